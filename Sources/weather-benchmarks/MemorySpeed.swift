/// The memory that a long list takes.
enum MemorySpeed {
  static func rows(_ bench: Workbench) async throws -> [SpeedRow] {
    let list = try await bench.list(of: 100_000)
    let size = Double(Shell.output(of: "wc -c < \(list)")) ?? .nan
    // By a small process in between: the system counts the memory of whoever starts a program as the program's.
    let script =
      "import resource, subprocess, sys; subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True); "
      + "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    let output = Shell.output(of: "python3 -c '\(script)' \(bench.weather) list --store \(list)")
    let memory = (Double(output) ?? .nan) * 1024
    return [
      SpeedRow(
        work: "memory of `weather list`, 100,000 places", result: "\(SpeedRow.rounded(memory / 1e6)) MB",
        peer: "the file, \(SpeedRow.rounded(size / 1e6)) MB", ratio: memory / size, goal: "4")
    ]
  }
}
