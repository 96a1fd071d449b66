import WeatherCore

extension Place: OutputRecord {
  static var documentKey: String { "places" }

  static let fields: [Field<Place>] = [
    Field("name", "The name", isFreeText: true) { $0.name },
    Field("region", "The first-level region", isFreeText: true) { $0.region },
    Field("subregion", "The second-level region", isFreeText: true) { $0.subregion },
    Field("country", "The ISO 3166-1 code of the country") { $0.country },
    Field("latitude", "Degrees north") { $0.coordinate.latitude.plainText },
    Field("longitude", "Degrees east") { $0.coordinate.longitude.plainText },
    Field("timeZone", "The IANA name of the time zone") { $0.timeZone },
    Field("population", "How many people live there") { $0.population.map(String.init) },
    Field("feature", "The GeoNames feature code") { $0.feature },
    Field("geonameID", "The number in GeoNames") { $0.geonameID.map(String.init) },
    Field("matched", "The spelling that fitted", isFreeText: true) { $0.matched },
    Field("countryName", "The country's English name", isColumn: false, isFreeText: true) { $0.countryName },
    Field("coordinates", "Degrees with their directions", isColumn: false) { $0.coordinate.degreesText },
  ]

  static func table(_ records: [Place], style: Style) -> Table {
    Table(
      columns: [
        Table.Column(title: "#", isRightAligned: true), Table.Column(title: "name", isShrinkable: true),
        Table.Column(title: "region", isShrinkable: true), Table.Column(title: "country", isShrinkable: true),
        Table.Column(title: "people", isRightAligned: true, isDroppable: true),
        Table.Column(title: "coordinates"),
      ],
      rows: records.enumerated().map { index, place in
        let region = [place.region, place.subregion].compactMap(\.self).joined(separator: ", ")
        return [
          Table.Cell("\(index + 1)", paint: style.dim), Table.Cell(place.label.safe, paint: style.bold),
          Table.Cell(region.safe),
          Table.Cell((place.countryName ?? place.country)?.safe, short: place.country?.safe),
          Table.Cell(place.population.map { $0.groupedText }), Table.Cell(place.coordinate.degreesText),
        ]
      })
  }

  /// The name, with the spelling that fitted where that is another.
  private var label: String {
    name.foldedForSearch == matched.foldedForSearch || matched.isEmpty || Coordinate.isMeant(by: matched)
      ? name : "\(name) (\(matched))"
  }

  var json: JSONOutput {
    .object([
      ("name", .string(name)), ("region", .text(region)), ("subregion", .text(subregion)),
      ("country", .text(country)), ("countryName", .text(countryName)),
      ("latitude", .number(coordinate.latitude.plainText)),
      ("longitude", .number(coordinate.longitude.plainText)), ("timeZone", .text(timeZone)),
      ("population", .number(population)), ("feature", .text(feature)), ("geonameID", .number(geonameID)),
      ("matched", .string(matched)),
    ])
  }

  var point: Coordinate? { coordinate }

  var sentence: String {
    let place = [name, subregion, region, countryName ?? country].compactMap(\.self).joined(separator: ", ")
    let people = population.map { ", \($0) people" } ?? ""
    return "\(place)\(people), at \(coordinate.spokenText)."
  }
}
