extension OpenMeteoClient {
  /// Makes the provider; with a key, it asks the service's host for customers.
  static func make(_ settings: ServiceSettings) throws(ServiceError) -> any WeatherProvider {
    let key = settings.keys[name]
    let session = try settings.session(for: name, baseURL: key == nil ? baseURL : paidBaseURL)
    return OpenMeteoClient(session: session, key: key)
  }
}
