/// The stations that observe the weather near a point.
struct NWSStations: Decodable {
  private struct Feature: Decodable {
    var properties: LenientFields?
  }

  private let features: [Feature]

  /// The stations' short names, the nearest first; what cannot be one is left out.
  var identifiers: [String] {
    features.compactMap { $0.properties?.text("stationIdentifier") }.filter { name in
      (1...12).contains(name.utf8.count) && name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }
  }
}
