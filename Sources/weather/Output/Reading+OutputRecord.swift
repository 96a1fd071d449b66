import WeatherCore

extension Reading: OutputRecord {
  static var documentKey: String { "conditions" }

  var point: Coordinate? { location.coordinate }

  static func table(_ records: [Reading], style: Style) -> Table {
    Table(
      columns: [
        Table.Column(title: "place", isShrinkable: true), Table.Column(title: "temp", isRightAligned: true),
        Table.Column(title: "feels", isRightAligned: true, isDroppable: true),
        Table.Column(title: "", isDroppable: true),
        Table.Column(title: "weather", isShrinkable: true), Table.Column(title: "wind", isDroppable: true),
        Table.Column(title: "observed"), Table.Column(title: "age", isDroppable: true),
      ],
      rows: records.map { $0.cells(style) })
  }

  private func cells(_ style: Style) -> [Table.Cell] {
    let name = Table.Cell(label.safe, paint: style.bold)
    guard let conditions else {
      let failure = failure?.message.safe
      return [
        name, Table.Cell("n/a"), Table.Cell(nil), Table.Cell(nil), Table.Cell(failure, paint: style.red),
      ]
        + [Table.Cell(nil), Table.Cell(nil), Table.Cell(nil)]
    }
    let time = localTime(conditions.observedAt).map { "\($0.clock) \($0.offsetText)" } ?? ""
    let stale = isStale ? ", stale" : ""
    return [
      name, Self.cell(temperature, conditions.temperature, style),
      Self.cell(apparentTemperature, conditions.apparentTemperature, style),
      Table.Cell(icons.picture(of: conditions.icon)),
      Table.Cell(conditions.summary?.safe ?? "n/a"),
      Table.Cell(wind ?? "n/a"),
      Table.Cell(time, paint: style.dim), Table.Cell("\(age?.description ?? "")\(stale)", paint: style.dim),
    ]
  }

  private static func cell(_ text: String?, _ celsius: Double?, _ style: Style) -> Table.Cell {
    guard let text, let celsius else { return Table.Cell("n/a") }
    return Table.Cell(text) { style.temperature($0, celsius: celsius) }
  }

  /// The name, and what tells the place from a namesake.
  private var label: String {
    [location.name, location.country].compactMap(\.self).joined(separator: ", ")
  }

  var sentence: String {
    guard let conditions else {
      return "\(location.name): not known, because \(failure?.message ?? "of an error")."
    }
    var parts: [String] = []
    if let value = conditions.temperature { parts.append(spoken(value)) }
    if let value = conditions.apparentTemperature { parts.append("feels like \(spoken(value))") }
    if let summary = conditions.summary { parts.append(summary) }
    if let speed = conditions.windSpeed {
      parts.append(speed < 0.3 ? "calm" : spokenWind(speed, conditions.windDirection))
    }
    let time = localTime(conditions.observedAt).map { "observed at \($0.clock) local time" }
    parts += [time, age?.description].compactMap(\.self)
    if isStale { parts.append("stale") }
    if data?.source.isSample == true { parts.append("sample data, made up") }
    return "\(location.name): \(parts.joined(separator: ", "))."
  }

  private func spoken(_ celsius: Double) -> String {
    let unit = formatter.units.temperature
    let number = unit.value(fromCelsius: celsius).rounded().decimalText(places: 0) ?? "0"
    let name =
      switch unit {
      case .celsius: "degrees Celsius"
      case .fahrenheit: "degrees Fahrenheit"
      case .kelvin: "kelvins"
      }
    return (number.hasPrefix("-") ? "minus \(number.dropFirst())" : number) + " " + name
  }

  private func spokenWind(_ speed: Double, _ direction: Double?) -> String {
    let unit = formatter.units.wind
    let number = unit.value(fromMetresPerSecond: speed).decimalText(places: 0) ?? "0"
    let from = direction.map { " from \(CompassPoint(degrees: $0).spokenName)" } ?? ""
    return unit == .beaufort ? "wind\(from), force \(number)" : "wind\(from), \(number) \(unit.spokenName)"
  }
}
