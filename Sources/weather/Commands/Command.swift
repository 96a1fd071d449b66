/// One of the program's commands, with all that was said to it.
protocol Command: Sendable {
  /// Reads what was typed.
  ///
  /// - Throws: `UsageError` or `CoordinateError` when it is not understood.
  init(_ arguments: Arguments) throws

  /// Does the work.
  @MainActor
  func run(_ session: Session) async throws -> ExitStatus
}
