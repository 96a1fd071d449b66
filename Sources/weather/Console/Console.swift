/// What the program can see and touch of the process it runs in, besides files and the network.
struct Console: Sendable {
  /// Writes text to standard output.
  ///
  /// - Throws: `ConsoleError` when the text could not be written whole.
  var write: @Sendable (String) throws(ConsoleError) -> Void

  /// Writes text to standard error; a failure to do so is nobody's business.
  var writeError: @Sendable (String) -> Void

  /// Reads a line from standard input, without its end, or `nil` at the end of the input.
  var readLine: @Sendable () -> String?

  /// Reads standard input to its end.
  var readInput: @Sendable () throws(ConsoleError) -> [UInt8]

  /// The environment variables of the process.
  var environment: [String: String]

  /// Whether standard input is a terminal.
  var isInputTerminal: Bool

  /// Whether standard output is a terminal.
  var isOutputTerminal: Bool

  /// Whether standard error is a terminal.
  var isErrorTerminal: Bool

  /// The columns and rows of the terminal as it is now, or `nil` when there is none or it does not tell.
  var terminalSize: @Sendable () -> (width: Int, height: Int)?
}

extension Console {
  /// The columns that output may take: `COLUMNS` if it is a number, else the terminal's, else 80.
  var width: Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    return terminalSize()?.width ?? 80
  }

  /// Whether somebody is there to be asked.
  var isInteractive: Bool {
    isInputTerminal && isErrorTerminal
  }

  /// Whether lines that are drawn over, such as a spinner, make sense on standard error.
  var showsProgress: Bool {
    isErrorTerminal && environment["TERM"] != "dumb"
  }
}
