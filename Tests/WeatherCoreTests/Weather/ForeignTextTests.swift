import Foundation
import TestSupport
import Testing

@testable import WeatherCore

/// Texts of services end up on terminals; none may steer one.
struct ForeignTextTests {
  /// Escape sequences, controls and overrides, as JSON spells them.
  static let texts = [
    "\\u001b[2J", "\\u001b]52;c;AA==\\u0007", "\\u001b]8;;http://x\\u001b\\\\\\\\", "\\u009b31m", "\\u202e",
    "\\u0000",
    "\\r", "\\t\\n", "a" + String(repeating: "\\u0301", count: 500), "\\u2028\\u2066\\ufeff",
  ]

  @Test(arguments: texts)
  func `a service's words cannot steer a terminal`(text: String) async throws {
    let openMeteo = OpenMeteoClientTests.answer(OpenMeteoClientTests.full)
      .replacingOccurrences(of: "Europe/Brussels", with: "A/\(text)")
    let met = METNorwayClientTests.forecast()
      .replacingOccurrences(of: "lightrainshowers_night", with: "\(text)_night")
    let pirate = PirateWeatherClientTests.answer(
      "\"temperature\":1,\"summary\":\"\(text)\",\"icon\":\"\(text)\""
    )
    .replacingOccurrences(of: "Asia/Kathmandu", with: text)
    let observation = NWSClientTests.observation()
      .replacingOccurrences(of: "Light Rain", with: text)
    let nws = try NWSClientTests.server(["KAAA": observation])
    let point = try Coordinate(latitude: 1, longitude: 2)

    for (name, answer) in [
      ("open-meteo", openMeteo), ("met-norway", met), ("pirate-weather", pirate), ("nws", ""),
    ] {
      let server = name == "nws" ? nws : try LoopbackServer(.json(answer))
      let service = try Fixture.service(name, at: server.url, key: "k")
      let data = try #require(await service.weather(at: [point]).first).get()
      for shown in [data.timeZone, data.current?.summary, data.source.attribution].compactMap(\.self) {
        #expect(shown.safeForTerminal(limit: 200) == shown, "\(name)")
        #expect(shown.unicodeScalars.count <= 120, "\(name)")
      }
    }
  }

  @Test(arguments: texts, ["reason", "detail", "message", "error", "title"])
  func `a refusal's words cannot steer a terminal`(text: String, field: String) async throws {
    let server = try LoopbackServer(.json("{\"\(field)\":\"no: \(text)\"}", status: 400))
    let service = try Fixture.service("open-meteo", at: server.url)
    let result = await service.weather(at: [try Coordinate(latitude: 1, longitude: 2)]).first
    let error = #expect(throws: ServiceError.self) { try result?.get() }
    let message = error?.message ?? ""
    #expect(message.contains("no: "))
    #expect(message.safeForTerminal(limit: 400) == message)
  }

  @Test
  func `one point that hangs and breaks hides no other`() async throws {
    let server = try LoopbackServer { request in
      request.query("lat") == "2"
        ? LoopbackReply([.pause(.seconds(1)), .reset]) : .json(METNorwayClientTests.forecast())
    }
    let service = try Fixture.service("met-norway", at: server.url)
    let points = try (0..<4).map { try Coordinate(latitude: Double($0), longitude: 0) }
    let results = await service.weather(at: points)
    #expect(results.map { (try? $0.get()) != nil } == [true, true, false, true])
    let error = #expect(throws: ServiceError.self) { try results[2].get() }
    #expect(error?.code == .unavailable)
  }
}
