import WeatherCore

extension Reading {
  var json: JSONOutput {
    .object([
      ("location", location.json),
      ("current", conditions.map(json) ?? .null),
      ("observedAt", .text(conditions.flatMap { localTime($0.observedAt)?.timestamp })),
      ("fetchedAt", .text(data.flatMap { localTime($0.fetchedAt)?.timestamp })),
      ("ageSeconds", .number(age?.seconds)),
      ("stale", data == nil ? .null : .bool(isStale)),
      ("source", data.map { Self.json($0.source) } ?? .null),
      ("error", failure.map { CommandFailure($0).json } ?? .null),
    ])
  }

  private func json(_ conditions: WeatherData.CurrentConditions) -> JSONOutput {
    let units = formatter.units
    func value(_ value: Double?, _ places: Int, _ convert: (Double) -> Double) -> JSONOutput {
      .number(value.map(convert), places: places)
    }
    return .object([
      ("summary", .text(conditions.summary)),
      ("icon", .text(conditions.icon?.rawValue)),
      ("temperature", value(conditions.temperature, 2, units.temperature.value(fromCelsius:))),
      (
        "apparentTemperature", value(conditions.apparentTemperature, 2, units.temperature.value(fromCelsius:))
      ),
      ("humidity", value(conditions.humidity, 0) { $0 * 100 }),
      ("pressure", value(conditions.pressure, 2, units.pressure.value(fromHectopascals:))),
      ("windSpeed", value(conditions.windSpeed, 2, units.wind.value(fromMetresPerSecond:))),
      ("windGust", value(conditions.windGust, 2, units.wind.value(fromMetresPerSecond:))),
      ("windDirection", value(conditions.windDirection, 0) { $0.wholeDegrees }),
      (
        "precipitation",
        value(conditions.precipitation, 3) { units.precipitation.value(fromMillimetres: $0) }
      ),
      ("cloudCover", value(conditions.cloudCover, 0) { $0 * 100 }),
      ("visibility", value(conditions.visibility, 2, units.visibility.value(fromMetres:))),
      ("uvIndex", value(conditions.uvIndex, 1) { $0 }),
      ("isDay", conditions.isDay.map(JSONOutput.bool) ?? .null),
    ])
  }

  private static func json(_ source: WeatherData.Source) -> JSONOutput {
    .object([
      ("provider", .string(source.provider)), ("attribution", .string(source.attribution)),
      ("url", .text(source.url)), ("sample", .bool(source.isSample)),
    ])
  }
}

extension Units {
  /// The unit of each number in `current`'s JSON.
  var json: JSONOutput {
    .object([
      ("temperature", .string(temperature.symbol)), ("apparentTemperature", .string(temperature.symbol)),
      ("humidity", .string("%")), ("pressure", .string(pressure.symbol)), ("windSpeed", .string(wind.symbol)),
      ("windGust", .string(wind.symbol)), ("windDirection", .string("°")),
      ("precipitation", .string(precipitation.symbol)), ("cloudCover", .string("%")),
      ("visibility", .string(visibility.symbol)),
    ])
  }
}
