import WeatherCore

struct CheckCommand: Command {
  init(_ arguments: Arguments) throws {}
  func run(_ session: Session) async throws -> ExitStatus { .success }
}
struct RepairCommand: Command {
  init(_ arguments: Arguments) throws {}
  func run(_ session: Session) async throws -> ExitStatus { .success }
}
