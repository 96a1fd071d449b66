#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The weather by the National Weather Service of the United States: what stations observed, in that country.
struct NWSClient: PointProvider {
  static let name = "nws"
  static let baseURL = "https://api.weather.gov"
  static let width = 4
  static let source = WeatherData.Source(
    provider: name, attribution: "Data from the US National Weather Service",
    url: "https://www.weather.gov/")

  /// An older reading is one only for want of a better.
  private static let freshness: TimeInterval = 2 * 3600
  /// An older reading is none.
  private static let usefulness: TimeInterval = 24 * 3600
  private static let mostStations = 4

  let session: ServiceSession

  init(session: ServiceSession) {
    self.session = session
  }

  func answer(
    to question: WeatherQuestion, by deadline: Deadline
  ) async throws(ServiceError) -> WeatherAnswer {
    let point = try await point(at: question.coordinate, by: deadline)
    guard let path = point.stationsPath else {
      throw session.failure("'properties.observationStations' of the answer is no address of stations")
    }
    let list = try await session.get(path, headers: NWSClient.headers, by: deadline)
    let stations = try session.decode(NWSStations.self, from: list.body).identifiers
    guard !stations.isEmpty else { throw unavailable("no station is near") }

    var best: WeatherData.CurrentConditions?
    var lastError: ServiceError?
    search: for station in stations.prefix(NWSClient.mostStations) {
      do throws(ServiceError) {
        guard let conditions = try await observation(of: station, by: deadline) else { continue }
        if conditions.observedAt > best?.observedAt ?? .distantPast { best = conditions }
        if session.date.timeIntervalSince(conditions.observedAt) <= NWSClient.freshness { break search }
      } catch {
        lastError = error
        // A service that refuses is not asked again; what it has said before is still worth something.
        if error.code != .protocol, error.code != .unavailable { break search }
      }
    }
    guard let best else { throw lastError ?? unavailable("no station near has a reading") }
    let age = session.date.timeIntervalSince(best.observedAt)
    guard age <= NWSClient.usefulness else {
      throw unavailable("the newest reading of a station near is \(Int(age / 3600)) hours old")
    }
    return WeatherAnswer(
      data: WeatherData(
        current: best, timeZone: point.timeZone, fetchedAt: session.date, source: NWSClient.source,
        isStale: age > NWSClient.freshness))
  }

  private func point(
    at coordinate: Coordinate, by deadline: Deadline
  ) async throws(ServiceError) -> NWSPoint {
    let target = "/points/\(coordinate.latitudeText),\(coordinate.longitudeText)"
    let response = try await session.get(
      target, headers: NWSClient.headers, accepted: [200, 404], by: deadline)
    guard response.status == 200 else { throw session.outside(coordinate) }
    return try session.decode(NWSPoint.self, from: response.body)
  }

  /// The latest reading of a station, or `nil` when it has none of use.
  private func observation(
    of station: String, by deadline: Deadline
  ) async throws(ServiceError) -> WeatherData.CurrentConditions? {
    let response = try await session.get(
      "/stations/\(station)/observations/latest", headers: NWSClient.headers, accepted: [200, 404],
      by: deadline)
    guard response.status == 200 else { return nil }
    let conditions = try session.decode(GeoJSONFeature<NWSReading>.self, from: response.body)
      .properties.conditions
    guard let conditions, conditions.temperature != nil else { return nil }
    // A station whose clock is ahead cannot be believed.
    let leeway: TimeInterval = 600
    return conditions.observedAt <= session.date.addingTimeInterval(leeway) ? conditions : nil
  }

  private func unavailable(_ problem: String) -> ServiceError {
    ServiceError(code: .unavailable, message: "nws: \(problem)", provider: NWSClient.name)
  }

  private static let headers = ["Accept": "application/geo+json"]
}
