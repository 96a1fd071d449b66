#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A dump file: UTF-8 lines of tab-separated fields.
struct DumpFile {
  let name: String
  private let bytes: [UInt8]

  /// Reads a file of a folder; `nil` when it is optional and absent.
  init?(_ name: String, in folder: String, isOptional: Bool = false) throws(BuilderError) {
    let path = folder + "/" + name
    if isOptional, !FileManager.default.fileExists(atPath: path) { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .file(path: path, problem: "cannot be read")
    }
    self.name = name
    bytes = Array(data)
  }

  /// Calls a closure with each line. Empty lines and those that begin with `#` are passed over.
  func forEachLine(
    fieldCount: Int, _ body: (DumpLine) throws(BuilderError) -> Void
  ) throws(BuilderError) {
    var start = 0
    var number = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      number += 1
      defer { start = end + 1 }
      if end == start || bytes[start] == 0x23 { continue }
      guard let text = String(validating: bytes[start..<end], as: UTF8.self) else {
        throw .line(file: name, line: number, problem: "not valid UTF-8")
      }
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == fieldCount else {
        throw .line(file: name, line: number, problem: "\(fields.count) fields instead of \(fieldCount)")
      }
      if text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F }) {
        throw .line(file: name, line: number, problem: "a control character")
      }
      try body(DumpLine(file: name, number: number, fields: fields))
    }
  }
}
