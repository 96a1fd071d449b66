@main
enum Main {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "store": try await StoreBenchmark.run(Array(arguments.dropFirst()))
    default: print("usage: weather-benchmarks store [<number of places>...]")
    }
  }
}
