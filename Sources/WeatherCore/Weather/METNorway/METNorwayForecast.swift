#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What MET Norway forecasts for one point.
struct METNorwayForecast: Decodable {
  private struct Meta: Decodable {
    var units: LenientFields
  }

  private struct Step: Decodable {
    var time: LenientValue
    var data: StepData
  }

  private struct StepData: Decodable {
    var instant: Period?
    var next_1_hours: Period?
    var next_6_hours: Period?
    var next_12_hours: Period?
  }

  private struct Period: Decodable {
    var summary: LenientFields?
    var details: LenientFields?
  }

  private struct Geometry: Decodable {
    var coordinates: [Double]
  }

  private let meta: Meta
  private let timeseries: [Step]

  /// The conditions at each time, in order of time; steps without a time are left out.
  var conditions: [WeatherData.CurrentConditions] {
    timeseries.compactMap(conditions(of:)).sorted { $0.observedAt < $1.observedAt }
  }

  private func conditions(of step: Step) -> WeatherData.CurrentConditions? {
    guard let observedAt = step.time.moment else { return nil }
    let units = meta.units
    let instant = step.data.instant?.details
    func value(_ name: String, _ convert: (Double?, String?) -> Double?) -> Double? {
      convert(instant?.number(name), units.text(name))
    }
    let periods = [step.data.next_1_hours, step.data.next_6_hours, step.data.next_12_hours]
    let symbol = periods.lazy.compactMap { $0?.summary?.text("symbol_code") }.first.map {
      METNorwaySymbol(code: $0)
    }
    return WeatherData.CurrentConditions(
      observedAt: observedAt,
      summary: symbol?.summary,
      icon: symbol?.icon,
      temperature: value("air_temperature", ServiceUnit.celsius),
      humidity: value("relative_humidity", ServiceUnit.fraction),
      pressure: value("air_pressure_at_sea_level", ServiceUnit.hectopascals),
      windSpeed: value("wind_speed", ServiceUnit.metresPerSecond),
      windGust: value("wind_speed_of_gust", ServiceUnit.metresPerSecond),
      windDirection: value("wind_from_direction", ServiceUnit.degrees),
      precipitation: ServiceUnit.millimetres(
        step.data.next_1_hours?.details?.number("precipitation_amount"),
        in: units.text("precipitation_amount")),
      cloudCover: value("cloud_area_fraction", ServiceUnit.fraction),
      isDay: symbol?.isDay
    ).checked()
  }
}
