/// The weather by Pirate Weather, whose answers have the shape of Dark Sky's: models, everywhere, with a key.
struct PirateWeatherClient: PointProvider {
  static let name = "pirate-weather"
  static let baseURL = "https://api.pirateweather.net"
  // A free key has from one to four requests a second.
  static let width = 2
  static let source = WeatherData.Source(
    provider: name, attribution: "Powered by Pirate Weather", url: "https://pirateweather.net/")

  let session: ServiceSession
  private let key: Secret

  init(session: ServiceSession, key: Secret) {
    self.session = session
    self.key = key
  }

  func answer(
    to question: WeatherQuestion, by deadline: Deadline
  ) async throws(ServiceError) -> WeatherAnswer {
    let point = question.coordinate
    // The key goes into a header field; the path wants some word in its place.
    let target =
      "/forecast/key-in-header/\(point.latitudeText),\(point.longitudeText)"
      + "?units=si&exclude=minutely,hourly,daily,alerts"
    let response = try await session.get(target, headers: ["apikey": key.revealed()], by: deadline)
    return try answer(of: response.body)
  }

  /// Reads an answer.
  func answer(of body: [UInt8]) throws(ServiceError) -> WeatherAnswer {
    let answer = try session.decode(PirateWeatherAnswer.self, from: body)
    guard let units = answer.units else {
      throw session.failure("'flags.units' of the answer is no known unit")
    }
    guard let conditions = answer.conditions(in: units) else {
      throw session.failure("'currently.time' of the answer is no time")
    }
    return WeatherAnswer(
      data: WeatherData(
        current: conditions.isEmpty ? nil : conditions, timeZone: answer.timeZone, fetchedAt: session.date,
        source: PirateWeatherClient.source))
  }
}
