import WeatherCore

extension Workbench {
  /// A place of about 260 bytes, which is on no other's place.
  static func location(_ number: Int) -> Location {
    guard
      // Five decimals, as in GeoNames: the digits are whole numbers first.
      let coordinate = try? Coordinate(
        latitude: Double(number % 1700 * 10_000 - 8_498_765) / 100_000,
        longitude: Double(number / 1700 * 10_000 - 17_912_345) / 100_000)
    else { preconditionFailure("no coordinate for \(number)") }
    return Location(
      id: "place-number-\(number)", name: "Saint-Étienne-du-Bois-\(number)", region: "Pays de la Loire",
      country: "FR", coordinate: coordinate, timeZone: "Europe/Paris", geonameID: 2_000_000 + number,
      note: "the note of a place is as long as people care to write", tags: ["home", "work"])
  }
}
