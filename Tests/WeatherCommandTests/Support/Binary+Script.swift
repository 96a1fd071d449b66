import TestSupport

extension Binary {
  /// Runs a line of bash in which `weather` is the program and `$WEATHER_BIN` its path, in a folder, with a list there.
  static func script(_ text: String, in folder: String, environment: [String: String] = [:]) async throws
    -> Tool.Result
  {
    var variables = clean(store: "\(folder)/locations.json")
    for (name, value) in environment { variables[name] = value }
    variables["WEATHER_BIN"] = path
    let setup = "weather() { \"$WEATHER_BIN\" \"$@\"; }\ncd '\(folder)'\n"
    return try await Tool.run("bash", ["-c", setup + text], environment: variables)
  }
}
