import WeatherCore

extension LocationChange {
  /// The rows to show of the change: the locations as they are now, or as they were when they are gone.
  var rows: [Location] {
    guard isChange else { return [] }
    return after.isEmpty ? before : after
  }
}
