import Foundation
import Testing

@testable import WeatherCore

/// Which of several providers' words about one point are shown.
struct FallbackTests {
  /// A provider that always says the same.
  fileprivate struct FixedProvider: WeatherProvider {
    let result: Result<WeatherAnswer, ServiceError>

    func answers(
      to questions: [WeatherQuestion], by deadline: Deadline
    ) async -> [Result<WeatherAnswer, ServiceError>] {
      questions.map { _ in result }
    }
  }

  /// What a provider says.
  enum Word: Sendable {
    /// Conditions of so many hours ago, which are the temperature too.
    case conditions(hoursAgo: Int, isStale: Bool)
    case nothing
    case failure(String)

    fileprivate var provider: FixedProvider {
      switch self {
      case .conditions(let hours, let isStale):
        let time = Fixture.now.addingTimeInterval(Double(-3600 * hours))
        return FixedProvider(
          result: .success(answer(.init(observedAt: time, temperature: Double(hours)), isStale)))
      case .nothing: return FixedProvider(result: .success(answer(nil, false)))
      case .failure(let message):
        return FixedProvider(result: .failure(ServiceError(code: .unavailable, message: message)))
      }
    }

    private func answer(_ current: WeatherData.CurrentConditions?, _ isStale: Bool) -> WeatherAnswer {
      WeatherAnswer(
        data: WeatherData(
          current: current, fetchedAt: Fixture.now, source: .init(provider: "test", attribution: ""),
          isStale: isStale))
    }
  }

  @Test(
    arguments: [
      ([.conditions(hoursAgo: 0, isStale: false), .conditions(hoursAgo: 1, isStale: false)], 0),
      ([.conditions(hoursAgo: 5, isStale: true), .conditions(hoursAgo: 72, isStale: true)], 5),
      ([.conditions(hoursAgo: 72, isStale: true), .conditions(hoursAgo: 5, isStale: true)], 5),
      ([.conditions(hoursAgo: 5, isStale: true), .conditions(hoursAgo: 6, isStale: false)], 6),
      ([.conditions(hoursAgo: 5, isStale: true), .nothing], 5),
      ([.conditions(hoursAgo: 5, isStale: true), .failure("no")], 5),
      ([.nothing, .conditions(hoursAgo: 5, isStale: true)], 5),
      ([.failure("no"), .conditions(hoursAgo: 5, isStale: true), .nothing], 5),
    ] as [([Word], Double)])
  func `shows the best that any provider has`(words: [Word], temperature: Double) async throws {
    let service = FallbackWeatherService(providers: words.map(\.provider), settings: Fixture.settings())
    let point = try Coordinate(latitude: 1, longitude: 1)
    #expect(try await service.weather(at: [point]).first?.get().current?.temperature == temperature)
  }

  @Test
  func `says what each provider said when all fail`() async throws {
    let words = [Word.failure("one"), .failure("two")]
    let service = FallbackWeatherService(providers: words.map(\.provider), settings: Fixture.settings())
    let result = await service.weather(at: [try Coordinate(latitude: 1, longitude: 1)]).first
    let error = #expect(throws: ServiceError.self) { try result?.get() }
    #expect(error?.message == "one; two")
  }
}
