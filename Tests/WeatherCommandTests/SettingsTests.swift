import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather

struct SettingsTests {
  /// A configuration read from a file with this text.
  private func configuration(_ text: String, mode: Int = 0o600) throws -> Configuration {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/config.json"
    _ = FileManager.default.createFile(
      atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: mode])
    return try Configuration(file: path, home: "/home/me")
  }

  @Test
  func `an option beats the environment, which beats the file`() async throws {
    var shell = try Shell(store: PreviewStore.sample)
    shell.configuration = try configuration("{\"units\": \"si\", \"wind\": \"kn\"}")
    #expect(await shell.run("current", "oslo", "--json").output.contains("\"windSpeed\":\"kn\""))
    shell.environment["WEATHER_WIND"] = "MPH"
    #expect(await shell.run("current", "oslo", "--json").output.contains("\"windSpeed\":\"mph\""))
    #expect(
      await shell.run("current", "oslo", "--json", "--wind", "bft").output.contains("\"windSpeed\":\"Bft\""))
  }

  @Test
  func `tells each value and where it came from`() async throws {
    var shell = try Shell()
    shell.configuration = try configuration("{\n  \"units\": \"si\",\n  \"timeout\": 5\n}")
    shell.environment["WEATHER_PROVIDER"] = "nws"
    let text = await shell.run("help", "--settings").output
    #expect(text.contains(#/units +si +.*config\.json, line 2/#))
    #expect(text.contains(#/timeout +5 +.*line 3/#))
    #expect(text.contains(#/provider +nws +WEATHER_PROVIDER/#))
    #expect(text.contains(#/color +auto +default/#))
  }

  @Test(arguments: [
    ("{\"units\": \"imperial\"}", "line 1: 'imperial' is no value for 'units'; use metric, uk, us or si"),
    ("{\n\"timeout\": \"soon\"}", "line 2: 'soon' is no value for 'timeout'; use a duration"),
  ])
  func `names a wrong value with its file and line`(text: String, message: String) async throws {
    var shell = try Shell(store: PreviewStore.sample)
    shell.configuration = try configuration(text)
    let settings = Settings(environment: [:], configuration: shell.configuration)
    let error = #expect(throws: CommandFailure.self) {
      _ = try settings.units()
      _ = try settings.duration("timeout", default: .zero)
    }
    #expect(error?.code == .configuration)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("{\"unit\": \"uk\"}", "line 1, column 10: no setting 'unit'; did you mean 'units'?"),
    ("[]", "must be an object"),
    ("{", "line 1, column 2"), ("{\"units\": []}", "'units' must be a text"),
    ("{\"providers\": 1}", "must be an object"),
    ("{\"providers\": {\"pirate\": {}}}", "no provider 'pirate'"),
    ("{\"providers\": {\"nws\": 1}}", "'nws' must be an object, such as"),
  ])
  func `refuses a file that is no settings`(text: String, message: String) throws {
    let error = #expect(throws: CommandFailure.self) { try configuration(text) }
    #expect(error?.code == .configuration)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("/srv/list.json", "/srv/list.json"), ("~/list.json", "/home/me/list.json"),
    ("~/a/~/b", "/home/me/a/~/b"),
    ("list.json", nil), ("./list.json", nil), ("../x", nil), ("~", nil), ("~other/x", nil), ("", nil),
  ])
  func `takes paths that are the same wherever it is started`(path: String, resolved: String?) throws {
    for (text, name) in [
      ("{\"store\": \"\(path)\"}", "store"), ("{\"ca-file\": \"\(path)\"}", "ca-file"),
      ("{\"providers\": {\"nws\": {\"key-file\": \"\(path)\"}}}", "key-file"),
    ] {
      guard let resolved else {
        let error = #expect(throws: CommandFailure.self) { try configuration(text) }
        #expect(error?.code == .configuration)
        let message = "line 1, column \(name == "store" ? 11 : name == "ca-file" ? 13 : 15): "
        #expect(
          error?.message.hasSuffix("\(message)'\(name)' must be an absolute path, or begin with ~/") == true,
          "\(error?.message ?? "")")
        continue
      }
      let taken = try configuration(text)
      #expect((taken.values[name]?.text ?? taken.providers["nws"]?[name]) == resolved)
    }
  }

  @Test(arguments: [(0o600, true), (0o644, false), (0o640, false)])
  func `takes a key only from a file that is closed to others`(mode: Int, isTaken: Bool) throws {
    let text = "{\"providers\": {\"pirate-weather\": {\"key\": \"abc\"}}}"
    if isTaken {
      let settings = Settings(configuration: try configuration(text, mode: mode))
      #expect(try settings.weatherSettings(for: ["pirate-weather"]).keys["pirate-weather"] == Secret("abc"))
    } else {
      let error = #expect(throws: CommandFailure.self) { try configuration(text, mode: mode) }
      #expect(error?.code == .configuration)
      #expect(error?.message.contains("chmod 600") == true)
    }
  }

  @Test
  func `a missing key is asked for as the configuration file spells it`() throws {
    let settings = Settings(environment: ["WEATHER_PROVIDER": "pirate-weather"])
    let error = #expect(throws: ServiceError.self) {
      _ = try settings.weatherService(cacheFolder: "/nowhere") { _ in }
    }
    let message = try #require(error?.message)
    let start = try #require(message.firstIndex(of: "{"))
    let end = try #require(message.lastIndex(of: "}"))
    #expect(try configuration(String(message[start...end])).providers == ["pirate-weather": ["key": "…"]])
  }

  @Test(arguments: [
    (["key"], ["key"], "environment-key"), (["key", "key-file"], ["key"], "environment-key"),
    (["key-file"], ["key"], "environment-key-file"),
    (["key-file"], ["key", "key-file"], "environment-key-file"),
    ([], ["key", "key-file"], "file-key"), ([], ["key-file"], "file-key-file"), ([], [], nil),
  ])
  func `a key of the environment beats one of the file, however each is given`(
    inEnvironment: [String], inFile: [String], key: String?
  ) throws {
    let folder = try TemporaryFolder()
    /// What stands for a key: the key itself, or the path of a file that holds it.
    func value(_ name: String, _ origin: String) -> String {
      let path = "\(folder.path)/\(origin)"
      guard name == "key-file" else { return "\(origin)-key" }
      _ = FileManager.default.createFile(
        atPath: path, contents: Data("\(origin)-key-file\n".utf8), attributes: [.posixPermissions: 0o600])
      return path
    }
    let variables = inEnvironment.map { name in
      ("WEATHER_PIRATE_WEATHER_\(name.uppercased().replacing("-", with: "_"))", value(name, "environment"))
    }
    let members = inFile.map { ($0, value($0, "file")) }
    let settings = Settings(
      environment: Dictionary(uniqueKeysWithValues: variables),
      configuration: Configuration(
        providers: ["pirate-weather": Dictionary(uniqueKeysWithValues: members)]))
    let taken = try settings.weatherSettings(for: ["pirate-weather"]).keys["pirate-weather"]
    #expect(taken == key.flatMap(Secret.init))
  }

  @Test(arguments: [
    ([:], "/home/me/.local/share/weather/locations.json"),
    (["HOME": "/h"], "/h/.local/share/weather/locations.json"),
    (["XDG_DATA_HOME": "/data"], "/data/weather/locations.json"),
    (["XDG_DATA_HOME": "data"], "/home/me/.local/share/weather/locations.json"),
    (["XDG_DATA_HOME": "", "HOME": ""], "/home/me/.local/share/weather/locations.json"),
  ])
  func `finds the list by the XDG specification`(environment: [String: String], path: String) {
    #if os(Linux)
      #expect(Folders(environment: environment, home: "/home/me").list == path)
    #endif
  }
}
