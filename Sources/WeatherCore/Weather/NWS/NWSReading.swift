#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a station observed.
struct NWSReading: Decodable {
  private struct Lenient: Decodable {
    var quantity: NWSQuantity?

    init(from decoder: any Decoder) throws {
      quantity = try? NWSQuantity(from: decoder)
    }
  }

  private let fields: LenientFields
  private let quantities: [String: NWSQuantity]

  init(from decoder: any Decoder) throws {
    fields = try LenientFields(from: decoder)
    quantities = try [String: Lenient](from: decoder).compactMapValues(\.quantity)
  }

  /// The conditions, or `nil` when the time is none.
  var conditions: WeatherData.CurrentConditions? {
    guard let observedAt = fields.moment("timestamp") else { return nil }
    let icon = fields.text("icon").map { NWSIcon(address: $0) }
    let words = fields.text("textDescription")?.safeForTerminal(limit: 80).lowercased()
    return WeatherData.CurrentConditions(
      observedAt: observedAt,
      summary: words,
      icon: icon?.icon,
      temperature: value("temperature", ServiceUnit.celsius),
      // The service gives one or the other, or neither in mild weather.
      apparentTemperature: value("windChill", ServiceUnit.celsius) ?? value("heatIndex", ServiceUnit.celsius),
      humidity: value("relativeHumidity", ServiceUnit.fraction),
      pressure: value("seaLevelPressure", ServiceUnit.hectopascals)
        ?? value("barometricPressure", ServiceUnit.hectopascals),
      windSpeed: value("windSpeed", ServiceUnit.metresPerSecond),
      windGust: value("windGust", ServiceUnit.metresPerSecond),
      windDirection: value("windDirection", ServiceUnit.degrees),
      precipitation: value("precipitationLastHour", ServiceUnit.millimetres),
      visibility: value("visibility", ServiceUnit.metres),
      isDay: icon?.isDay
    ).checked()
  }

  private func value(_ name: String, _ convert: (Double?, String?) -> Double?) -> Double? {
    guard let quantity = quantities[name] else { return nil }
    return convert(quantity.number, quantity.unit)
  }
}
