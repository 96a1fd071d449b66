import WeatherCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the commands ask for places and weather, and where time comes from.
struct Services: Sendable {
  /// The path of the list of places.
  var listPath: @Sendable (Settings) -> String
  /// Opens the list of places; is given what is told of a change that could not keep all of the file.
  var store: @Sendable (Settings, _ warn: @escaping @Sendable (String) -> Void) throws -> any Store
  /// Finds places without a network.
  var geocoding: @Sendable () throws -> any GeocodingService
  /// Finds places by asking a service.
  var onlineGeocoding: @Sendable (Settings) throws -> any GeocodingService
  /// Asks for the weather.
  var weather:
    @Sendable (Settings, _ progress: @escaping @Sendable (_ points: Int) -> Void) throws -> any WeatherService
  /// The seconds that a zone's clocks are ahead of UTC at a moment, or `nil` for an unknown zone.
  var offset: @Sendable (_ zone: String, _ date: Date) -> Int?
  /// The time of day.
  var now: @Sendable () -> Date
  /// The clock that waiting goes by.
  var clock: any Clock<Duration>
  /// Reads a file that the user named.
  var readFile: @Sendable (String) throws -> [UInt8]
  /// The ISO 3166-1 alpha-2 code of the country of the place nearest to a point, or `nil` when unknown.
  var country: @Sendable (Coordinate) -> String?
  /// The ISO 3166-1 alpha-2 code of a country by its name, or `nil` when no single country is called so.
  var countryCode: @Sendable (_ name: String) -> String?
  /// Names of places that begin as typed, for the completions of shells.
  var completions: @Sendable (_ prefix: String) -> [String]
}
