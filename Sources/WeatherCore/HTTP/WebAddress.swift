/// The parts of an address that decide where a request goes.
struct WebAddress: Hashable, Sendable {
  /// The scheme: `https` or `http`.
  let scheme: String
  /// The host in lower case, an IPv6 address without its brackets.
  let host: String
  /// The port, given or usual.
  let port: Int

  /// Reads an address, or returns `nil` if it is not `https`, or `http` on this machine.
  ///
  /// Names and passwords, characters outside of printable ASCII, and empty hosts are refused.
  init?(_ text: String) {
    guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "\\") }) else { return nil }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    scheme = text[..<colon].lowercased()
    let rest = text[text.index(after: colon)...]
    guard rest.hasPrefix("//") else { return nil }
    let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
    guard !authority.contains("@") else { return nil }

    let portText: Substring?
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      host = authority[authority.index(after: authority.startIndex)..<end].lowercased()
      let tail = authority[authority.index(after: end)...]
      guard tail.isEmpty || tail.hasPrefix(":") else { return nil }
      portText = tail.isEmpty ? nil : tail.dropFirst()
    } else {
      let parts = authority.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      host = parts.first?.lowercased() ?? ""
      portText = parts.count > 1 ? parts[1] : nil
    }
    guard !host.isEmpty else { return nil }

    switch portText {
    case .some(let text):
      guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
        (1...65535).contains(number)
      else { return nil }
      port = number
    case .none:
      port = scheme == "https" ? 443 : 80
    }
    guard scheme == "https" || (scheme == "http" && isLoopback) else { return nil }
  }

  /// Whether the host is this machine.
  var isLoopback: Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.first == "127"
      && parts.allSatisfy { part in
        part.utf8.allSatisfy(\.isASCIIDigit) && UInt8(part) != nil
      }
  }

  /// The host, with the port when it is not the usual one.
  var label: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port == (scheme == "https" ? 443 : 80) ? name : "\(name):\(port)"
  }
}
