#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a station observed.
struct NWSObservation: Decodable {
  private struct Geometry: Decodable {
    var coordinates: [Double]
  }

  private let properties: Properties
  private let geometry: Geometry?

  private struct Properties: Decodable {
    var fields: LenientFields
    var quantities: [String: NWSQuantity]

    private struct Lenient: Decodable {
      var quantity: NWSQuantity?

      init(from decoder: any Decoder) throws {
        quantity = try? NWSQuantity(from: decoder)
      }
    }

    init(from decoder: any Decoder) throws {
      fields = try LenientFields(from: decoder)
      quantities = try [String: Lenient](from: decoder).compactMapValues(\.quantity)
    }
  }

  private enum Key: String, CodingKey {
    case properties, geometry
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    properties = try container.decode(Properties.self, forKey: .properties)
    geometry = try? container.decode(Geometry.self, forKey: .geometry)
  }

  /// Where the station is, or `nil` when the answer does not tell it.
  var coordinate: Coordinate? { Coordinate(geoJSON: geometry?.coordinates) }

  /// The conditions, or `nil` when the time is none.
  var conditions: WeatherData.CurrentConditions? {
    guard let time = properties.fields.text("timestamp").flatMap({ Timestamp($0) }), time.offset != nil else {
      return nil
    }
    let icon = properties.fields.text("icon").map { NWSIcon(address: $0) }
    let words = properties.fields.text("textDescription")?.safeForTerminal(limit: 80).lowercased()
    return WeatherData.CurrentConditions(
      observedAt: Date(timeIntervalSince1970: time.secondsSince1970(assumingOffset: 0)),
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
    guard let quantity = properties.quantities[name] else { return nil }
    return convert(quantity.number, quantity.unit)
  }
}
