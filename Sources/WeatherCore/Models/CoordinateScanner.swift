/// Reads the parts of a coordinate's text.
struct CoordinateScanner {
  /// The text, cut to be shown in a message.
  let shown: String
  /// Whether the text begins with `geo:`.
  let hasScheme: Bool
  private let text: Substring

  /// The longest text that may be a coordinate, in bytes.
  private static let longest = 80

  /// Prepares a text, with minus signs and marks of degrees in their plain forms.
  init(_ text: String) {
    let trimmed = String(text.prefix(Self.longest * 2)).trimmed
    shown = trimmed.count > 40 ? trimmed.prefix(40) + "…" : trimmed
    let scheme = "geo:"
    hasScheme = trimmed.count >= 4 && trimmed.prefix(4).lowercased() == scheme
    // The parameters of a geo: address say nothing of the place itself.
    let body = hasScheme ? trimmed.dropFirst(4).prefix { $0 != ";" && $0 != "?" } : trimmed[...]
    self.text = body
  }

  /// Whether the text is short enough, and not empty.
  var isReadable: Bool { !text.isEmpty && text.utf8.count <= Self.longest }

  /// Whether there are digits, and nothing that only a name has.
  var looksLikeDegrees: Bool {
    guard let first = text.unicodeScalars.first, isReadable else { return false }
    guard Self.signs.contains(first) || Self.isDigit(first) || Self.compass.contains(first) else {
      return false
    }
    var digits = 0
    var lettersInRow = 0
    for scalar in text.unicodeScalars {
      if Self.isDigit(scalar) { digits += 1 }
      lettersInRow = Self.compass.contains(scalar) ? lettersInRow + 1 : 0
      let isKnown =
        Self.isDigit(scalar) || Self.compass.contains(scalar) || Self.separators.contains(scalar)
        || Self.signs.contains(scalar) || Self.marks.contains(scalar) || scalar == "."
      if !isKnown || lettersInRow > 1 { return false }
    }
    // One bare number is more likely a name (the district "15") than half a coordinate.
    return digits > 0 && (text.unicodeScalars.contains { !Self.isDigit($0) })
  }

  /// Latitude and longitude in decimal degrees, or `nil` when the text is in another form.
  func decimalDegrees() throws(CoordinateError) -> (latitude: Double, longitude: Double)? {
    let pieces = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.split(whereSeparator: \.isWhitespace) }
    if pieces.contains(where: { $0.contains { Self.number($0) == nil } }) { return nil }
    // A geo: address may have an altitude.
    let words = pieces.flatMap(\.self)
    if hasScheme, pieces.count == 3, pieces.allSatisfy({ $0.count == 1 }) {
      return pair(words[0], words[1])
    }
    if pieces.count == 1, words.count == 2 { return pair(words[0], words[1]) }
    if pieces.count == 2, pieces.allSatisfy({ $0.count == 1 }) {
      // Two whole numbers around a comma without a space are one number to those who write 48,85.
      let isGlued = !text.contains(where: \.isWhitespace) && !words.contains { $0.contains(".") }
      if isGlued, !hasScheme, words[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
        throw .decimalComma(shown)
      }
      return pair(words[0], words[1])
    }
    // "48,85 2,35", "48,85,2,35", "48,85, 2,35"
    let isCommas = (3...4).contains(pieces.count) && !text.contains(".")
    if isCommas, !words.isEmpty { throw .decimalComma(shown) }
    return nil
  }

  /// Latitude and longitude with letters of the compass, or `nil` when the text is in another form.
  func compassDegrees() throws(CoordinateError) -> (latitude: Double, longitude: Double)? {
    var parts: [(numbers: [Double], letter: Unicode.Scalar)] = []
    var numbers: [Double] = []
    var letterFirst: Unicode.Scalar?
    for token in tokens() {
      if let letter = token.unicodeScalars.first, Self.compass.contains(letter),
        token.unicodeScalars.count == 1
      {
        if numbers.isEmpty {
          guard letterFirst == nil else { return nil }
          letterFirst = letter
        } else if let first = letterFirst {
          parts.append((numbers, first))
          (numbers, letterFirst) = ([], letter)
        } else {
          parts.append((numbers, letter))
          numbers = []
        }
      } else {
        guard let number = Self.number(token[...]), number.sign == .plus else { return nil }
        numbers.append(number)
      }
    }
    if let letterFirst, !numbers.isEmpty { parts.append((numbers, letterFirst)) }
    guard parts.count == 2, let first = Self.degrees(parts[0].numbers),
      let second = Self.degrees(parts[1].numbers)
    else { return nil }
    let values = [(parts[0].letter, first), (parts[1].letter, second)].map { letter, value in
      (
        isLatitude: "NSns".unicodeScalars.contains(letter),
        value: "SWsw".unicodeScalars.contains(letter) ? -value : value
      )
    }
    guard values[0].isLatitude != values[1].isLatitude else { return nil }
    return values[0].isLatitude ? (values[0].value, values[1].value) : (values[1].value, values[0].value)
  }

  private func pair(_ latitude: Substring, _ longitude: Substring) -> (latitude: Double, longitude: Double)? {
    guard let latitude = Self.number(latitude), let longitude = Self.number(longitude) else { return nil }
    return (latitude, longitude)
  }

  /// Numbers and letters, without what stands between.
  private func tokens() -> [String] {
    var tokens: [String] = []
    var token = ""
    for scalar in text.unicodeScalars {
      let isPart = Self.isDigit(scalar) || scalar == "." || Self.signs.contains(scalar)
      if !isPart, !token.isEmpty {
        tokens.append(token)
        token = ""
      }
      if isPart {
        token.unicodeScalars.append(scalar)
      } else if !Self.marks.contains(scalar), !Self.separators.contains(scalar) {
        tokens.append(String(scalar))
      }
    }
    return token.isEmpty ? tokens : tokens + [token]
  }
}

extension CoordinateScanner {
  private static let compass = Set("NSEWnsew".unicodeScalars)
  private static let signs = Set("-+\u{2212}".unicodeScalars)
  private static let marks = Set("°º˚'′’\"″”".unicodeScalars)
  private static let separators = Set(", \t\u{A0}\u{202F};/".unicodeScalars)

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }

  /// A number of at most three digits before the point and twenty after, with an optional sign.
  private static func number(_ text: Substring) -> Double? {
    var digits = text
    let isNegative = digits.first == "-" || digits.first == "\u{2212}"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0.unicodeScalars.allSatisfy(isDigit) }),
      (1...3).contains(parts[0].count), parts.count == 1 || (1...20).contains(parts[1].count),
      let value = Double(String(digits))
    else { return nil }
    return isNegative ? -value : value
  }

  /// Degrees from degrees, minutes and seconds, only the last of which may have a fraction.
  private static func degrees(_ numbers: [Double]) -> Double? {
    guard (1...3).contains(numbers.count), numbers.dropFirst().allSatisfy({ $0 < 60 }),
      numbers.dropLast().allSatisfy({ $0 == $0.rounded(.down) })
    else { return nil }
    return numbers.reversed().reduce(0) { $0 / 60 + $1 }
  }
}
