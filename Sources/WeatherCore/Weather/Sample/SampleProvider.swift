/// The provider of made-up weather.
struct SampleProvider: WeatherProvider {
  private let client: WeatherPreviewClient

  init(client: WeatherPreviewClient) {
    self.client = client
  }

  var source: WeatherData.Source { SampleWeather.source }

  func weather(
    at coordinates: [Coordinate], by deadline: Deadline
  ) async -> [Result<WeatherData, WeatherError>] {
    await client.weather(at: coordinates)
  }
}
