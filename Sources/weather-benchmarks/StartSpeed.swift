/// Short commands, next to a program that does nothing.
enum StartSpeed {
  static func rows(_ bench: Workbench) async throws -> [SpeedRow] {
    let list = try await bench.list(of: 100)
    let samples = try await Sample.interleaved(
      61,
      [
        { ProcessRun(bench.nothing, []).seconds },
        { bench.run(["list"], on: list).seconds },
        { bench.run(["search", "köln"], on: list).seconds },
        { ProcessRun("jq", ["-r", ".locations[].id", list]).seconds },
      ])
    let (start, shown, found, jq) = (
      samples[0].median, samples[1].median, samples[2].median, samples[3].median
    )
    return [
      SpeedRow(
        work: "`weather list`, 100 places", result: SpeedRow.time(shown), peer: "an empty static program",
        ratio: shown / start, goal: "1.5"),
      SpeedRow(
        work: "the ids of 100 places by `jq`", result: SpeedRow.time(jq), peer: "`weather list`",
        ratio: jq / shown, goal: "> 1"),
      SpeedRow(
        work: "`weather search köln`", result: SpeedRow.time(found), peer: "an empty static program",
        ratio: found / start, goal: "2"),
    ]
  }
}
