extension ServiceSettings {
  /// Makes the session of a provider.
  ///
  /// - Throws: A `ServiceError` with code `.configuration` when the base address is impossible.
  func session(for provider: String, baseURL: String) throws(ServiceError) -> ServiceSession {
    var url = baseURLs[provider] ?? baseURL
    while url.hasSuffix("/") { url.removeLast() }
    guard WebAddress(url) != nil, !url.contains("?"), !url.contains("#") else {
      throw ServiceError(
        code: .configuration,
        message: "the base address of '\(provider)' must begin with https://, or http:// and a name of this "
          + "machine, and have no query",
        provider: provider)
    }
    return ServiceSession(
      provider: provider, baseURL: url,
      client: RetryingHTTPClient(httpClient, clock: clock, now: now), progress: progress, now: now)
  }

  /// The key of a provider that does not work without.
  ///
  /// - Throws: A `ServiceError` with code `.configuration` when there is none.
  func requiredKey(of provider: String) throws(ServiceError) -> Secret {
    guard let key = keys[provider] else {
      let variable = Self.keyVariable(of: provider)
      throw ServiceError(
        code: .configuration,
        message: "'\(provider)' needs a key; set \(variable) or \(variable)_FILE, or write "
          + "{\"providers\": {\"\(provider)\": {\"key\": \"…\"}}} into config.json",
        provider: provider)
    }
    return key
  }
}
