import WeatherCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Settings {
  /// The weather service that is set.
  func weatherService(
    cacheFolder: String, progress: @escaping @Sendable (_ points: Int) -> Void
  ) throws -> any WeatherService {
    var names = (text("provider") ?? "").split(separator: ",").map { String($0).trimmed }
    if names.isEmpty { names = [WeatherProviders.defaultName] }
    var settings = try weatherSettings(for: names.map { $0.lowercased() })
    settings.cacheFolder = cacheFolder
    settings.progress = progress
    settings.maximumAge = try duration("max-age", default: .seconds(600))
    settings.isOffline = try flag("offline")
    return try WeatherProviders.service(named: names, settings: settings)
  }

  /// What services are told: their keys and addresses, and how long to wait.
  func weatherSettings(for providers: [String]) throws -> ServiceSettings {
    var settings = ServiceSettings(httpClient: httpClient, now: { Date() })
    settings.deadline = try deadline
    for provider in providers {
      settings.baseURLs[provider] =
        environmentText("url", of: provider) ?? configuredText("url", of: provider)
      settings.keys[provider] = try key(of: provider)
    }
    return settings
  }

  /// By when services must have answered all that they are asked in the run.
  private var deadline: @Sendable () -> Deadline {
    get throws(CommandFailure) {
      let timeout = try duration("timeout", default: .seconds(10))
      return { [runTime] in Deadline(in: timeout, from: runTime.start) }
    }
  }

  /// What sends requests, and says who it is.
  var httpClient: CurlHTTPClient {
    CurlHTTPClient(
      userAgent: userAgent,
      caFile: text("ca-file") ?? environment["SSL_CERT_FILE"])
  }

  /// Who asks: the program, and whom a service may turn to when that is set.
  private var userAgent: String {
    let contact = (text("contact") ?? "").filter { $0.isASCII && !$0.isNewline && $0 != "(" && $0 != ")" }
    return "weather/\(Version.current) (command-line weather\(contact.isEmpty ? "" : "; \(contact)"))"
  }

  /// The key of a provider: from the environment or a file named there, else from the configuration file or a file
  /// named there.
  private func key(of provider: String) throws(CommandFailure) -> Secret? {
    for text in [environmentText, configuredText] {
      if let text = text("key", provider) {
        guard let key = Secret(text) else {
          throw CommandFailure(
            code: .configuration, message: "the key of '\(provider)' has characters that no key has")
        }
        return key
      }
      if let path = text("key-file", provider) { return try KeyFile.key(at: path) }
    }
    return nil
  }
}
