import WeatherCore

/// `weather check`: looks the list over.
struct CheckCommand: Command {
  init(_ arguments: Arguments) throws {
    try arguments.refuseWords()
  }

  @MainActor
  func run(_ session: Session) async throws -> ExitStatus {
    let services = session.services
    let now = services.now()
    let knowledge = PlaceKnowledge(
      // Where the system has no zone files at all, nothing can be said of any.
      isTimeZone: { zone in services.offset(zone, now) != nil || services.offset("UTC", now) == nil },
      country: services.country)
    let problems = try await session.store().check(with: knowledge)
    try session.write(problems)
    guard !problems.isEmpty else {
      session.say("The list is sound.")
      return .success
    }
    session.say(
      "\(problems.count) \(problems.count == 1 ? "problem" : "problems") found; nothing was changed.")
    return .notFound
  }
}
