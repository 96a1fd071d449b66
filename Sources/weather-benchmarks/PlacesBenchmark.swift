import WeatherCore

/// Measures how well and how fast places are found.
enum PlacesBenchmark {
  static func run(_ arguments: [String]) {
    do {
      let service = try GazetteerGeocodingService()
      for query in arguments {
        let clock = ContinuousClock()
        var matches = PlaceMatches(places: [])
        let time = clock.measure { matches = service.places(matching: PlaceQuery(query)) }
        print(
          "== \(query)  \(time)  unambiguous: \(matches.unambiguous?.name ?? "-")  \(matches.remark ?? "")  \(matches.suggestions)"
        )
        for place in matches.places.prefix(5) {
          print(
            "   \(place.name) | \(place.region ?? "-") | \(place.subregion ?? "-") | \(place.country ?? "-") \(place.coordinate.latitude),\(place.coordinate.longitude) \(place.timeZone ?? "-") \(place.population ?? 0) \(place.feature ?? "-") \(place.geonameID ?? 0) [\(place.matched)] \(place.isExactMatch)"
          )
        }
      }
    } catch {
      print("\(error)")
    }
  }
}
