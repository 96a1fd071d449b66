import WeatherCore

extension CompassPoint {
  /// The point's name in words, such as `south-southwest`.
  var spokenName: String {
    let words = ["N": "north", "E": "east", "S": "south", "W": "west"]
    let letters = abbreviation.map { words[String($0), default: ""] }
    return letters.count == 3 ? "\(letters[0])-\(letters[1])\(letters[2])" : letters.joined()
  }
}

extension WindSpeedUnit {
  /// The unit's name in words.
  var spokenName: String {
    switch self {
    case .kilometresPerHour: "kilometres per hour"
    case .metresPerSecond: "metres per second"
    case .milesPerHour: "miles per hour"
    case .knots: "knots"
    case .beaufort: "Beaufort"
    }
  }
}
