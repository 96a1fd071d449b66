extension NWSClient {
  /// Makes the provider.
  static func make(_ settings: ServiceSettings) throws(ServiceError) -> any WeatherProvider {
    NWSClient(session: try settings.session(for: name, baseURL: baseURL))
  }
}
