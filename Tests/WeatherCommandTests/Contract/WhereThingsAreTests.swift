import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather

@Suite("Contract: where things are")
struct WhereThingsAreTests {
  @Test(arguments: [
    ("an option goes first", "--store a", ["WEATHER_STORE": "b", "XDG_DATA_HOME": "/c"], "a"),
    ("then a variable", "", ["WEATHER_STORE": "b", "XDG_DATA_HOME": "/c"], "b"),
    ("then the data folder", "", ["XDG_DATA_HOME": "/c"], "/c/weather/locations.json"),
    ("a relative folder is passed over", "", ["XDG_DATA_HOME": "c"], standardList),
    ("last the usual folder of the home", "", [:], standardList),
  ])
  func `the list is found in turn`(turn: String, option: String, environment: [String: String], path: String)
    async throws
  {
    var variables = ["WEATHER_STORE": "", "XDG_DATA_HOME": "", "HOME": "/home/me"]
    variables.merge(environment) { $1 }
    let folder = try TemporaryFolder()
    let result = try await Binary.script(
      "weather list --verbose \(option)", in: folder.path, environment: variables)
    #expect(result.status == 0)
    #expect(result.error.contains("the list is '\(path)'"), "\(result.error)")
  }

  private static var standardList: String {
    #if os(macOS)
      "/home/me/Library/Application Support/weather/locations.json"
    #else
      "/home/me/.local/share/weather/locations.json"
    #endif
  }

  @Test
  func `settings and readings have folders of their own`() {
    let folders = Folders(environment: ["XDG_CACHE_HOME": "/c", "XDG_CONFIG_HOME": "/d"], home: "/h")
    #expect(folders.cache == "/c/weather")
    #expect(folders.configuration == "/d/weather/config.json")
    let relative = Folders(environment: ["XDG_CACHE_HOME": "c", "XDG_CONFIG_HOME": "d"], home: "/h")
    #expect(relative.cache == "/h/.cache/weather")
    #expect(relative.configuration == "/h/.config/weather/config.json")
  }

  @Test(arguments: [
    ("", "", "K"), ("WEATHER_TEMPERATURE=f", "", "°F"), ("WEATHER_TEMPERATURE=f", "--temperature c", "°C"),
  ])
  func `an option beats a variable, which beats the file`(variable: String, option: String, unit: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let result = try await Binary.script(
      "mkdir -p config/weather; echo '{\"temperature\":\"k\"}' > config/weather/config.json\n"
        + "\(variable) weather current --at 1.5,2.5 --provider sample --json \(option)", in: folder.path)
    #expect(result.output.contains("\"temperature\":\"\(unit)\""), "\(result.error)")
  }

  @Test(arguments: [
    ("", "<folder>/data/weather/locations.json +default", "<folder>/config/weather/config.json +absent"),
    (
      "mkdir -p config/weather; echo '{\"store\":\"~/x.json\"}' > config/weather/config.json;",
      "<folder>/x.json +<folder>/config/weather/config.json, line 1",
      "<folder>/config/weather/config.json +read"
    ),
    ("export WEATHER_STORE=y.json;", "y.json +WEATHER_STORE", "<folder>/config/weather/config.json +absent"),
  ])
  func `the settings are told with the files that they come from and lead to`(
    setup: String, store: String, configuration: String
  ) async throws {
    let folder = try TemporaryFolder()
    let result = try await Binary.script(
      "unset WEATHER_STORE; export HOME=$PWD XDG_DATA_HOME=$PWD/data; \(setup) weather help --settings",
      in: folder.path)
    for (name, row) in [("store", store), ("config.json", configuration)] {
      let pattern = try Regex("(?m)^\(name) +\(row)$")
      let output = result.output.replacing(folder.path, with: "<folder>")
      #expect(output.contains(pattern), "\(result.output)\(result.error)")
    }
  }

  @Test(arguments: Setting.all)
  func `a variable is named after its option`(setting: Setting) {
    #expect(setting.variable == "WEATHER_" + setting.name.uppercased().replacing("-", with: "_"))
    #expect(setting.help != nil || Option.all.contains { $0.name == setting.name })
  }

  @Test(arguments: [
    "WEATHER_PIRATE_WEATHER_KEY=hush", "umask 077; echo hush > k; WEATHER_PIRATE_WEATHER_KEY_FILE=k",
    "umask 077; mkdir -p config/weather\n"
      + "echo '{\"providers\":{\"pirate-weather\":{\"key\":\"hush\"}}}' > config/weather/config.json;",
  ])
  func `a key comes from a variable or a file, goes to the service, and is not shown`(setup: String)
    async throws
  {
    let server = try LoopbackServer(.json("{}", status: 500))
    let folder = try TemporaryFolder()
    let result = try await Binary.script(
      "\(setup) weather current --at 1.5,2.5 --provider pirate-weather --verbose --json", in: folder.path,
      environment: ["WEATHER_PIRATE_WEATHER_URL": server.url])
    #expect(server.requests.first?.headers.values.contains("hush") == true, "\(result.error)")
    #expect(!(result.output + result.error).contains("hush"))
  }

  @Test
  func `no option takes a key`() {
    #expect(!Option.all.contains { $0.name.contains("key") && $0.name != "keep-going" })
  }

  @Test(arguments: WeatherProviders.names.filter { !["file", "sample"].contains($0) })
  func `each service can stand at another address`(provider: String) async throws {
    let server = try LoopbackServer(.json("{}", status: 404))
    let folder = try TemporaryFolder()
    let variable = "WEATHER_\(provider.uppercased().replacing("-", with: "_"))"
    _ = try await Binary.run(
      "current", "--at", "40.5,-100.5", "--provider", provider, store: "\(folder.path)/locations.json",
      environment: ["\(variable)_URL": server.url, "\(variable)_KEY": "k"])
    #expect(!server.requests.isEmpty)
  }

  @Test
  func `readings are kept in the cache's folder`() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(.json(OpenMeteoText.oslo))
    _ = try await Binary.run(
      "current", "--at", "59.9,10.75", store: "\(folder.path)/locations.json",
      environment: ["WEATHER_OPEN_METEO_URL": server.url])
    #expect(try !FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache/weather").isEmpty)
  }
}
