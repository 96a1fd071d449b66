#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The weather by Open-Meteo: a model's values for each quarter of an hour, everywhere, without a key.
struct OpenMeteoClient: WeatherProvider {
  static let name = "open-meteo"
  static let baseURL = "https://api.open-meteo.com"
  /// Where requests with a key go.
  static let paidBaseURL = "https://customer-api.open-meteo.com"
  /// So many points keep the address well below what servers take, and a request's cost below its limit.
  static let mostPoints = 100

  static let source = WeatherData.Source(
    provider: name, attribution: "Weather data by Open-Meteo.com (CC BY 4.0)", url: "https://open-meteo.com/")

  private static let variables = [
    "temperature_2m", "relative_humidity_2m", "apparent_temperature", "is_day", "precipitation",
    "weather_code", "cloud_cover", "pressure_msl", "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m",
    "visibility", "uv_index",
  ]

  private let session: ServiceSession
  private let key: Secret?

  init(session: ServiceSession, key: Secret?) {
    self.session = session
    self.key = key
  }

  func answers(
    to questions: [WeatherQuestion], by deadline: Deadline
  ) async -> [Result<WeatherAnswer, ServiceError>] {
    let coordinates = questions.map(\.coordinate)
    var results: [Result<WeatherAnswer, ServiceError>] = []
    // One request after the other: the service lets one run at a time for each address.
    while results.count < coordinates.count {
      let done = results.count
      let points = coordinates[done...].prefix(OpenMeteoClient.mostPoints)
      do throws(ServiceError) {
        results += try await answers(at: Array(points), by: deadline)
      } catch {
        // A service that refuses one request of a kind refuses the next; a garbled answer says nothing of it.
        let failed = error.code == .protocol ? points.count : coordinates.count - results.count
        results += Array(repeating: .failure(error), count: failed)
      }
      session.progress(results.count - done)
    }
    return results
  }

  private func answers(
    at coordinates: [Coordinate], by deadline: Deadline
  ) async throws(ServiceError) -> [Result<WeatherAnswer, ServiceError>] {
    let target =
      "/v1/forecast?latitude=\(coordinates.map(\.latitudeText).joined(separator: ","))"
      + "&longitude=\(coordinates.map(\.longitudeText).joined(separator: ","))"
      + "&current=\(OpenMeteoClient.variables.joined(separator: ","))"
      + "&wind_speed_unit=ms&timeformat=unixtime&timezone=auto&forecast_days=1"
    let headers = key.map { ["X-Api-Key": $0.revealed()] } ?? [:]
    let response = try await session.get(target, headers: headers, by: deadline)
    return try answers(of: response.body, count: coordinates.count)
  }

  /// Reads an answer about so many points.
  func answers(
    of body: [UInt8], count: Int
  ) throws(ServiceError) -> [Result<WeatherAnswer, ServiceError>] {
    let answers = try session.decode(OpenMeteoAnswers.self, from: body).all
    guard answers.count == count else {
      throw session.failure("the answer is about \(answers.count) points, not \(count)")
    }
    let fetchedAt = session.date
    return answers.map { answer in
      switch answer {
      case .success(let answer): self.answer(answer, fetchedAt: fetchedAt)
      case .failure(let error): .failure(session.failure(error.problem))
      }
    }
  }

  private func answer(_ answer: OpenMeteoAnswer, fetchedAt: Date) -> Result<WeatherAnswer, ServiceError> {
    guard let conditions = answer.conditions else {
      return .failure(session.failure("'current.time' of the answer is no time"))
    }
    return .success(
      WeatherAnswer(
        data: WeatherData(
          current: conditions.isEmpty ? nil : conditions, timeZone: answer.timeZone, fetchedAt: fetchedAt,
          source: OpenMeteoClient.source)))
  }
}
