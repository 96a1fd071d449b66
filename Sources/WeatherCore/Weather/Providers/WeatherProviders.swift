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
    public var keyVariable: String { WeatherProviders.keyVariable(of: name) }
    /// The environment variable of the base address, such as `WEATHER_OPEN_METEO_URL`.
    public var urlVariable: String { "WEATHER_\(WeatherProviders.variablePart(of: name))_URL" }
  }

  /// Whether a provider needs a key.
  public enum KeyRule: Hashable, Sendable {
    case none
    case optional
    case required
  }

  private struct Entry: Sendable {
    var description: Description
    var make: @Sendable (WeatherSettings) throws(WeatherError) -> any WeatherProvider

    init(
      _ name: String, _ summary: String, key: KeyRule = .none,
      make: @escaping @Sendable (WeatherSettings) throws(WeatherError) -> any WeatherProvider
    ) {
      description = Description(name: name, summary: summary, key: key)
      self.make = make
    }
  }

  private static let entries = [
    Entry(OpenMeteoClient.name, "models, worldwide", key: .optional, make: OpenMeteoClient.make),
    Entry(SampleWeather.name, "made-up weather for trying things out", make: SampleProvider.make),
  ]

  /// The provider that is asked when none is named.
  public static let defaultName = OpenMeteoClient.name

  /// All providers, the usual one first.
  public static var all: [Description] { entries.map(\.description) }

  /// The names of all providers.
  public static var names: [String] { entries.map(\.description.name) }

  /// The environment variable of a provider's key.
  static func keyVariable(of name: String) -> String { "WEATHER_\(variablePart(of: name))_KEY" }

  private static func variablePart(of name: String) -> String {
    name.uppercased().split(separator: "-").joined(separator: "_")
  }

  /// Makes the service that asks the named providers: each one for the points at which those before it failed.
  ///
  /// - Throws: A `WeatherError` with code `.usage` for an unknown name, `.configuration` for a missing key or
  ///   an impossible base address.
  public static func service(
    named names: [String], settings: WeatherSettings
  ) throws(WeatherError) -> any WeatherService {
    var providers: [any WeatherProvider] = []
    for name in names.isEmpty ? [defaultName] : names {
      guard let entry = entries.first(where: { $0.description.name == name.lowercased() }) else {
        let known = Self.names.joined(separator: ", ")
        throw WeatherError(
          code: .usage, message: "unknown provider '\(name.safeForTerminal(limit: 40))'; there are \(known)")
      }
      providers.append(try entry.make(settings))
    }
    return FallbackWeatherService(providers: providers, timeout: settings.timeout)
  }
}
