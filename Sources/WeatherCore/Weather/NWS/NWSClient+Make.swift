extension NWSClient {
  /// Makes the provider.
  static func make(_ settings: WeatherSettings) throws(WeatherError) -> any WeatherProvider {
    NWSClient(session: try settings.session(for: name, baseURL: baseURL))
  }
}
