/// What the National Weather Service says about a point: who observes there.
struct NWSPoint: Decodable {
  private let properties: LenientFields

  /// The path of the list of stations, or `nil` when the answer has none.
  ///
  /// The answer has a whole address; its host is not followed, and its path only when it is of the known form.
  var stationsPath: String? {
    guard let address = properties.text("observationStations") else { return nil }
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    guard let start = parts.firstIndex(of: "gridpoints"), parts.count == start + 4,
      parts[start + 3] == "stations",
      parts[(start + 1)...].allSatisfy({ part in
        !part.isEmpty
          && part.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: ",") }
      })
    else { return nil }
    return "/" + parts[start...].joined(separator: "/")
  }

  /// The point's zone, or `nil`.
  var timeZone: String? {
    properties.text("timeZone")?.safeForTerminal(limit: 64)
  }
}
