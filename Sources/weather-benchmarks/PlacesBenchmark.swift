import WeatherCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures how well and how fast places are found.
///
/// Arguments: a folder of look-up cases (`*.tsv`), and names of sets whose misses are printed; or single queries
/// after `--`, whose answers are printed.
enum PlacesBenchmark {
  static func run(_ arguments: [String]) throws {
    let service = try GazetteerGeocodingService()
    if arguments.first == "--" {
      for text in arguments.dropFirst() { PlacesAnswer.show(text, service) }
      return
    }
    let folder = arguments.first ?? "."
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      $0.hasSuffix(".tsv")
    }
    if files.isEmpty { print("no look-up cases in '\(folder)'") }
    var all = PlacesTiming()
    for file in files.sorted() {
      let name = String(file.dropLast(4))
      let cases = PlacesCase.read(folder + "/" + file)
      measure(name, cases, service, showsMisses: arguments.dropFirst().contains(name), &all)
    }
    print("all look-ups: \(all)")
    measureNearest(service)
    PlacesCompletions.measure(service)
  }

  private static func measure(
    _ name: String, _ cases: [PlacesCase], _ service: GazetteerGeocodingService, showsMisses: Bool,
    _ all: inout PlacesTiming
  ) {
    var timing = PlacesTiming()
    var first = 0
    var firstThree = 0
    var longer = 0
    for item in cases {
      let clock = ContinuousClock()
      let start = clock.now
      let places = service.places(matching: PlaceQuery(item.query)).places
      let time = clock.now - start
      timing.add(time, item.query)
      all.add(time, item.query)
      let hit = places.prefix(3).firstIndex { item.isHit($0, service) }
      if hit == 0 { first += 1 }
      if hit != 0, let place = places.first, item.isLongerName(of: place, service) { longer += 1 }
      if hit != nil { firstThree += 1 }
      if showsMisses, hit != 0 {
        let found = places.prefix(3).map { "\($0.name), \($0.region ?? "-"), \($0.country ?? "-")" }
        print(
          "  \(hit ?? -1) \(item.kind) \(item.query) -> \(item.name) \(item.country): \(found.joined(separator: " | "))"
        )
      }
    }
    let count = Double(max(1, cases.count))
    print(
      "\(name): \(cases.count) cases, first \(percent(Double(first) / count)) (with longer names "
        + "\(percent(Double(first + longer) / count))), first three "
        + "\(percent(Double(firstThree) / count)), \(timing)")
  }

  private static func measureNearest(_ service: GazetteerGeocodingService) {
    var timing = PlacesTiming()
    for latitude in stride(from: -90.0, through: 90, by: 4.7) {
      for longitude in stride(from: -180.0, through: 180, by: 7.3) {
        guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude) else { continue }
        let clock = ContinuousClock()
        let start = clock.now
        _ = service.place(nearestTo: coordinate)
        timing.add(clock.now - start, "\(latitude),\(longitude)")
      }
    }
    print("nearest place: \(timing)")
  }

  private static func percent(_ share: Double) -> String {
    "\((share * 1000).rounded() / 10) %"
  }
}
