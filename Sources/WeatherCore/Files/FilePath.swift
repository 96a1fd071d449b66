/// A path, or one part of it, as the bytes that the system takes: they need not be text.
public struct FilePath: Hashable, Sendable {
  /// The bytes, without a zero byte at the end.
  public let bytes: [UInt8]

  /// Creates a path from bytes, such as those of an argument or an environment variable.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a path from text.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The bytes as C calls take them.
  var characters: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// The part after the last slash: empty when the path ends with one.
  var name: FilePath {
    FilePath(bytes: Array(bytes[((bytes.lastIndex(of: Self.slash) ?? -1) + 1)...]))
  }

  /// The folder that the last part is in.
  var folder: FilePath {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return FilePath(".") }
    let end = bytes[..<slash].lastIndex { $0 != Self.slash }
    return end.map { FilePath(bytes: Array(bytes[...$0])) } ?? FilePath("/")
  }

  /// Whether the path starts at the root.
  var isAbsolute: Bool { bytes.first == Self.slash }

  /// A path inside this folder; an absolute one stays as it is.
  func appending(_ other: FilePath) -> FilePath {
    if other.isAbsolute { return other }
    return FilePath(bytes: bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + other.bytes)
  }

  /// The name with something put before and after it.
  func with(prefix: String = "", suffix: String) -> FilePath {
    FilePath(bytes: Array(prefix.utf8) + bytes + Array(suffix.utf8))
  }

  private static let slash = UInt8(ascii: "/")
}

extension FilePath: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension FilePath: CustomStringConvertible {
  /// The path as text; bytes that are none show as U+FFFD.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
