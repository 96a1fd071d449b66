extension Int {
  /// The number with a thin gap after each three digits, such as `1 019 022`, read alike everywhere.
  var groupedText: String {
    var text = ""
    for (index, digit) in String(magnitude).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(" ") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + String(text.reversed())
  }
}
