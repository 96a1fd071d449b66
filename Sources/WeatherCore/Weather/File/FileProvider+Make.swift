extension FileProvider {
  /// Makes the provider, which needs the name of a file.
  static func make(_ settings: ServiceSettings) throws(ServiceError) -> any WeatherProvider {
    guard let path = settings.filePath, !path.isEmpty else {
      throw ServiceError(
        code: .configuration, message: "the provider 'file' needs the name of a file", provider: name)
    }
    return FileProvider(path: path, maximumAge: settings.maximumAge / .seconds(1), now: settings.now)
  }
}
