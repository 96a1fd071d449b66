/// One edit of a long list, next to what the disk needs and what `jq` needs.
enum EditSpeed {
  private static let count = 100_000

  /// Lets the disk finish what was left to it, which the next work would wait for otherwise.
  private static func settle() {
    Shell.run("sync")
  }

  static func rows(_ bench: Workbench) async throws -> [SpeedRow] {
    let list = try await bench.list(of: count)
    let record = #"{id:"new",name:"New",latitude:1,longitude:2}"#
    let samples = try await Sample.interleaved(
      7,
      [
        {
          settle()
          return try await Sample.seconds { Shell.run("cp \(list) \(list).copy && sync \(list).copy") }
        },
        {
          settle()
          return bench.run(["add", "1.0,2.0", "--name", "New", "--id", "new"], on: list).seconds
        },
        {
          settle()
          return bench.run(["remove", "new"], on: list).seconds
        },
        {
          settle()
          return try await Sample.seconds {
            Shell.run("jq -c '.locations += [\(record)]' \(list) > \(list).jq && sync \(list).jq")
          }
        },
      ])
    let (copy, add, remove, jq) = (
      samples[0].median, samples[1].median, samples[2].median, samples[3].median
    )
    let peer = "`cp` and `sync` of the file, \(SpeedRow.time(copy))"
    return [
      SpeedRow(
        work: "`weather add`, 100,000 places", result: SpeedRow.time(add), peer: peer, ratio: add / copy,
        goal: "4"),
      SpeedRow(
        work: "`weather remove`, 100,000 places", result: SpeedRow.time(remove), peer: peer,
        ratio: remove / copy, goal: "4"),
      SpeedRow(
        work: "the same by `jq`", result: SpeedRow.time(jq), peer: "`weather add`", ratio: jq / add,
        goal: "> 10"),
    ]
  }
}
