import Foundation

/// A web server on this machine that speaks TLS: `openssl s_server`, which sends files as they are.
public final class TLSServer {
  /// Where the server is: `https://127.0.0.1:49152`, without a slash at the end.
  public let url: String

  /// The server's certificate, in PEM form.
  public let certificatePath: String

  private let folder: TemporaryFolder
  private let process: Process

  /// Starts a server whose `/answer` is a JSON text.
  ///
  /// - Parameters:
  ///   - address: The address that the certificate is for.
  ///   - dates: From when to when it holds, as `YYYYMMDDHHMMSSZ`.
  ///   - text: The answer.
  /// - Throws: When a step fails.
  public init(
    address: String = "127.0.0.1",
    dates: (from: String, to: String) = ("20200101000000Z", "20990101000000Z"), text: String = "{}"
  ) throws {
    folder = try TemporaryFolder()
    try OpenSSL.makeCertificate(in: folder.path, for: address, dates: dates)
    certificatePath = folder.path + "/certificate.pem"
    let answer =
      "HTTP/1.0 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)"
    try answer.write(toFile: folder.path + "/answer", atomically: false, encoding: .utf8)

    process = OpenSSL.process(
      ["s_server", "-accept", "127.0.0.1:0", "-cert", "certificate.pem", "-key", "key.pem", "-HTTP"],
      in: folder.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // Free ports have five digits, and the line's end comes late.
    var said = ""
    var port: Substring?
    while port == nil {
      let news = output.fileHandleForReading.availableData
      guard !news.isEmpty else { throw CocoaError(.executableNotLoadable) }
      said += String(decoding: news, as: UTF8.self)
      port = said.firstMatch(of: /ACCEPT .*:(\d{5})/)?.output.1
    }
    url = "https://127.0.0.1:\(port ?? "")"
  }

  deinit {
    // The process may have been started with other signals blocked.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
