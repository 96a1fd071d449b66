import Foundation
import TestSupport
import Testing

/// What README says, tried out.
struct ReadmeTests {
  /// The blocks of README of one kind, in order.
  private static func blocks(_ kind: String) throws -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.components(separatedBy: "```\(kind)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// Runs a script of bash in which `weather` is the program, and answers what it wrote to either stream.
  private func run(_ script: String, in folder: String, _ environment: [String: String] = [:]) async throws
    -> Tool.Result
  {
    var variables = Binary.clean(store: "\(folder)/locations.json")
    for (name, value) in environment { variables[name] = value }
    variables["WEATHER_BIN"] = Binary.path
    let setup = "weather() { \"$WEATHER_BIN\" \"$@\"; }; cd '\(folder)'; exec 2>&1\n"
    return try await Tool.run("bash", ["-c", setup + script], environment: variables)
  }

  @Test(arguments: try blocks("console").enumerated().map { ($0.offset, $0.element) })
  func `sessions show what README shows`(index: Int, block: String) async throws {
    guard index == 0 || Tool.isInstalled("jq") else {
      print("skipped: jq is not installed")
      return
    }
    let folder = try TemporaryFolder()
    var script = ""
    for line in block.split(separator: "\n") where line.hasPrefix("$ ") {
      let command = String(line.dropFirst(2))
      script += "printf '%s\\n' '\(line.replacing("'", with: "'\\''"))'\n\(command)\n"
    }
    // The first session is one at a terminal, the others are pipes.
    let result = try await run(script, in: folder.path, index == 0 ? ["WEATHER_FORMAT": "text"] : [:])
    #expect(result.output == block)
  }

  @Test
  func `recipes for status bars write what the bars read`() async throws {
    let folder = try TemporaryFolder()
    let recipe = try #require(try Self.blocks("sh").first { $0.contains("{icon}") })
    let result = try await run(
      "weather add Oslo --id home --quiet >/dev/null\n" + recipe, in: folder.path,
      ["WEATHER_PROVIDER": "sample"])
    let lines = result.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 2, "\(result.output)")
    #expect(lines[0].hasSuffix("°C"))
    let bar = try JSONDecoder().decode([String: String].self, from: Data(lines[1].utf8))
    #expect(bar["text"]?.hasSuffix("°C") == true)
    #expect(bar["tooltip"]?.isEmpty == false)
  }

  @Test
  func `recipes for status bars say that there is nothing when the service fails`() async throws {
    let folder = try TemporaryFolder()
    let recipe = try #require(try Self.blocks("sh").first { $0.contains("{icon}") })
    let result = try await run(
      "weather add Oslo --id home --quiet >/dev/null\nexec 2>/dev/null\n" + recipe, in: folder.path,
      ["WEATHER_OPEN_METEO_URL": "http://127.0.0.1:1"])
    #expect(result.output == "n/a\n{\"text\":\"n/a\"}\n")
  }

  @Test(.enabled(if: Tool.isInstalled("jq"), "jq is not installed"))
  func `the smoke test passes`() async throws {
    let folder = try TemporaryFolder()
    let recipe = try #require(try Self.blocks("yaml").first)
    let script = recipe.replacing("- run: |\n", with: "set -e\n")
    let result = try await run(script, in: folder.path)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test
  func `the recipe for a spreadsheet adds its rows`() async throws {
    let folder = try TemporaryFolder()
    let recipe = try #require(try Self.blocks("sh").first { $0.contains("places.csv") })
    let csv = "Name,Latitude,Longitude,Tags\r\n\"Roof, north\",50.85,4.35,\"work,roof\"\r\nOslo,,,\r\n"
    try csv.write(toFile: "\(folder.path)/places.csv", atomically: false, encoding: .utf8)
    let result = try await run(recipe + "weather list | cut -f1,8", in: folder.path)
    #expect(result.output.hasSuffix("roof-north\twork,roof\noslo\t\n"), "\(result.output)")
  }

  @Test
  func `the nightly recipe appends a line a place`() async throws {
    let folder = try TemporaryFolder()
    let line = try #require(try Self.blocks("crontab").first)
    let command = line.split(separator: " ", maxSplits: 5)[5]
    let result = try await run(
      "weather add Oslo --quiet >/dev/null; HOME=$PWD\n\(command)\n\(command)\nwc -l < weather.jsonl",
      in: folder.path,
      ["WEATHER_PROVIDER": "sample"])
    #expect(result.output == "2\n", "\(result.output)")
  }

  @Test
  func `every block of commands is known to a test or a script`() throws {
    let known = [
      // What .ci/readme runs.
      "swift run -c release weather", "swift build -c release", "mkdir -p ~/.local/share",
      // What the tests here run.
      "weather current home --template", "export WEATHER_STORE=", "weather add --from places.csv",
      // What .ci/run begins with.
      "swift test",
    ]
    let blocks = try Self.blocks("sh")
    #expect(blocks.count == known.count)
    for (block, start) in zip(blocks, known) { #expect(block.hasPrefix(start)) }
    #expect(try Self.blocks("yaml").count == 1)
    #expect(try Self.blocks("crontab").count == 1)
  }

  /// Two branches of a list with four places, with the commands of each; then they are merged.
  private func merged(_ ours: String, _ theirs: String, then command: String, in folder: String) async throws
    -> Tool.Result
  {
    let setting = try #require(try Self.blocks("sh").first { $0.contains("WEATHER_STORE") })
    return try await run(
      """
      set -e
      export HOME=$PWD; mkdir places; cd places
      \(setting)
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
      printf '%s\\n' '*.bak' '*.lock' '*.corrupt-*' > .gitignore
      git init -q -b main . && for city in Oslo Rome Lima Cairo; do weather add $city --quiet >/dev/null; done
      git add . && git commit -qm one && git checkout -qb other
      \(theirs) --quiet >/dev/null && git commit -qam two && git checkout -q main
      \(ours) --quiet >/dev/null && git commit -qam three
      git merge -q other >/dev/null || echo conflict
      \(command)
      """, in: folder)
  }

  @Test(.enabled(if: Tool.isInstalled("git"), "git is not installed"))
  func `two lists shared through git merge`() async throws {
    let folder = try TemporaryFolder()
    let result = try await merged(
      "weather remove cairo", "weather edit oslo --note north", then: "weather list | cut -f1,9",
      in: folder.path)
    #expect(result.output == "oslo\tnorth\nrome\t\nlima\t\n", "\(result.output)")
  }

  @Test(.enabled(if: Tool.isInstalled("git"), "git is not installed"))
  func `after two additions the mended list has both, and git sees nothing else`() async throws {
    let folder = try TemporaryFolder()
    let result = try await merged(
      "weather add Quito", "weather add Tokyo",
      then: "weather repair --quiet >/dev/null; weather list | cut -f1; git add . && git status --short",
      in: folder.path)
    let places = "oslo\nrome\nlima\ncairo\nquito\ntokyo\n"
    #expect(result.output == "conflict\n\(places)M  locations.json\n", "\(result.output)")
  }
}
