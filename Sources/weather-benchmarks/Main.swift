@main
enum Main {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "places": PlacesBenchmark.run(Array(arguments.dropFirst()))
    case "current": await CurrentBenchmark.run()
    case "get": await CurrentBenchmark.get(arguments.dropFirst().first ?? "")
    default: print("usage: weather-benchmarks places [<folder of look-up cases>] | current | get <address>")
    }
  }
}
