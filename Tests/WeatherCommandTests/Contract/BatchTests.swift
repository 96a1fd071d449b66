import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather

@Suite("Contract: batch")
struct BatchTests {
  private static let sample = ["oslo", "tokyo", "cairo", "home"]
  private static let mixed = "remove oslo\nremove nowhere\nfly away\n"

  private static let clauses: [Clause] = [
    Clause(
      "lines are commands without the program's name, in order", "batch --template {id}",
      output: "brussels\nroof\noslo\ncairo\n",
      ids: ["tokyo", "oslo", "home", "brussels", "roof"],
      input: "add Brussels\nadd 50.85,4.35 --name \"Roof\"\nedit oslo --after tokyo\nremove cairo\n"),
    Clause(
      "empty lines and remarks are passed over", "batch", ids: ["tokyo", "cairo", "home"],
      input: "\n# away\n  \nremove oslo # gone\n"),
    Clause(
      "quotes are the shell's", "batch --template {name}|{note}", output: "A b|c \"d\"\n",
      input: "add 1.5,2.5 --name 'A b' --note \"c \\\"d\\\"\"\n"),
    Clause(
      "later lines see what earlier ones did", "batch", ids: ["tokyo", "cairo", "home", "b"],
      input: "add 1.5,2.5 --name A\nedit a --id b\nremove oslo\n"),
    Clause(
      "one failing line keeps all from being done, and each is named", "batch", status: 65, output: "",
      says: ["line 2: no saved place 'nowhere'", "line 3: unknown command 'fly'"], ids: sample, input: mixed),
    Clause(
      "the good lines are done on request", "batch --keep-going", status: 3,
      says: ["line 2:", "line 3:"], ids: ["tokyo", "cairo", "home"], input: mixed),
    Clause(
      "a rehearsal prints what would change", "batch --dry-run --template {id}", output: "oslo\nrome\n",
      says: ["Would have saved 1, removed 1"], ids: sample, input: "remove oslo\nadd Rome\n"),
    Clause(
      "a rehearsal of an import prints, too", "add --from - --dry-run --template {id}", output: "rome\n",
      ids: sample, input: "name\nRome\n"),
    Clause(
      "rows with a name only are looked up", "add --from -", shows: ["rome\tRome\tLazio\tIT\t"],
      input: "name\nRome\n"),
    Clause(
      "a bad row stops an import", "add --from -", status: 65, output: "", says: ["line 3"], ids: sample,
      input: "name\nRome\nxqzzt\n"),
    Clause(
      "unless told to keep going", "add --from - --keep-going", status: 3, says: ["line 3"],
      ids: ["oslo", "tokyo", "cairo", "home", "rome"], input: "name\nRome\nxqzzt\n"),
  ]

  @Test(arguments: clauses)
  func `makes many edits one`(clause: Clause) async throws {
    try await clause.check(in: Shell(store: PreviewStore.sample))
  }

  @Test(arguments: ["csv", "jsonl", "json", "tsv", "gpx", "geojson"], [true, false])
  func `an import tells forms apart by name or by content`(format: String, isNamed: Bool) async throws {
    let texts = [
      "csv": "name,lat,lon\nA,1.5,2\n", "tsv": "name\tlat\tlon\nA\t1.5\t2\n",
      "json": "{\"version\":1,\"locations\":[{\"name\":\"A\",\"latitude\":1.5,\"longitude\":2}]}",
      "jsonl": "{\"name\":\"A\",\"latitude\":1.5,\"longitude\":2}\n{\"name\":\"Rome\"}\n",
      "gpx": "<gpx><wpt lat='1.5' lon='2'><name>A</name></wpt></gpx>",
      "geojson":
        #"{"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":[2,1.5]}}"#,
    ]
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/places" + (isNamed ? ".\(format)" : "")
    try #require(texts[format]).write(toFile: file, atomically: false, encoding: .utf8)
    let transcript = try await Shell().run("add", "--from", file)
    #expect(transcript.output.hasPrefix("a\tA\t\t\t1.5\t2\t"), "\(transcript.text)")
  }
}
