extension ServiceSettings {
  /// The environment variable of a service's key, such as `WEATHER_OPEN_METEO_KEY`.
  static func keyVariable(of service: String) -> String { "\(variable(of: service))_KEY" }

  /// The environment variable of a service's base address, such as `WEATHER_OPEN_METEO_URL`.
  static func urlVariable(of service: String) -> String { "\(variable(of: service))_URL" }

  private static func variable(of service: String) -> String {
    "WEATHER_" + service.uppercased().split(separator: "-").joined(separator: "_")
  }
}
