import WeatherCore

extension Coordinate {
  /// The degrees in words, such as `33.86 degrees south, 151.21 degrees east`.
  var spokenText: String {
    func words(_ degrees: Double, _ positive: String, _ negative: String) -> String {
      let number = abs(degrees).decimalText(places: 2) ?? "0"
      return "\(number) \(number == "1" ? "degree" : "degrees") \(degrees < 0 ? negative : positive)"
    }
    return "\(words(latitude, "north", "south")), \(words(longitude, "east", "west"))"
  }
}
