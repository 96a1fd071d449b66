extension WeatherData {
  /// The service that an answer came from.
  public struct Source: Hashable, Sendable {
    /// The provider's name as options spell it, such as `open-meteo`.
    public var provider: String

    /// The credit that the service's terms ask for.
    public var attribution: String

    /// The address to link to with the attribution, or `nil`.
    public var url: String?

    /// Whether the values are made up, for demonstrations and tests.
    public var isSample: Bool

    /// Creates a source.
    public init(provider: String, attribution: String, url: String? = nil, isSample: Bool = false) {
      self.provider = provider
      self.attribution = attribution
      self.url = url
      self.isSample = isSample
    }
  }
}
