import Testing
import WeatherCore

@testable import weather

@Suite("Contract: commands")
struct CommandsTests {
  private static let sample = ["oslo", "tokyo", "cairo", "home"]

  private static let edits: [Clause] = [
    Clause(
      "add takes several words for one name", "add New York", shows: ["new-york\tNew York\tNew York\tUS\t"]),
    Clause(
      "add saves a point under a name", "add 50.85,4.35 --name Roof",
      shows: ["roof\tRoof\t", "\t50.85\t4.35\t"]),
    Clause("add takes a point as an option", "add --at 1.5,2.5 --name A", shows: ["a\tA\t\t\t1.5\t2.5\t"]),
    Clause("add takes a geo address", "add geo:1.5,2.5 --name A", shows: ["a\tA\t\t\t1.5\t2.5\t"]),
    Clause(
      "add saves the rows of a file as one change", "add --from -", "undo", ids: sample,
      input: "name\nRome\nLima\n"),
    Clause("remove takes several ids", "remove oslo cairo", ids: ["tokyo", "home"]),
    Clause(
      "remove takes ids from a file", "remove --from -", ids: ["cairo", "home"], input: "oslo\ntokyo\n"),
    Clause("remove empties the list", "remove --all", ids: []),
    Clause("edit renames", "edit oslo --name Fjord", shows: ["oslo\tFjord\t"]),
    Clause("edit sets another id", "edit oslo --id fjord", ids: ["fjord", "tokyo", "cairo", "home"]),
    Clause("edit moves the point", "edit oslo --at 1.5,2.5", shows: ["\t1.5\t2.5\t"]),
    Clause("edit sets a note", "edit oslo --note x", shows: ["\tx\n"]),
    Clause("edit adds and takes tags", "edit tokyo --tag new --untag work", shows: ["\ttrip,new\t\n"]),
    Clause("edit moves before a place", "edit home --before tokyo", ids: ["oslo", "home", "tokyo", "cairo"]),
    Clause("edit moves behind a place", "edit oslo --after tokyo", ids: ["tokyo", "oslo", "cairo", "home"]),
    Clause("edit moves to the start", "edit home --first", ids: ["home", "oslo", "tokyo", "cairo"]),
    Clause("edit moves to the end", "edit oslo --last", ids: ["tokyo", "cairo", "home", "oslo"]),
    Clause(
      "batch makes its lines one change", "batch", "undo", ids: sample,
      input: "remove oslo\nadd Rome\nremove home\n"),
    Clause(
      "undo puts back what the last change took", "remove oslo", "remove tokyo", "undo",
      ids: ["tokyo", "cairo", "home"]),
  ]

  @Test(arguments: edits)
  func `change the list`(clause: Clause) async throws {
    try await clause.check(in: Shell(store: PreviewStore.sample))
  }

  private static let looks: [Clause] = [
    Clause(
      "list shows the places named, as they are named", "list home oslo --template {id}",
      output: "home\noslo\n"),
    Clause("list shows the places with a tag", "list --tag work --template {id}", output: "tokyo\n"),
    Clause("list sorts by name", "list oslo home --sort name --template {id}", output: "home\noslo\n"),
    Clause("list sorts by id", "list --sort id --template {id}", output: "cairo\nhome\noslo\ntokyo\n"),
    Clause(
      "list sorts by country", "list --sort country --template {id}", output: "cairo\ntokyo\noslo\nhome\n"),
    Clause(
      "list sorts by latitude", "list --sort latitude --template {id}", output: "oslo\ntokyo\ncairo\nhome\n"),
    Clause(
      "current shows every place in the list's order", "current --template {id}",
      output: "oslo\ntokyo\ncairo\nhome\n"),
    Clause("current shows the places named", "current home oslo --template {id}", output: "home\noslo\n"),
    Clause("current shows the places with a tag", "current --tag trip --template {id}", output: "tokyo\n"),
    Clause(
      "current shows a place that is not saved", "current --place Rome --template {name}", output: "Rome\n"),
    Clause(
      "current shows a point that is not saved", "current --at 1.5,2.5 --template {latitude}", output: "1.5\n"
    ),
    Clause("search shows what fits", "search Springfield", shows: ["\tMissouri\t", "\tIllinois\t"]),
    Clause(
      "search shows no more than asked for", "search Springfield --limit 1 --template {region}",
      output: "Missouri\n"),
    Clause("completions come for bash", "completions bash", shows: ["complete "]),
    Clause("completions come for zsh", "completions zsh", shows: ["#compdef weather"]),
    Clause("completions come for fish", "completions fish", shows: ["complete -c weather"]),
    Clause("help explains the program", "help", shows: ["weather", "add <place>"]),
    Clause("help explains a command", "help undo", shows: ["weather undo"]),
    Clause("help writes the manual page", "help --man", shows: [".TH WEATHER 1"]),
    Clause("the version has a name and a number", "--version", output: "weather \(Version.current)\n"),
  ]

  @Test(arguments: looks)
  func `show, and change nothing`(clause: Clause) async throws {
    let store = try PreviewStore.sample
    let before = try await store.locations
    try await clause.check(in: Shell(store: store))
    #expect(try await store.locations == before)
  }

  @Test
  func `no command means current`() async throws {
    let shell = try Shell(store: PreviewStore.sample)
    #expect(await shell.run().output == shell.run("current").output)
  }
}
