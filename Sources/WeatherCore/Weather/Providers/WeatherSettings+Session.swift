extension WeatherSettings {
  /// Makes the session of a provider.
  ///
  /// - Throws: A `WeatherError` with code `.configuration` when the base address is impossible.
  func session(for provider: String, baseURL: String) throws(WeatherError) -> ProviderSession {
    var url = baseURLs[provider] ?? baseURL
    while url.hasSuffix("/") { url.removeLast() }
    guard WebAddress(url) != nil, !url.contains("?"), !url.contains("#") else {
      throw WeatherError(
        code: .configuration,
        message: "the base address of '\(provider)' must begin with https://, or http:// and a name of this "
          + "machine, and have no query",
        provider: provider)
    }
    return ProviderSession(
      provider: provider, baseURL: url,
      client: RetryingHTTPClient(httpClient, clock: clock, now: now), progress: progress, now: now)
  }

  /// The key of a provider that does not work without.
  ///
  /// - Throws: A `WeatherError` with code `.configuration` when there is none.
  func requiredKey(of provider: String) throws(WeatherError) -> Secret {
    guard let key = keys[provider] else {
      let variable = WeatherProviders.keyVariable(of: provider)
      throw WeatherError(
        code: .configuration, message: "'\(provider)' needs a key; set \(variable) or \(variable)_FILE",
        provider: provider)
    }
    return key
  }
}
