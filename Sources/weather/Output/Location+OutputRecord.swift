import WeatherCore

extension Location: OutputRecord {
  static var documentKey: String { "locations" }

  static let fields: [Field<Location>] = [
    Field("id", "The id in the list") { $0.id },
    Field("name", "The name", isFreeText: true) { $0.name },
    Field("region", "The first-level region", isFreeText: true) { $0.region },
    Field("country", "The ISO 3166-1 code of the country", isFreeText: true) { $0.country },
    Field("latitude", "Degrees north") { $0.coordinate.latitude.plainText },
    Field("longitude", "Degrees east") { $0.coordinate.longitude.plainText },
    Field("timeZone", "The IANA name of the time zone", isFreeText: true) { $0.timeZone },
    Field("tags", "The tags, separated by commas", isFreeText: true) { location in
      location.tags.isEmpty ? nil : location.tags.joined(separator: ",")
    },
    Field("note", "The note", isFreeText: true) { $0.note },
    Field("geonameID", "The number in GeoNames", isColumn: false) { $0.geonameID.map(String.init) },
    Field("coordinates", "Degrees with their directions", isColumn: false) { $0.coordinate.degreesText },
  ]

  static func table(_ records: [Location], style: Style) -> Table {
    Table(
      columns: [
        // An id that is cut could not be typed.
        Table.Column(title: "id"), Table.Column(title: "name", isShrinkable: true),
        Table.Column(title: "region", isShrinkable: true, isDroppable: true),
        Table.Column(title: "country", isDroppable: true),
        Table.Column(title: "coordinates", isDispensable: true),
        Table.Column(title: "tags", isShrinkable: true, isDroppable: true),
        Table.Column(title: "note", isShrinkable: true, isDroppable: true),
      ],
      rows: records.map { location in
        [
          Table.Cell(location.id.safe, paint: style.bold), Table.Cell(location.name.safe),
          Table.Cell(location.region?.safe), Table.Cell(location.country?.safe),
          Table.Cell(location.coordinate.degreesText),
          Table.Cell(location.tags.joined(separator: ",").safe), Table.Cell(location.note?.safe),
        ]
      })
  }

  var json: JSONOutput {
    var members: [(String, JSONOutput)] = [("id", .string(id)), ("name", .string(name))]
    if let region { members.append(("region", .string(region))) }
    if let country { members.append(("country", .string(country))) }
    members.append(("latitude", .number(coordinate.latitude.plainText)))
    members.append(("longitude", .number(coordinate.longitude.plainText)))
    if let timeZone { members.append(("timeZone", .string(timeZone))) }
    if let geonameID { members.append(("geonameID", .number(geonameID))) }
    if let note { members.append(("note", .string(note))) }
    if !tags.isEmpty { members.append(("tags", .array(tags.map(JSONOutput.string)))) }
    return .object(members)
  }

  var point: Coordinate? { coordinate }

  var sentence: String {
    let place = [name, region, country].compactMap(\.self).joined(separator: ", ")
    return "\(place), at \(coordinate.spokenText), saved as \(id)."
  }
}
