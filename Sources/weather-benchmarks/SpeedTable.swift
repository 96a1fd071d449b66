/// All that is to be fast, next to its peers, as one table.
enum SpeedTable {
  /// Measures everything and prints a table in Markdown.
  static func run() async throws {
    let folder = Shell.output(of: "mktemp -d")
    defer { Shell.run("rm -r \(folder)") }
    let bench = try Workbench(folder: folder)
    print("\(Machine.description)\n\n\(SpeedRow.heading)")
    for measure in [
      StartSpeed.rows, EditSpeed.rows, BatchSpeed.rows, MemorySpeed.rows, LookUpSpeed.rows,
      ConditionsSpeed.rows,
    ] {
      for row in try await measure(bench) { print(row.text) }
    }
  }
}
