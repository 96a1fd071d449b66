extension Duration {
  /// Reads a duration such as `10m`, `1.5s`, `500ms` or `2h`; a bare number is in seconds.
  ///
  /// - Returns: The duration, or `nil` for anything else, for a negative one, and beyond a hundred years.
  init?(parsing text: String) {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let factors = ["": 1_000.0, "ms": 1, "s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000]
    guard let factor = factors[text.dropFirst(number.count).lowercased()],
      number.first?.isNumber == true, number.last?.isNumber == true,
      let value = Double(number), value * factor < 3.2e12
    else { return nil }
    self = .milliseconds(Int64((value * factor).rounded()))
  }
}
