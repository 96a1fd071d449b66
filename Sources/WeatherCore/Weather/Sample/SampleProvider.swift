/// The provider of made-up weather.
struct SampleProvider: WeatherProvider {
  private let client: WeatherPreviewClient

  init(client: WeatherPreviewClient) {
    self.client = client
  }

  func answers(
    to questions: [WeatherQuestion], by deadline: Deadline
  ) async -> [Result<WeatherAnswer, ServiceError>] {
    await client.weather(at: questions.map(\.coordinate)).map { $0.map { WeatherAnswer(data: $0) } }
  }
}
