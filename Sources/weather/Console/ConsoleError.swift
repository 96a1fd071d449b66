/// A failure of one of the standard streams.
enum ConsoleError: Error, Hashable, Sendable {
  /// The reader of standard output closed the pipe.
  case closedPipe
  /// Standard output could not be written; the system's reason.
  case notWritten(reason: String)
  /// Standard input could not be read; the system's reason.
  case notRead(reason: String)
}
