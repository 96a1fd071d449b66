extension Style {
  /// Works out how much colour a stream gets.
  ///
  /// - Parameters:
  ///   - choice: What the user said.
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - environment: The environment: `NO_COLOR`, `CLICOLOR_FORCE`, `TERM` and `COLORTERM` count.
  init(choice: ColorChoice, isTerminal: Bool, environment: [String: String]) {
    let term = environment["TERM", default: ""]
    let depth: Depth =
      if ["truecolor", "24bit"].contains(environment["COLORTERM", default: ""]) {
        .trueColor
      } else if term.contains("256color") {
        .twoHundredFiftySix
      } else {
        .sixteen
      }
    let isForced = !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""])
    let isRefused = !environment["NO_COLOR", default: ""].isEmpty
    switch choice {
    case .always: self.depth = depth
    case .never: self.depth = .none
    case .auto:
      self.depth = !isRefused && (isForced || (isTerminal && term != "dumb")) ? depth : .none
    }
  }
}
