#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One point's part of a saved answer.
struct SavedAnswer: Sendable {
  /// The point, or `nil` when the answer does not tell it.
  var coordinate: Coordinate?
  /// The weather there.
  var data: WeatherData

  /// Reads the answers in a file, of whichever service it is.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - fetchedAt: When it was saved.
  ///   - isStale: Whether that is too long ago.
  ///   - now: The time, for services that answer with a series.
  ///   - failure: Makes an error of a problem.
  /// - Returns: The answers, at least one.
  /// - Throws: An error when the file is no answer of a service that is known.
  static func all(
    in bytes: [UInt8], fetchedAt: Date, isStale: Bool, now: Date, failure: (String) -> ServiceError
  ) throws(ServiceError) -> [SavedAnswer] {
    guard JSONDepth.isWithin(64, bytes) else { throw failure("it is nested too deep") }
    let decoder = JSONDecoder()
    let content = Data(bytes)
    func answer(
      _ service: WeatherData.Source, _ coordinate: Coordinate?, _ timeZone: String?,
      _ current: WeatherData.CurrentConditions?
    ) -> SavedAnswer {
      let source = WeatherData.Source(
        provider: FileProvider.name, attribution: service.attribution + ", from a file", url: service.url)
      return SavedAnswer(
        coordinate: coordinate,
        data: WeatherData(
          current: current?.isEmpty == true ? nil : current, timeZone: timeZone, fetchedAt: fetchedAt,
          source: source, isStale: isStale))
    }

    let answers = (try? decoder.decode(OpenMeteoAnswers.self, from: content).all) ?? []
    let understood = answers.compactMap { try? $0.get() }
    if !understood.isEmpty {
      return understood.map { answer(OpenMeteoClient.source, $0.coordinate, $0.timeZone, $0.conditions) }
    }
    if let forecast = try? decoder.decode(GeoJSONFeature<METNorwayForecast>.self, from: content) {
      let steps = forecast.properties.conditions
      let step = steps.last { $0.observedAt <= now } ?? steps.first
      return [answer(METNorwayClient.source, forecast.coordinate, nil, step)]
    }
    if let weather = try? decoder.decode(PirateWeatherAnswer.self, from: content), let units = weather.units {
      let current = weather.conditions(in: units)
      return [answer(PirateWeatherClient.source, weather.coordinate, weather.timeZone, current)]
    }
    if let observation = try? decoder.decode(GeoJSONFeature<NWSReading>.self, from: content),
      let current = observation.properties.conditions
    {
      return [answer(NWSClient.source, observation.coordinate, nil, current)]
    }
    let names = [OpenMeteoClient.name, METNorwayClient.name, PirateWeatherClient.name, NWSClient.name]
    throw failure("it is no answer of \(names.joined(separator: ", "))")
  }
}
