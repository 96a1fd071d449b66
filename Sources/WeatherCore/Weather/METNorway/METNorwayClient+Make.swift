extension METNorwayClient {
  /// Makes the provider.
  static func make(_ settings: WeatherSettings) throws(WeatherError) -> any WeatherProvider {
    METNorwayClient(session: try settings.session(for: name, baseURL: baseURL))
  }
}
