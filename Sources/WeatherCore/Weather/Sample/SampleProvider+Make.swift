extension SampleProvider {
  /// Makes the provider.
  static func make(_ settings: WeatherSettings) throws(WeatherError) -> any WeatherProvider {
    SampleProvider(client: WeatherPreviewClient(now: settings.now))
  }
}
