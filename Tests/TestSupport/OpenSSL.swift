import Foundation

/// The system's `openssl` command, for certificates and servers that tests need.
public enum OpenSSL {
  /// Whether the command is there.
  public static let isPresent = path != nil

  private static let path = ["/usr/bin/openssl", "/usr/local/bin/openssl", "/opt/homebrew/bin/openssl"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// A command that has not been started.
  static func process(_ arguments: [String], in folder: String) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "/nonexistent/openssl")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Makes a key `key.pem` and a certificate `certificate.pem` that signs itself.
  ///
  /// - Parameters:
  ///   - folder: Where to put them.
  ///   - address: The address that the certificate is for.
  ///   - dates: From when to when it holds, as `YYYYMMDDHHMMSSZ`.
  /// - Throws: When a step fails.
  public static func makeCertificate(
    in folder: String, for address: String, dates: (from: String, to: String)
  ) throws {
    let configuration = """
      [ca]
      default_ca = test
      [test]
      database = index.txt
      serial = serial
      new_certs_dir = .
      default_md = sha256
      policy = any
      x509_extensions = server
      [any]
      commonName = supplied
      [server]
      subjectAltName = IP:\(address)
      basicConstraints = critical, CA:true
      """
    for (name, text) in [("ca.cnf", configuration), ("index.txt", ""), ("serial", "01\n")] {
      try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
    }
    try run(
      [
        "req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", "key.pem",
        "-out", "request.pem", "-subj", "/CN=\(address)",
      ], in: folder)
    try run(
      [
        "ca", "-config", "ca.cnf", "-selfsign", "-keyfile", "key.pem", "-in", "request.pem", "-batch",
        "-notext",
        "-startdate", dates.from, "-enddate", dates.to, "-out", "certificate.pem",
      ], in: folder)
  }

  private static func run(_ arguments: [String], in folder: String) throws {
    let process = process(arguments, in: folder)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableNotLoadable) }
  }
}
