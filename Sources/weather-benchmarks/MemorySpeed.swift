/// The memory that a long list takes.
enum MemorySpeed {
  static func rows(_ bench: Workbench) async throws -> [SpeedRow] {
    let list = try await bench.list(of: 100_000)
    let size = Double(Shell.output(of: "wc -c < \(list)")) ?? .nan
    let samples = try await Sample.interleaved(3, [{ bench.run(["list"], on: list).memory }])
    let memory = samples[0].median
    return [
      SpeedRow(
        work: "memory of `weather list`, 100,000 places", result: "\(SpeedRow.rounded(memory / 1e6)) MB",
        peer: "the file, \(SpeedRow.rounded(size / 1e6)) MB", ratio: memory / size, goal: "4")
    ]
  }
}
