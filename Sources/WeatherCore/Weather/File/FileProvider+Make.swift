extension FileProvider {
  /// Makes the provider, which needs the name of a file.
  static func make(_ settings: WeatherSettings) throws(WeatherError) -> any WeatherProvider {
    guard let path = settings.filePath, !path.isEmpty else {
      throw WeatherError(
        code: .configuration, message: "the provider 'file' needs the name of a file", provider: name)
    }
    return FileProvider(path: path, maximumAge: settings.maximumAge / .seconds(1), now: settings.now)
  }
}
