extension Substring {
  /// Takes a character off the front, if it is there.
  mutating func takePrefix(_ character: Character) -> Bool {
    guard first == character else { return false }
    removeFirst()
    return true
  }

  /// Takes a number of at most three digits off the front, or returns `nil`.
  mutating func takeNumber() -> Int? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    guard digits.count <= 3, let number = Int(decimal: digits) else { return nil }
    removeFirst(digits.count)
    return number
  }

  /// Takes a signed time `h[:mm[:ss]]` off the front, in seconds, or returns `nil`.
  mutating func takeTime() -> Int? {
    let isNegative = takePrefix("-")
    if !isNegative { _ = takePrefix("+") }
    guard let hours = takeNumber(), hours <= 167 else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] {
      guard takePrefix(":") else { break }
      guard let number = takeNumber(), number < 60 else { return nil }
      seconds += number * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// Takes an abbreviation, three letters or more, or any in angle brackets, off the front.
  mutating func takeZoneName() -> Bool {
    if takePrefix("<") {
      guard let end = firstIndex(of: ">") else { return false }
      self = self[index(after: end)...]
      return true
    }
    let letters = prefix { $0.isASCII && $0.isLetter }
    guard letters.count >= 3 else { return false }
    removeFirst(letters.count)
    return true
  }
}
