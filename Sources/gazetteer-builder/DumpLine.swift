import WeatherCore

/// One line of a dump file: fields separated by tabs.
struct DumpLine {
  let file: String
  let number: Int
  let fields: [Substring]

  /// A field as text; an error when it is empty.
  func required(_ index: Int, _ name: String) throws(BuilderError) -> String {
    guard !fields[index].isEmpty else { throw fault("\(name) is missing") }
    return String(fields[index])
  }

  /// A field as a whole number in a range.
  func integer(_ index: Int, _ name: String, in range: ClosedRange<Int>) throws(BuilderError) -> Int {
    let text = fields[index]
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(text), range.contains(value)
    else {
      throw fault("\(name) '\(text)' is not a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// Decimal degrees in units of 1e-5, rounded.
  func degrees(_ index: Int, _ name: String, limit: Int) throws(BuilderError) -> Int {
    var digits = fields[index][...]
    let isNegative = digits.first == "-"
    if isNegative { digits.removeFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber =
      parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard isNumber, parts[0].count <= 3, let whole = Int(parts[0]) else {
      throw fault("\(name) '\(fields[index])' is not in decimal degrees")
    }
    let fraction = parts.count == 2 ? Array(parts[1].utf8.prefix(6)) : []
    var value = whole
    for place in 0..<6 { value = value * 10 + (place < fraction.count ? Int(fraction[place]) - 0x30 : 0) }
    value = (value + 5) / 10
    guard value <= limit * 100_000 else { throw fault("\(name) '\(fields[index])' is out of range") }
    return isNegative ? -value : value
  }

  /// Letters or digits of ASCII of a given length.
  func code(_ index: Int, _ name: String, length: Int) throws(BuilderError) -> String {
    let text = fields[index]
    guard text.utf8.count == length, text.utf8.allSatisfy({ isLetterOrDigit($0) }) else {
      throw fault("\(name) '\(text)' is not \(length) capitals or digits")
    }
    return String(text)
  }

  /// An error about this line.
  func fault(_ problem: String) -> BuilderError {
    .line(file: file, line: number, problem: problem)
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
  }
}
