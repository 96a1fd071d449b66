@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "places": PlacesBenchmark.run(Array(arguments.dropFirst()))
    default: print("usage: weather-benchmarks places [<folder of look-up cases>]")
    }
  }
}
