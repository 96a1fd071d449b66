import Testing
import WeatherCore

@testable import weather

@Suite("Contract: syntax of options")
struct OptionSyntaxTests {
  private static let clauses: [Clause] = [
    Clause("a value is the next word", "list --template {id} oslo", output: "oslo\n"),
    Clause("a value follows an equals sign", "list --template={id} oslo", output: "oslo\n"),
    Clause("options stand before the command", "--template {id} list oslo", output: "oslo\n"),
    Clause("options stand behind the words", "list oslo --template {id}", output: "oslo\n"),
    Clause(
      "two hyphens end the options", "list -- --json", status: 1,
      says: ["weather: no saved place '--json'"]),
    Clause(
      "a value may begin with a minus sign", "add --at -33.86,151.2 --name A", shows: ["\t-33.86\t151.2\t"]),
    Clause("a note may begin with a hyphen", "edit oslo --note -x", shows: ["\t-x\n"]),
    Clause("a bare negative point is no option", "add -33.86,151.2 --name A", shows: ["\t-33.86\t151.2\t"]),
    Clause("h is help", "list -h", shows: ["weather list"]),
    Clause("q is quiet", "remove oslo -q", shows: ["oslo\t"]),
    Clause("v is verbose", "list -v", says: ["the list is "]),
    Clause("j is JSON", "list -j", shows: ["{\"version\":1"]),
    Clause("letters go together", "list -jv", shows: ["{\"version\":1"], says: ["the list is "]),
    Clause("errors of letters that go together are data", "lst -qj", status: 64, says: ["{\"error\":{"]),
  ]

  @Test(arguments: clauses)
  func `is that of GNU`(clause: Clause) async throws {
    try await clause.check(in: Shell(store: PreviewStore.sample))
  }

  @Test
  func `letters are few`() {
    #expect(Set(Option.all.compactMap(\.letter)) == ["h", "q", "v", "j"])
  }
}
