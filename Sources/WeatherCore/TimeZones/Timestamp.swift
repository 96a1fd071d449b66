/// A moment as web services spell it: `2026-07-28T15:45`, with seconds, a fraction and a zone or without.
struct Timestamp: Hashable, Sendable {
  /// The seconds since 1970 that the digits stand for if they are in universal time.
  let digits: Double

  /// How far the stated zone is east of Greenwich, in seconds, or `nil` when none is stated.
  let offset: Int?

  /// Reads a time, or returns `nil` when it is malformed or no such time exists.
  init?(_ text: String) {
    var rest = Substring(text)
    guard let year = rest.takeDigits(4), rest.take("-"), let month = rest.takeDigits(2), rest.take("-"),
      let day = rest.takeDigits(2), rest.take("T") || rest.take(" "), let hour = rest.takeDigits(2),
      rest.take(":"), let minute = rest.takeDigits(2)
    else { return nil }
    var second = 0
    var fraction = 0.0
    if rest.take(":") {
      guard let digits = rest.takeDigits(2) else { return nil }
      second = digits
      if rest.take(".") {
        let text = rest.prefix { $0.isASCII && $0.isNumber }
        guard (1...9).contains(text.utf8.count), let digits = Int(decimal: text) else { return nil }
        fraction = Double(digits) / text.reduce(1.0) { power, _ in power * 10 }
        rest = rest.dropFirst(text.count)
      }
    }
    guard
      let time = CivilTime(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    else { return nil }
    digits = Double(time.secondsSince1970) + fraction

    if rest.isEmpty {
      offset = nil
    } else if rest == "Z" {
      offset = 0
    } else {
      let isWest = rest.take("-")
      guard isWest || rest.take("+"), let hours = rest.takeDigits(2), rest.take(":") || true,
        let minutes = rest.takeDigits(2), rest.isEmpty, hours < 24, minutes < 60
      else { return nil }
      offset = (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
    }
  }

  /// The seconds since 1970, taking digits without a zone as local time that is `assumed` seconds east.
  func secondsSince1970(assumingOffset assumed: Int) -> Double {
    digits - Double(offset ?? assumed)
  }
}

extension Substring {
  fileprivate mutating func take(_ character: Character) -> Bool {
    guard first == character else { return false }
    removeFirst()
    return true
  }

  fileprivate mutating func takeDigits(_ count: Int) -> Int? {
    let text = prefix(count)
    guard text.count == count, let number = Int(decimal: text) else { return nil }
    removeFirst(count)
    return number
  }
}
