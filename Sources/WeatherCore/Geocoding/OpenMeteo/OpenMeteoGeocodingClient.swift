/// Finds places by Open-Meteo's geocoder, whose data is that of GeoNames.
public struct OpenMeteoGeocodingClient: GeocodingService {
  /// The service's name where base addresses are set.
  public static let name = "open-meteo-geocoding"

  /// The service by whose name the key is given, which is this one's sister.
  private static let keyOwner = "open-meteo"
  private static let baseURL = "https://geocoding-api.open-meteo.com"
  /// Where requests with a key go.
  private static let paidBaseURL = "https://customer-geocoding-api.open-meteo.com"
  /// The service filters after counting, if at all; so all that it gives is asked for and filtered here.
  private static let mostPlaces = 100
  /// The most letters of a name that are sent.
  private static let longestName = 200

  private let session: ServiceSession
  private let key: Secret?
  private let deadline: @Sendable () -> Deadline
  private let areas: @Sendable (String) -> NamedAreas

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - settings: What services need to know; the key of `open-meteo` is this service's too.
  ///   - areas: What tells which countries and regions a qualifier names, such as
  ///     ``GazetteerGeocodingService/areas(named:)``. Without it, qualifiers must be alpha-2 codes of countries, or the
  ///     names that the service gives.
  /// - Throws: A `ServiceError` with code `.configuration` for an impossible base address.
  public init(
    settings: ServiceSettings, areas: @escaping @Sendable (String) -> NamedAreas = { _ in NamedAreas() }
  ) throws(ServiceError) {
    self.areas = areas
    key = settings.keys[OpenMeteoGeocodingClient.keyOwner]
    let url = key == nil ? OpenMeteoGeocodingClient.baseURL : OpenMeteoGeocodingClient.paidBaseURL
    session = try settings.session(for: OpenMeteoGeocodingClient.name, baseURL: url)
    deadline = settings.deadline
  }

  public func places(matching query: PlaceQuery) async throws -> PlaceMatches {
    let deadline = deadline()
    let parts = query.parts
    guard let name = parts.first else { return PlaceMatches(places: []) }
    let given = [
      query.region.map { AreaQualifier($0, of: .region, areas: areas) },
      query.country.map { AreaQualifier($0, of: .country, areas: areas) },
    ].compactMap(\.self)
    let qualifiers = parts.dropFirst().map { AreaQualifier($0, areas: areas) } + given

    let found = try await found(name, by: deadline)
    if found.isEmpty, parts.count == 1 {
      // Without a comma, the service takes the qualifier for a part of the name.
      let words = name.split(separator: " ")
      for count in [1, 2] where words.count > count {
        let shorter = words.dropLast(count).joined(separator: " ")
        let last = AreaQualifier(words.suffix(count).joined(separator: " "), areas: areas)
        let places = try await self.found(shorter, by: deadline).filter { isPlace($0, in: [last] + given) }
        if !places.isEmpty { return matches(places, name: shorter, limit: query.limit) }
      }
    }
    let places = found.filter { isPlace($0, in: qualifiers) }
    if places.isEmpty, !found.isEmpty {
      return PlaceMatches(
        places: [],
        remark:
          "no '\(name.safeForTerminal())' in '\(qualifiers.map(\.typed).joined(separator: ", ").safeForTerminal())'"
      )
    }
    return matches(places, name: name, limit: query.limit)
  }

  private func found(_ name: String, by deadline: Deadline) async throws(ServiceError) -> [FoundPlace] {
    let text = String(
      String.UnicodeScalarView(name.unicodeScalars.prefix(OpenMeteoGeocodingClient.longestName)))
    let target =
      "/v1/search?name=\(text.percentEncoded)&count=\(OpenMeteoGeocodingClient.mostPlaces)&language=en&format=json"
    let headers = key.map { ["X-Api-Key": $0.revealed()] } ?? [:]
    let response = try await session.get(target, headers: headers, by: deadline)
    return try session.decode(FoundPlaces.self, from: response.body).results
  }

  /// Whether a place is where all qualifiers say.
  private func isPlace(_ place: FoundPlace, in qualifiers: [AreaQualifier]) -> Bool {
    qualifiers.allSatisfy { place.isIn($0, areas: areas) }
  }

  /// Ranks places: whole names before beginnings, settlements before other things, then by population.
  private func matches(_ found: [FoundPlace], name: String, limit: Int) -> PlaceMatches {
    let folded = name.foldedForSearch
    let settlements = found.filter(\.isSettlement)
    let ranked = (settlements.isEmpty ? found : settlements).map { $0.place(matching: folded) }.sorted {
      first, second in
      if first.isExactMatch != second.isExactMatch { return first.isExactMatch }
      return first.population ?? 0 > second.population ?? 0
    }
    return PlaceMatches(places: ranked, limit: limit)
  }
}
