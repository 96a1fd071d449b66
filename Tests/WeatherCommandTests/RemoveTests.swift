import TestSupport
import Testing
import WeatherCore

@testable import weather

/// What `weather remove` takes, and what it leaves alone.
struct RemoveTests {
  @Test(arguments: [
    // A file that names nothing asks for nothing, whatever the tag.
    ("remove --from - --tag work", "", 0, ["oslo", "tokyo", "cairo", "home"]),
    ("remove --from - --tag work", "# all\n\n", 0, ["oslo", "tokyo", "cairo", "home"]),
    ("remove --from -", "", 0, ["oslo", "tokyo", "cairo", "home"]),
    ("remove --from - --tag work", "tokyo\noslo\n", 0, ["oslo", "cairo", "home"]),
    ("remove --from - cairo", "oslo\n", 0, ["tokyo", "home"]),
    ("remove --tag work", "", 0, ["oslo", "cairo", "home"]),
    ("remove --tag nothing", "", 1, ["oslo", "tokyo", "cairo", "home"]),
    ("remove --tag nothing --if-present", "", 0, ["oslo", "tokyo", "cairo", "home"]),
    ("remove nowhere --tag work --if-present", "", 0, ["oslo", "tokyo", "cairo", "home"]),
    ("remove nowhere tokyo --tag work --if-present", "", 0, ["oslo", "cairo", "home"]),
    ("remove nowhere --tag work", "", 1, ["oslo", "tokyo", "cairo", "home"]),
    ("remove oslo OSLO oslo", "", 0, ["tokyo", "cairo", "home"]),
    ("remove oslo nowhere", "", 1, ["oslo", "tokyo", "cairo", "home"]),
    (
      "batch", "edit tokyo --untag work\nremove --tag work --if-present", 0,
      ["oslo", "tokyo", "cairo", "home"]
    ),
    ("batch", "edit oslo --tag trip\nremove --tag trip", 0, ["cairo", "home"]),
    ("batch", "add Rome --tag x\nremove --tag x", 0, ["oslo", "tokyo", "cairo", "home"]),
  ])
  func `removes what is named and tagged, and nothing else`(
    line: String, input: String, status: Int, left: [String]
  ) async throws {
    var shell = try Shell(store: PreviewStore.sample)
    shell.input = input
    let transcript = await shell.run(try ShellWords.split(line))
    #expect(transcript.status.rawValue == status, "\(transcript.text)")
    #expect(try await shell.store.locations.map(\.id) == left, "\(transcript.text)")
  }
}
