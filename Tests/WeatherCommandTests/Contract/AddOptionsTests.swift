import TestSupport
import Testing
import WeatherCore

@testable import weather

@Suite("Contract: options of add and remove")
struct AddOptionsTests {
  private static let clauses: [Clause] = [
    Clause(
      "a name of one's own", "add Rome --name 'Mum and Dad'", shows: ["mum-and-dad\tMum and Dad\tLazio\t"]),
    Clause("an id of one's own", "add Rome --id parents", shows: ["parents\tRome\t"]),
    Clause("a country by its code", "add London --country CA", shows: ["\tOntario\tCA\t"]),
    Clause("a country by its name", "add London --country Canada", shows: ["\tOntario\tCA\t"]),
    Clause("a region by its name", "add Springfield --region Oregon", shows: ["\tOregon\tUS\t"]),
    Clause("a region by its code", "add Springfield --region OR", shows: ["\tOregon\tUS\t"]),
    Clause("the candidate of a number", "add Springfield --pick 2", shows: ["\tIllinois\t"]),
    Clause(
      "a place that is there already is success when asked for", "add Oslo --if-missing", output: "",
      ids: ["oslo", "tokyo", "cairo", "home"]),
    Clause("a place that is there already is else a conflict", "add Oslo", status: 5, output: ""),
    Clause("a note", "add Rome --note 'via Appia'", shows: ["\tvia Appia\n"]),
    Clause("tags", "add Rome --tag a --tag b", shows: ["\ta,b\t"]),
    Clause(
      "add in earnest or as a rehearsal", "add Rome --dry-run", shows: ["rome\tRome\t"],
      says: ["Would have saved", "Nothing was changed"], ids: ["oslo", "tokyo", "cairo", "home"]),
    Clause(
      "a place that is gone already is success when asked for", "remove nowhere --if-present", output: "",
      ids: ["oslo", "tokyo", "cairo", "home"]),
    Clause("a place that is gone already is else not found", "remove nowhere", status: 1, output: ""),
    Clause(
      "remove in earnest or as a rehearsal", "remove oslo --dry-run", shows: ["oslo\t"],
      says: ["Would have removed"], ids: ["oslo", "tokyo", "cairo", "home"]),
  ]

  @Test(arguments: clauses)
  func `do what they are named for`(clause: Clause) async throws {
    try await clause.check(in: Shell(store: PreviewStore.sample))
  }

  @Test
  func `the geocoder is asked only on request`() async throws {
    let server = try LoopbackServer(
      .json(#"{"results":[{"id":1,"name":"Rome","latitude":1.5,"longitude":2.5}]}"#))
    let folder = try TemporaryFolder()
    let environment = ["WEATHER_OPEN_METEO_GEOCODING_URL": server.url]
    let store = "\(folder.path)/locations.json"
    let offline = try await Binary.run("add", "Rome", store: store, environment: environment)
    #expect(offline.status == 0 && server.requests.isEmpty)
    let online = try await Binary.run(
      "add", "Rome", "--online", "--id", "x", store: store, environment: environment)
    #expect(online.output.hasPrefix("x\tRome\t\t\t1.5\t2.5\t"), "\(online.error)")
    #expect(server.requests.count == 1)
  }
}
