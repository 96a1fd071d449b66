/// A look at a JSON text before a decoder that recurses is let at it.
enum JSONDepth {
  /// Whether no object or array is nested deeper than a limit.
  ///
  /// It counts brackets outside of strings; whether they match is the decoder's business.
  static func isWithin(_ limit: Int, _ bytes: [UInt8]) -> Bool {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth > limit { return false }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return true
  }
}
