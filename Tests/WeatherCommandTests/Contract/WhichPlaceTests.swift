import Testing
import WeatherCore

@testable import weather

@Suite("Contract: which place is meant")
struct WhichPlaceTests {
  private static let clauses: [Clause] = [
    Clause(
      "of equal names the most people go first", "search London --limit 2 --template '{country}'",
      output: "GB\nCA\n"),
    Clause("a region's code behind a comma", "add Springfield, IL", shows: ["\tIllinois\tUS\t"]),
    Clause("a region's name at the end", "add Paris Texas", shows: ["\tTexas\tUS\t"]),
    Clause("a region's name behind a comma", "add Salisbury, Maryland", shows: ["\tMaryland\tUS\t"]),
    Clause("a country's code behind a comma", "add Wellington, ZA", shows: ["\tZA\t"]),
    Clause("the same by options", "add Springfield --country US --region IL", shows: ["\tIllinois\tUS\t"]),
    Clause("ten times the people of the next is clear", "add Paris", shows: ["paris\tParis\t", "\tFR\t"]),
    Clause("the only place of the very name is clear", "add Reykjavik", shows: ["reykjavik\tReykjavík\t"]),
    Clause(
      "a name that is not quite one is not taken", "add Brusels", status: 4, says: ["Brussels"], ids: []),
    Clause(
      "a script is asked nothing and saves nothing", "add Springfield", status: 4, output: "",
      says: ["Missouri", "Illinois"], ids: []),
    Clause("the second candidate can be taken", "add Springfield --pick 2", shows: ["\tIllinois\t"]),
    Clause(
      "what was taken is told", "add Brussels",
      output: "brussels\tBrussels\tBrussels Capital\tBE\t50.85045\t4.34878\tEurope/Brussels\t\t\n"),
    Clause(
      "nonsense is no place", "add xqzzt", status: 1, output: "", says: ["no place named 'xqzzt'"],
      ids: []),
    Clause(
      "near spellings are offered for what is not found", "add 'Leeds, NY'", status: 1, output: "",
      says: ["did you mean 'Leeds, England, GB'"], ids: []),
  ]

  @Test(arguments: clauses)
  func `is never guessed`(clause: Clause) async throws {
    try await clause.check(in: Shell())
  }

  @Test(arguments: [
    ("Xyzzyq", "no place named 'Xyzzyq'; similar: 'Kızık'"),
    ("Brusels", "no place named 'Brusels'; similar: 'Brussels'"),
    ("New Yrok", "no place named 'New Yrok'; similar: 'New York', 'Nyu-York'"),
    ("Springfield", "several places fit 'Springfield'; say which, as in 'Springfield, Missouri'"),
    ("Armenia", "several places fit 'Armenia'"), ("Georgia", "several places fit 'Georgia'"),
  ])
  func `names that are only like the one typed are said to be so`(name: String, message: String) async throws
  {
    var shell = try Shell()
    let script = await shell.run("add", name)
    #expect(script.status == .ambiguous)
    #expect(script.error.hasPrefix("weather: \(message)"), "\(script.error)")
    shell.isTerminal = true
    shell.input = "q\n"
    let question = await shell.run("add", name)
    #expect(question.status == .ambiguous)
    let isSimilar = message.contains("similar")
    #expect(
      question.error.hasPrefix(isSimilar ? "No place is named '\(name)'; similar:\n" : "Several places fit"))
  }

  @Test
  func `candidates are data for those who ask for data`() async throws {
    let failure = try await Shell().run("add", "Springfield", "--json").failure()
    let candidates = try #require(failure["candidates"] as? [[String: Any]])
    #expect(candidates.count > 1)
    #expect(candidates.first?["region"] as? String == "Missouri")
  }

  @Test
  func `somebody at a terminal is asked, and the number typed is saved`() async throws {
    var shell = try Shell()
    shell.isTerminal = true
    shell.input = "2\n"
    let transcript = await shell.run("add", "Springfield")
    #expect(transcript.status == .success)
    #expect(transcript.error.contains("Which one?"))
    #expect(try await shell.store.locations.map(\.region) == ["Illinois"])
  }

  @Test(arguments: [
    ("search springfield", "weather search springfield"),
    ("search \"Santa Cruz\" --limit 2", "weather search \"Santa Cruz\""),
    ("search springfield --country US", "weather search springfield --country US"),
    ("add springfield", "weather search springfield"),
    ("current --place springfield --region \"new york\" --country us", nil),
  ])
  func `says how many more places there are, and what shows them`(line: String, search: String?) async throws
  {
    for isTerminal in [false, true] {
      var shell = try Shell()
      shell.isTerminal = isTerminal
      shell.input = "q\n"
      let words = try ShellWords.split(line)
      let error = await shell.run(words).error
      let hint = error.firstMatch(of: #/(?m)^([0-9]+) more; '(.*) --limit ([0-9]+)' shows all$/#)
      guard let search else {
        #expect(hint == nil, "\(error)")
        continue
      }
      let (_, rest, command, limit) = try #require(hint, "\(error)").output
      #expect(command == search)
      let all = try ShellWords.split("\(command) --limit \(limit) --format tsv").dropFirst()
      let found = await shell.run(Array(all))
      #expect(found.output.split(separator: "\n").count == Int(limit))
      #expect(try #require(Int(rest)) < #require(Int(limit)))
      #expect(!found.error.contains(" more; "))
      #expect(await !shell.run(words + ["--quiet"]).error.contains(" more; "))
      #expect(await !shell.run(words + ["--json"]).error.contains(" more; "))
    }
  }

  @Test(arguments: ["Springfield", "San José", "Washington", "Santa Cruz", "Neustadt"])
  func `no two candidates look alike`(name: String) async throws {
    var shell = try Shell()
    shell.environment["COLUMNS"] = "200"
    let rows = await shell.run("search", name, "--format", "text").output.split(separator: "\n").dropFirst()
    // Without the number in front.
    let shown = rows.map { $0.drop { $0 == " " || $0.isNumber } }
    #expect(shown.count > 1)
    #expect(Set(shown).count == shown.count)
  }
}
