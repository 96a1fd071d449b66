extension PirateWeatherClient {
  /// Makes the provider, which needs a key.
  static func make(_ settings: ServiceSettings) throws(ServiceError) -> any WeatherProvider {
    PirateWeatherClient(
      session: try settings.session(for: name, baseURL: baseURL), key: try settings.requiredKey(of: name))
  }
}
