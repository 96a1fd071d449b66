import WeatherCore

/// A request to any address, by which tests see how a process asks.
enum OneRequest {
  /// Sends it, and prints the status and the number of bytes, or the kind of failure and its words.
  static func run(_ url: String) async {
    do {
      let response = try await HostileAnswers.client().response(
        to: HTTPRequest(url: url), by: Deadline(in: .seconds(10)))
      print("\(response.status) \(response.body.count)")
    } catch {
      print("\(error.code.rawValue) \(error.message)")
    }
  }
}
