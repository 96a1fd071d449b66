#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The weather by the Norwegian Meteorological Institute: a model's values for each hour, everywhere.
struct METNorwayClient: PointProvider {
  static let name = "met-norway"
  static let baseURL = "https://api.met.no"
  // All users of the program together have 20 requests a second.
  static let width = 2
  static let source = WeatherData.Source(
    provider: name, attribution: "Data from MET Norway (CC BY 4.0)", url: "https://api.met.no/")

  let session: ServiceSession

  init(session: ServiceSession) {
    self.session = session
  }

  func answer(
    to question: WeatherQuestion, by deadline: Deadline
  ) async throws(ServiceError) -> WeatherAnswer {
    let point = question.coordinate
    let target =
      "/weatherapi/locationforecast/2.0/compact?lat=\(point.latitudeText)&lon=\(point.longitudeText)"
    let known = question.known.flatMap { $0.isOfUse(at: session.date) ? $0 : nil }
    let headers = known?.lastModified.map { ["If-Modified-Since": $0] } ?? [:]
    // 203 marks a version that will be withdrawn; its answers are whole. 422 is said of points outside.
    let response = try await session.get(
      target, headers: headers, accepted: [200, 203, 304, 422], by: deadline)
    guard response.status != 422 else { throw session.outside(point) }

    var answer: WeatherAnswer
    if response.status == 304 {
      guard let known else {
        throw session.failure("the answer is that nothing is new, but nothing is known")
      }
      answer = known
      answer.data.fetchedAt = session.date
    } else {
      answer = try self.answer(of: response.body)
    }
    answer.expires = response.headers["expires"].flatMap { HTTPDate($0) }.map {
      Date(timeIntervalSince1970: $0.secondsSince1970)
    }
    answer.lastModified = response.headers["last-modified"] ?? answer.lastModified
    return answer.atTime(session.date)
  }

  /// Reads an answer.
  func answer(of body: [UInt8]) throws(ServiceError) -> WeatherAnswer {
    let series = try session.decode(GeoJSONFeature<METNorwayForecast>.self, from: body)
      .properties.conditions
    guard !series.isEmpty else {
      throw session.failure("the answer has no 'properties.timeseries' with a time")
    }
    let date = session.date
    let first = series.lastIndex { $0.observedAt <= date } ?? 0
    // Enough for as long as an answer may be confirmed rather than sent anew.
    let kept = 24
    return WeatherAnswer(
      data: WeatherData(current: nil, fetchedAt: date, source: METNorwayClient.source),
      series: Array(series[first...].prefix(kept))
    ).atTime(date)
  }
}

extension WeatherAnswer {
  /// Whether the series still has a step for a moment, so that it is enough to hear that nothing is new.
  fileprivate func isOfUse(at date: Date) -> Bool {
    guard let first = series.first, let last = series.last else { return false }
    return first.observedAt <= date && date < last.observedAt
  }
}
