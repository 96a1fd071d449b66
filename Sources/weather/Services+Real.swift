import WeatherCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Services {
  /// The places of the world, made on first use.
  private static let places = Result { try GazetteerGeocodingService() }

  /// The services of the installed program: files, the place data in the binary, and the network.
  static func real(folders: Folders) -> Services {
    let zones = ZoneDatabase()
    return Services(
      listPath: { settings in settings.text("store") ?? folders.list },
      store: { settings, warn in try settings.fileStore(standardPath: folders.list, warn: warn) },
      geocoding: { try places.get() },
      onlineGeocoding: { settings in
        try OpenMeteoGeocodingClient(
          settings: settings.weatherSettings(for: [
            WeatherProviders.defaultName, OpenMeteoGeocodingClient.name,
          ]),
          areas: { (try? places.get().areas(named: $0)) ?? NamedAreas() })
      },
      weather: { settings, progress in
        try settings.weatherService(cacheFolder: folders.cache, progress: progress)
      },
      offset: { zone, date in zones.offset(of: zone, at: date) },
      now: { Date() }, clock: ContinuousClock(), readFile: { try UserFile.contents(of: $0) },
      country: { try? places.get().place(nearestTo: $0)?.place.country },
      countryCode: { try? places.get().countryCode(of: $0) },
      completions: { (try? places.get().completions(prefix: $0, limit: 500)) ?? [] })
  }
}
