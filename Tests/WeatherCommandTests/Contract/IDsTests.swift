import Testing
import WeatherCore

@testable import weather

@Suite("Contract: ids")
struct IDsTests {
  private static let longest = String(repeating: "x", count: 64)

  private static let clauses: [Clause] = [
    Clause("an id is the name in plain lower case", "add 1.5,2.5 --name 'São Paulo'", shows: ["sao-paulo\t"]),
    Clause("its words are joined by hyphens", "add 1.5,2.5 --name 'New  York'", shows: ["new-york\t"]),
    Clause("one that is taken gets the region", "add Paris", "add Paris, Texas", shows: ["paris-texas\t"]),
    Clause(
      "then the country behind it", "add 1.5,2.5 --name Oslo",
      "add 48.85,2.35 --name Oslo --id oslo-ile-de-france-region",
      "add 48.95,2.35 --name Oslo", shows: ["oslo-ile-de-france-region-fr\t"]),
    Clause(
      "then a number", "add 1.5,2.5 --name Oslo", "add 3.5,2.5 --name Oslo", "add 2.5,2.5 --name Oslo",
      ids: ["oslo", "oslo-2", "oslo-3"]),
    Clause(
      "it stays when the name changes", "add 1.5,2.5 --name Oslo", "edit oslo --name Home", ids: ["oslo"]),
    Clause("one may be chosen", "add 1.5,2.5 --name A --id Ünï_1.x-東", shows: ["Ünï_1.x-東\t"]),
    Clause(
      "sixty-four characters are allowed", "add 1.5,2.5 --name A --id \(longest)",
      ids: [longest]),
    Clause(
      "sixty-five are not", "add 1.5,2.5 --name A --id x\(longest)", status: 64,
      ids: []),
    Clause("nor are other characters", "add 1.5,2.5 --name A --id a/b", status: 64, ids: []),
    Clause(
      "case is no difference", "add 1.5,2.5 --name A --id ünï", "add 3.5,4.5 --name B --id ÜNÏ",
      status: 5),
    Clause(
      "the normal form is no difference", "add 1.5,2.5 --name A --id \u{FC}", "remove u\u{308}",
      shows: ["\u{FC}\t"]),
    Clause(
      "a saved name will do, however its letters are cased and marked",
      "add 1.5,2.5 --name 'Ávila Vieja' --id x",
      "list 'avila vieja' --template {id}", output: "x\n"),
    Clause(
      "a name that several places have will not", "add 1.5,2.5 --name A --id x",
      "add 3.5,4.5 --name A --id y",
      "remove A", status: 4, says: ["x, y"], ids: ["x", "y"]),
    Clause(
      "the start of an id will not", "add 1.5,2.5 --name Oslo", "list osl", status: 1, output: ""),
    Clause(
      "an unknown one is answered with the nearest", "add 1.5,2.5 --name Oslo", "remove olso",
      status: 1,
      says: ["did you mean 'oslo'?"], ids: ["oslo"]),
  ]

  @Test(arguments: clauses)
  func `are chosen once and compared with care`(clause: Clause) async throws {
    try await clause.check(in: Shell())
  }

  @Test(arguments: [
    "list OSLO", "current OSLO", "edit OSLO --note x", "edit home --after OSLO", "remove OSLO",
  ])
  func `a name stands for an id in every command`(line: String) async throws {
    try await Clause(line, line).check(in: Shell(store: PreviewStore.sample))
  }
}
