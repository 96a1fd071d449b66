/// Numbers as JSON writes them.
enum JSONNumber {
  /// The nearest `Double` to a number in a part of some bytes; infinite when it is too large.
  ///
  /// Up to 19 digits with a small exponent take a short way that is exact: both the digits and the power of
  /// ten are then `Double`s without rounding (W. D. Clinger, "How to Read Floating Point Numbers
  /// Accurately", 1990).
  static func double(in range: Range<Int>, of bytes: [UInt8]) -> Double {
    let span = bytes.span
    var index = range.lowerBound
    let isNegative = span[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var digits: UInt64 = 0
    var digitCount = 0
    var scale = 0
    var isAfterPoint = false
    while index < range.upperBound {
      let byte = span[index]
      if byte == UInt8(ascii: ".") {
        isAfterPoint = true
      } else if byte &- 0x30 < 10 {
        digitCount += 1
        guard digitCount < 20 else { break }
        digits = digits &* 10 &+ UInt64(byte &- 0x30)
        if isAfterPoint { scale += 1 }
      } else {
        break
      }
      index += 1
    }
    guard index == range.upperBound, digits <= 1 << 53, scale < powers.count else {
      return slowDouble(in: range, of: bytes)
    }
    let magnitude = Double(digits) / powers[scale]
    return isNegative ? -magnitude : magnitude
  }

  /// The integer in a part of some bytes, or `nil` when the number has a fraction, an exponent or too many
  /// digits.
  static func integer(in range: Range<Int>, of bytes: [UInt8]) -> Int? {
    let span = bytes.span
    let isNegative = span[range.lowerBound] == UInt8(ascii: "-")
    var number = 0
    for index in (isNegative ? range.lowerBound + 1 : range.lowerBound)..<range.upperBound {
      let digit = Int(span[index]) - 0x30
      guard 0...9 ~= digit else { return nil }
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      let (next, carry) = product.subtractingReportingOverflow(digit)
      guard !overflow, !carry else { return nil }
      number = next
    }
    // Counted downwards, where there is one number more.
    return isNegative ? number : number == .min ? nil : -number
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]

  private static func slowDouble(in range: Range<Int>, of bytes: [UInt8]) -> Double {
    Double(String(decoding: bytes[range], as: UTF8.self)) ?? .nan
  }
}
