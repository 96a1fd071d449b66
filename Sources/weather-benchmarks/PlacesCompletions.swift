import WeatherCore

/// Measures how fast names are completed.
enum PlacesCompletions {
  static func measure(_ service: GazetteerGeocodingService) {
    var timing = PlacesTiming()
    for prefix in [
      "a", "b", "s", "sa", "san", "san ", "new", "bru", "mün", "saint", "п", "мос", "東", "st", "la", "z",
      "xq",
    ] {
      let clock = ContinuousClock()
      for _ in 0..<20 {
        let start = clock.now
        _ = service.completions(prefix: prefix)
        timing.add(clock.now - start, prefix)
      }
    }
    print("completions: \(timing)")
  }
}
