/// The start of a block of a compiled zone file (RFC 8536, 3.1).
struct ZoneFileHeader: Hashable, Sendable {
  static let size = 44

  let version: Int
  let transitionCount: Int
  let typeCount: Int
  private let universalCount: Int
  private let standardCount: Int
  private let leapCount: Int
  private let nameSize: Int

  /// Reads a header, or returns `nil` if there is none or its counts are beyond reason.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count >= ZoneFileHeader.size, bytes.prefix(4).elementsEqual("TZif".utf8) else { return nil }
    let digit = bytes[bytes.startIndex + 4]
    version = digit.isASCIIDigit ? Int(digit - 0x30) : 1
    let counts = (0..<6).map { index in
      bytes.dropFirst(20 + index * 4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    let most = 1 << 16
    guard counts.allSatisfy({ $0 <= most }) else { return nil }
    universalCount = counts[0]
    standardCount = counts[1]
    leapCount = counts[2]
    transitionCount = counts[3]
    typeCount = counts[4]
    nameSize = counts[5]
  }

  /// The bytes between this header and the block's end.
  func bodySize(timeSize: Int) -> Int {
    transitionCount * (timeSize + 1) + typeCount * 6 + nameSize + leapCount * (timeSize + 4) + standardCount
      + universalCount
  }
}
