/// An answer of Open-Meteo's geocoder, which has no `results` when there are none.
struct FoundPlaces: Decodable {
  /// The places, those without a name or a point left out.
  let results: [FoundPlace]

  private enum Key: String, CodingKey {
    case results
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let fields = try container.decodeIfPresent([LenientFields].self, forKey: .results) ?? []
    results = fields.compactMap { FoundPlace($0) }
  }
}
