import WeatherCore

/// Prints what is found for one query.
enum PlacesAnswer {
  static func show(_ text: String, _ service: GazetteerGeocodingService) {
    let clock = ContinuousClock()
    let start = clock.now
    let matches = service.places(matching: PlaceQuery(text))
    let time = clock.now - start
    print("\(text): \(time), taken: \(matches.unambiguous?.name ?? "-"), remark: \(matches.remark ?? "-")")
    if !matches.suggestions.isEmpty {
      print("  suggestions: \(matches.suggestions.joined(separator: " | "))")
    }
    for place in matches.places.prefix(6) {
      print(
        "  \(place.isExactMatch ? "=" : "~") \(place.name) [\(place.matched)], \(place.region ?? "-"), \(place.subregion ?? "-"), "
          + "\(place.country ?? "-"), \(place.feature ?? "-"), \(place.population ?? 0)")
    }
  }
}
