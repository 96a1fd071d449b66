extension Double {
  /// The shortest decimal that reads back as the same number, without an exponent.
  ///
  /// Numbers nearer to zero than a ten-thousandth are rounded to twelve places.
  package var plainText: String {
    let text = "\(self)"
    if text.hasSuffix(".0") { return text == "-0.0" ? "0" : String(text.dropLast(2)) }
    guard text.contains("e") else { return text }
    var digits = String(Int64((magnitude * 1e12).rounded()))
    digits = String(repeating: "0", count: max(0, 13 - digits.count)) + digits
    var plain = "\(digits.dropLast(12)).\(digits.suffix(12))"
    while plain.hasSuffix("0") { plain.removeLast() }
    return (self < 0 ? "-" : "") + (plain.hasSuffix(".") ? String(plain.dropLast()) : plain)
  }
}
