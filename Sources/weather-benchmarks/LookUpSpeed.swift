import WeatherCore

/// Look-ups of places in this process, next to the most that they may take.
enum LookUpSpeed {
  static func rows(_ bench: Workbench) async throws -> [SpeedRow] {
    let service = try GazetteerGeocodingService()
    let names = ["köln", "東京", "Paris Texas", "Springfield, IL", "sao paulo", "Москва", "Halle"]
    let mistyped = ["Kölnn", "Bruxeles", "Amsterdan", "Philadelfia", "Johannesbrug", "Stokholm", "Reykjavk"]
    return [
      row("a look-up, the slowest of \(names.count)", slowest(names, service), limit: 0.001),
      row("a mistyped one, the slowest of \(mistyped.count)", slowest(mistyped, service), limit: 0.01),
    ]
  }

  private static func row(_ work: String, _ seconds: Double, limit: Double) -> SpeedRow {
    SpeedRow(
      work: work, result: SpeedRow.time(seconds), peer: "\(SpeedRow.rounded(limit * 1000)) ms",
      ratio: seconds / limit, goal: "1")
  }

  /// The longest of the times that the queries take, each the middle of several.
  private static func slowest(_ queries: [String], _ service: GazetteerGeocodingService) -> Double {
    queries.map { text in
      let times = (0..<21).map { _ in
        let start = ContinuousClock.now
        precondition(
          !service.places(matching: PlaceQuery(text)).places.isEmpty, "nothing found for '\(text)'")
        return start.duration(to: .now) / .seconds(1)
      }
      return times.sorted()[times.count / 2]
    }.max() ?? .nan
  }
}
