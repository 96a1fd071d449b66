extension SampleProvider {
  /// Makes the provider.
  static func make(_ settings: ServiceSettings) throws(ServiceError) -> any WeatherProvider {
    SampleProvider(client: WeatherPreviewClient(now: settings.now))
  }
}
