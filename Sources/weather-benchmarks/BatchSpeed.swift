/// Many edits as one change, next to one edit.
enum BatchSpeed {
  private static let edits = 10_000

  static func rows(_ bench: Workbench) async throws -> [SpeedRow] {
    var rows: [SpeedRow] = []
    for (count, name) in [(10_000, "10,000"), (100_000, "100,000")] {
      let list = try await bench.list(of: count)
      var round = 0
      let batch = "\(bench.folder)/batch"
      let samples = try await Sample.interleaved(
        9,
        [
          {
            round += 1
            return bench.run(["edit", "place-number-1", "--note", "note \(round)"], on: list).seconds
          },
          {
            Shell.run(
              "seq 0 \(edits - 1) | sed 's/.*/edit place-number-& --note \"round \(round)\"/' > \(batch)")
            return bench.run(["batch", batch], on: list).seconds
          },
        ])
      rows.append(
        SpeedRow(
          work: "`weather batch`, 10,000 edits on \(name) places", result: SpeedRow.time(samples[1].median),
          peer: "one edit, \(SpeedRow.time(samples[0].median))", ratio: samples[1].median / samples[0].median,
          goal: "3"))
    }
    return rows
  }
}
