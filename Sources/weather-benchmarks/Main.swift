@main
enum Main {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let rest = Array(arguments.dropFirst())
    switch (arguments.first, rest.count) {
    case (nil, _): try await SpeedTable.run()
    case ("places", _): try PlacesBenchmark.run(rest)
    case ("memory", 0): try await HostileAnswers.run()
    case ("get", 1): await OneRequest.run(rest[0])
    default:
      print(
        """
        usage: weather-benchmarks            all speeds with their peers, as a table
               weather-benchmarks places [<folder of look-up cases> [<set whose misses are shown>...]]
               weather-benchmarks places -- <query>...
               weather-benchmarks memory     what answers without an end take
               weather-benchmarks get <address>
        """)
    }
  }
}
