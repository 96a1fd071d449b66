/// A point at which the weather is asked for.
struct WeatherQuestion: Hashable, Sendable {
  /// Where it is.
  var coordinate: Coordinate
  /// An earlier answer that the service may confirm, or `nil`.
  var known: WeatherAnswer?
}
