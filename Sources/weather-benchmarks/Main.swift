@main
enum Main {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "store": try await StoreBenchmark.run(rest)
    case "places": PlacesBenchmark.run(rest)
    case "current": await CurrentBenchmark.run()
    case "get": await CurrentBenchmark.get(rest.first ?? "")
    default:
      print(
        """
        usage: weather-benchmarks store [<number of places>...]
               weather-benchmarks places [<folder of look-up cases>]
               weather-benchmarks current
               weather-benchmarks get <address>
        """)
    }
  }
}
