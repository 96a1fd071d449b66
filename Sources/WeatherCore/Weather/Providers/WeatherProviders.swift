/// The weather services that can be asked, by name.
public enum WeatherProviders: Sendable {
  /// What there is to say about a provider.
  public struct Description: Hashable, Sendable {
    /// The name as options spell it.
    public let name: String
    /// What it is, in a few words.
    public let summary: String
    /// Whether it needs a key.
    public let key: KeyRule

    /// The environment variable of the key, such as `WEATHER_OPEN_METEO_KEY`.
    public var keyVariable: String { ServiceSettings.keyVariable(of: name) }
    /// The environment variable of the base address, such as `WEATHER_OPEN_METEO_URL`.
    public var urlVariable: String { ServiceSettings.urlVariable(of: name) }
  }

  /// Whether a provider needs a key.
  public enum KeyRule: Hashable, Sendable {
    /// It works without, and has no use for one.
    case none
    /// It works without; with one it may do more.
    case optional
    /// It does not work without.
    case required
  }

  /// A provider, and how it is made.
  struct Entry: Sendable {
    var description: Description
    /// Whether its answers are worth keeping.
    var isCached: Bool
    var make: @Sendable (ServiceSettings) throws(ServiceError) -> any WeatherProvider

    init(
      _ name: String, _ summary: String, key: KeyRule = .none, isCached: Bool = true,
      make: @escaping @Sendable (ServiceSettings) throws(ServiceError) -> any WeatherProvider
    ) {
      description = Description(name: name, summary: summary, key: key)
      self.isCached = isCached
      self.make = make
    }
  }

  private static let entries = [
    Entry(OpenMeteoClient.name, "models, worldwide", key: .optional, make: OpenMeteoClient.make),
    Entry(METNorwayClient.name, "a model, worldwide", make: METNorwayClient.make),
    Entry(PirateWeatherClient.name, "models, worldwide", key: .required, make: PirateWeatherClient.make),
    Entry(NWSClient.name, "stations' observations, United States", make: NWSClient.make),
    Entry(FileProvider.name, "a saved answer of one of these", isCached: false, make: FileProvider.make),
    Entry(
      SampleWeather.name, "made-up weather for trying things out", isCached: false, make: SampleProvider.make),
  ]

  /// The provider that is asked when none is named.
  public static let defaultName = OpenMeteoClient.name

  /// All providers, the usual one first.
  public static var all: [Description] { entries.map(\.description) }

  /// The names of all providers.
  public static var names: [String] { entries.map(\.description.name) }

  /// Makes the service that asks the named providers: each one for the points at which those before it failed.
  ///
  /// - Parameters:
  ///   - names: The names, as options spell them, in any case. `file:answer.json` names the file as well.
  ///     None stands for the usual provider.
  ///   - settings: What the providers need to know.
  /// - Returns: The service.
  /// - Throws: A `ServiceError` with code `.usage` for an unknown name, `.configuration` for a missing key or
  ///   an impossible base address.
  public static func service(
    named names: [String], settings: ServiceSettings
  ) throws(ServiceError) -> any WeatherService {
    var providers: [any WeatherProvider] = []
    for text in names.isEmpty ? [defaultName] : names {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      var settings = settings
      var name = text.lowercased()
      if parts.count == 2, parts[0].lowercased() == FileProvider.name {
        name = FileProvider.name
        settings.filePath = String(parts[1])
      }
      guard let entry = entries.first(where: { $0.description.name == name }) else {
        let known = Self.names.joined(separator: ", ")
        throw ServiceError(
          code: .usage, message: "unknown provider '\(text.safeForTerminal(limit: 40))'; there are \(known)")
      }
      let provider = try entry.make(settings)
      providers.append(
        entry.isCached
          ? CachingProvider(provider, name: entry.description.name, settings: settings) : provider)
    }
    return FallbackWeatherService(providers: providers, settings: settings)
  }
}
