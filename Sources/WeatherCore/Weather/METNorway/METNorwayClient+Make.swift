extension METNorwayClient {
  /// Makes the provider.
  static func make(_ settings: ServiceSettings) throws(ServiceError) -> any WeatherProvider {
    METNorwayClient(session: try settings.session(for: name, baseURL: baseURL))
  }
}
