/// A place that Open-Meteo's geocoder found.
struct FoundPlace: Hashable, Sendable {
  private let name: String
  private let coordinate: Coordinate
  private let fields: LenientFields

  /// Creates a place, or returns `nil` when the service does not tell its name and where it is.
  ///
  /// Zeros stand for nothing: no place is at zero degrees north and east.
  init?(_ fields: LenientFields) {
    guard let name = FoundPlace.plain(fields.text("name")), let latitude = fields.number("latitude"),
      let longitude = fields.number("longitude"), latitude != 0 || longitude != 0,
      let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    self.name = name
    self.coordinate = coordinate
    self.fields = fields
  }

  /// Whether people live there, by its feature code; a place without a code is given the benefit of the doubt.
  var isSettlement: Bool {
    fields.text("feature_code")?.hasPrefix("PPL") ?? true
  }

  /// Whether the place is where a qualifier says; `areas` tells what else its region is called.
  func isIn(_ qualifier: AreaQualifier, areas: (String) -> NamedAreas) -> Bool {
    if qualifier.scope != .region, isInCountry(qualifier) { return true }
    return qualifier.scope != .country && isInRegion(qualifier, areas)
  }

  private func isInCountry(_ qualifier: AreaQualifier) -> Bool {
    if let countryCode, qualifier.areas.countries.contains(countryCode) { return true }
    return ["country_code", "country"].contains { text($0)?.foldedForSearch == qualifier.folded }
  }

  private func isInRegion(_ qualifier: AreaQualifier, _ areas: (String) -> NamedAreas) -> Bool {
    let keys = ["admin1", "admin2", "admin3", "admin4"]
    if keys.contains(where: { text($0)?.foldedForSearch == qualifier.folded }) { return true }
    guard !qualifier.areas.regions.isEmpty, let countryCode, let region = text("admin1") else { return false }
    return areas(region).regions.contains {
      $0.country == countryCode && qualifier.areas.regions.contains($0)
    }
  }

  /// The place, told apart by whether its name is what was asked for.
  func place(matching folded: String) -> Place {
    Place(
      name: name, region: text("admin1"), subregion: text("admin2"), country: countryCode,
      countryName: text("country"), coordinate: coordinate, timeZone: text("timezone"),
      population: whole("population"), feature: text("feature_code"), geonameID: whole("id"), matched: name,
      isExactMatch: name.foldedForSearch == folded)
  }

  private var countryCode: String? {
    guard let code = text("country_code"), code.utf8.count == 2, code.utf8.allSatisfy(\.isASCIILetter) else {
      return nil
    }
    return code.uppercased()
  }

  private func text(_ key: String) -> String? {
    FoundPlace.plain(fields.text(key))
  }

  private func whole(_ key: String) -> Int? {
    fields.number(key).flatMap { Int(exactly: $0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// A text that is fit to be saved, or `nil`: foreign control characters are not kept, even as escapes.
  private static func plain(_ text: String?) -> String? {
    guard let text, !text.isEmpty, text.safeForTerminal(limit: 200) == text else { return nil }
    return text
  }
}
