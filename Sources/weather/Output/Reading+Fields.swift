import WeatherCore

extension Reading {
  static let fields: [Field<Reading>] = columns + details + placeFields

  private static let columns: [Field<Reading>] = [
    Field("id", "The id in the list") { $0.location.id },
    Field(
      "temperature", "The air temperature", display: { $0.temperature }
    ) {
      $0.number(\.temperature, 1) { $0.temperature.value(fromCelsius: $1) }
    },
    Field(
      "apparentTemperature", "What the temperature feels like",
      display: { $0.apparentTemperature }
    ) { $0.number(\.apparentTemperature, 1) { $0.temperature.value(fromCelsius: $1) } },
    Field("windSpeed", "The wind's mean speed", display: { $0.text(\.windSpeed, WeatherFormatter.windSpeed) })
    {
      $0.number(\.windSpeed, 1) { $0.wind.value(fromMetresPerSecond: $1) }
    },
    Field(
      "windDirection", "Where the wind comes from, in degrees; in templates a compass point",
      display: { $0.conditions?.windDirection.map { "\(CompassPoint(degrees: $0).abbreviation)" } }
    ) { $0.number(\.windDirection, 0) { $1.wholeDegrees } },
    Field("summary", "The weather in a few words", isFreeText: true) { $0.conditions?.summary },
    Field(
      "observedAt", "The time that the values are for; in templates the place's clock",
      display: { reading in reading.conditions.flatMap { reading.localTime($0.observedAt)?.clock } }
    ) { reading in reading.conditions.flatMap { reading.localTime($0.observedAt)?.timestamp } },
    Field("source", "The service that was asked") { $0.data?.source.provider ?? $0.failure?.provider },
    Field("error", "Why there are no values", isFreeText: true) { $0.failure?.message },
  ]

  private static let details: [Field<Reading>] = [
    Field("wind", "The wind in words, such as from SW 14 km/h", isColumn: false) { $0.wind },
    Field("windGust", "The speed of gusts", isColumn: false) {
      $0.text(\.windGust, WeatherFormatter.windSpeed)
    },
    Field("humidity", "The relative humidity", isColumn: false) {
      $0.text(\.humidity, WeatherFormatter.percentage)
    },
    Field("pressure", "The air pressure at sea level", isColumn: false) {
      $0.text(\.pressure, WeatherFormatter.pressure)
    },
    Field("precipitation", "The rain and melted snow of the last hour", isColumn: false) {
      $0.text(\.precipitation, WeatherFormatter.precipitation)
    },
    Field("cloudCover", "The part of the sky that is covered", isColumn: false) {
      $0.text(\.cloudCover, WeatherFormatter.percentage)
    },
    Field("visibility", "How far one can see", isColumn: false) {
      $0.text(\.visibility, WeatherFormatter.visibility)
    },
    Field("uvIndex", "The ultraviolet index", isColumn: false) {
      $0.conditions?.uvIndex?.decimalText(places: 0)
    },
    Field("icon", "A small picture of the weather", isColumn: false) {
      let picture = ($0.icons == .none ? IconSet.unicode : $0.icons).picture(of: $0.conditions?.icon)
      return picture.isEmpty ? nil : picture
    },
    Field("age", "How long ago the values were observed", isColumn: false) { $0.age?.description },
    Field("stale", "The word stale, when the values are older than asked for", isColumn: false) {
      $0.isStale ? "stale" : nil
    },
    Field("attribution", "The credit that the service asks for", isColumn: false, isFreeText: true) {
      $0.data?.source.attribution
    },
  ]

  /// The place's own fields, as the list has them.
  private static let placeFields: [Field<Reading>] = Location.fields.filter { $0.name != "id" }.map { field in
    Field(field.name, field.help, isColumn: false, isFreeText: field.isFreeText) { field.value($0.location) }
  }

  private func text(
    _ value: KeyPath<WeatherData.CurrentConditions, Double?>,
    _ format: (WeatherFormatter) -> (Double) -> String
  ) -> String? {
    conditions?[keyPath: value].map(format(formatter))
  }

  private func number(
    _ value: KeyPath<WeatherData.CurrentConditions, Double?>, _ places: Int,
    _ convert: (Units, Double) -> Double
  ) -> String? {
    conditions?[keyPath: value].flatMap { convert(formatter.units, $0).decimalText(places: places) }
  }
}
