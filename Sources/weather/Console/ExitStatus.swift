import WeatherCore

/// The endings of a run, as a shell sees them.
enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  case success = 0
  case notFound = 1
  case partial = 3
  case ambiguous = 4
  case conflict = 5
  case usage = 64
  case data = 65
  case noInput = 66
  case unavailable = 69
  case `internal` = 70
  case system = 71
  case cannotCreate = 73
  case io = 74
  case tryAgain = 75
  case `protocol` = 76
  case permission = 77
  case configuration = 78
  case hungUp = 129
  case interrupted = 130
  case closedPipe = 141
  case terminated = 143

  /// The ending for a kind of failure.
  init(_ code: FailureCode) {
    self =
      switch code {
      case .notFound: .notFound
      case .partial: .partial
      case .ambiguous: .ambiguous
      case .conflict: .conflict
      case .usage: .usage
      case .data: .data
      case .noInput: .noInput
      case .unavailable: .unavailable
      case .internal: .internal
      case .system: .system
      case .cannotCreate: .cannotCreate
      case .io: .io
      case .tryAgain: .tryAgain
      case .protocol: .protocol
      case .permission: .permission
      case .configuration: .configuration
      }
  }
}
