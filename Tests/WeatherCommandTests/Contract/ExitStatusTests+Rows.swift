import TestSupport
import Testing

extension ExitStatusTests {
  /// An error that a line of bash ends with, and the members of it that go beyond those of every error.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let status: Int32
    let code: String
    let script: String
    let members: Set<String>
    let reply: LoopbackReply?

    init(
      _ status: Int32, _ code: String, _ name: String, _ script: String, _ members: Set<String> = [],
      reply: LoopbackReply? = nil
    ) {
      testDescription = "\(status) \(code): \(name)"
      self.status = status
      self.code = code
      self.script = script
      self.members = members
      self.reply = reply
    }
  }

  /// The program without the right to read what is closed to its user, which root has.
  private static let unprivileged =
    "[ $(id -u) = 0 ] && shut='setpriv --bounding-set=-dac_override,-dac_read_search'; exec $shut \"$WEATHER_BIN\" "

  static let rows: [Row] = [
    Row(1, "not-found", "an unknown id", "weather list nowhere --json"),
    Row(1, "not-found", "an unknown place", "weather add xqzzt --json", ["suggestions"]),
    Row(
      3, "partial", "a line of a batch", "printf 'add Rome\\nfly\\n' | weather batch --keep-going --json",
      ["line", "results"]),
    Row(4, "ambiguous", "several places", "weather add Springfield --json", ["candidates"]),
    Row(5, "conflict", "a place that is there", "weather add 0.0,0.0 --name Null --json"),
    Row(64, "usage", "an unknown option", "weather list --jsn --json"),
    Row(64, "usage", "text that is not UTF-8", "weather list $'\\xff' --json"),
    Row(
      65, "data", "a damaged list", "echo '{]' > bad; weather list --store bad --json",
      ["path", "line", "column"]),
    Row(
      65, "data", "a bad row", "printf 'name,lat,lon\\nA,x,1\\n' > rows; weather add --from rows --json",
      ["path", "line", "results"]),
    Row(
      65, "data", "a list that is too large",
      "dd if=/dev/null of=big bs=1 seek=300000000 2>/dev/null; weather list --store big --json", ["path"]),
    Row(66, "no-input", "a file that is not there", "weather add --from gone --json", ["path"]),
    Row(66, "no-input", "a file that is a folder", "weather add --from . --json", ["path"]),
    Row(69, "unavailable", "nobody at the port", "weather current --json"),
    Row(
      69, "unavailable", "a service that does not work", "weather current --json",
      reply: .json("{}", status: 500)),
    Row(71, "system", "no more descriptors", "ulimit -n 9; exec \"$WEATHER_BIN\" list --json"),
    Row(
      73, "cannot-create", "no folder can be made", "weather add Rome --store /dev/null/x --json",
      ["path", "committed"]),
    Row(74, "io", "no room for what is written", "weather add Rome --json >/dev/full", ["committed"]),
    Row(
      75, "try-again", "a limit", "weather current --json", ["retryAfter"],
      reply: .response(status: 429, headers: ["Retry-After": "7"], body: [])),
    Row(75, "try-again", "the deadline", "weather current --timeout 0 --json"),
    Row(
      76, "protocol", "another address", "weather current --json",
      reply: .response(status: 302, headers: ["Location": "http://127.0.0.1:1/"], body: [])),
    Row(76, "protocol", "no JSON", "weather current --json", reply: .json("<html>")),
    Row(76, "protocol", "another shape", "weather current --json", reply: .json("[[]]")),
    Row(
      76, "protocol", "a flood", "weather current --json",
      reply: LoopbackReply([
        .send(Array("HTTP/1.1 200 OK\r\n\r\n".utf8)),
        .flood([UInt8](repeating: 0x20, count: 1 << 20), count: 1_000),
      ])),
    Row(77, "permission", "a refused key", "weather current --json", reply: .json("{}", status: 403)),
    Row(
      77, "permission", "a folder that is closed", "weather add Rome --store /sys/x.json --json",
      ["path", "committed"]),
    Row(
      77, "permission", "settings that may not be read",
      "mkdir -p config/weather; echo '{}' > config/weather/config.json; chmod 0 config/weather/config.json\n"
        + unprivileged + "list --json",
      ["path"]),
    Row(
      77, "permission", "a key file that may not be read",
      "echo k > key; chmod 0 key; export WEATHER_PIRATE_WEATHER_KEY_FILE=key\n"
        + unprivileged + "current --provider pirate-weather --json",
      ["path"]),
    Row(
      77, "permission", "a list in a folder that may not be entered",
      "mkdir shut; chmod 0 shut\n" + unprivileged + "list --store shut/x.json --json", ["path", "committed"]),
    Row(
      66, "no-input", "an import that may not be read",
      "echo name > rows; chmod 0 rows\n" + unprivileged + "add --from rows --json", ["path"]),
    Row(78, "configuration", "a bad setting", "WEATHER_UNITS=imperial weather current --json"),
    Row(78, "configuration", "no key", "weather current --provider pirate-weather --json"),
    Row(
      78, "configuration", "a key that others may read",
      "echo k > key; chmod 644 key; export WEATHER_PIRATE_WEATHER_KEY_FILE=key\n"
        + "weather current --provider pirate-weather --json",
      ["path"]),
    Row(
      78, "configuration", "a newer list",
      "echo '{\"version\":2,\"locations\":[]}' > new; weather list --store new --json",
      ["path"]),
  ]
}
