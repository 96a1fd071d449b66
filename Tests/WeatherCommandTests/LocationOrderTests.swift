import Testing
import WeatherCore

@testable import weather

struct LocationOrderTests {
  @Test(arguments: [
    ["Århus", "Bergen", "Łódź", "Zagreb"], ["Bern", "bern 2", "Bern 3"],
    ["Ōsaka", "oslo", "Österbro", "Ostia"],
    ["Resume", "Résumé", "resume 2"], ["Ístanbul", "İzmir", "Zürich"],
  ])
  func `sorts names by their letters, whatever marks and case they have`(names: [String]) throws {
    let point = try Coordinate(latitude: 1, longitude: 2)
    for order in [names, names.reversed(), Array(names.dropFirst()) + names.prefix(1)] {
      let sorted = LocationOrder.name.sorted(order.map { Location(name: $0, coordinate: point) })
      #expect(sorted.map(\.name) == names)
    }
  }
}
