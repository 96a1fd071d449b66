import WeatherCore

extension CommandFailure {
  /// Creates the failure that any error amounts to.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as UsageError:
      let message = [error.description, error.hint].compactMap(\.self).joined(separator: "; ")
      self.init(code: .usage, message: message)
    case let error as StoreError: self.init(error)
    case let error as CoordinateError: self.init(code: .usage, message: error.description)
    case let error as ServiceError:
      self.init(code: error.code, message: error.message, retryAfter: error.retryAfter)
    case let error as HTTPError: self.init(code: error.code, message: error.message)
    case let error as ConsoleError: self.init(error)
    case is CancellationError: self.init(code: .tryAgain, message: "the work was cancelled")
    default: self.init(code: .internal, message: "an unexpected error: \(error)")
    }
  }

  private init(_ error: StoreError) {
    self.init(code: error.code, message: error.description)
    switch error {
    case .damaged(let damage):
      // What has no line, such as a folder, is no list that could be mended; neither is the one before a change.
      if damage.line != nil, damage.path?.hasSuffix(".bak") == false {
        message += "; 'weather repair --dry-run' shows what can be saved"
      }
      path = damage.path
      line = damage.line
      column = damage.column
    case .file(let failure):
      path = failure.path
      committed = failure.isCommitted
    case .newerVersion(let path, _):
      self.path = path
    default: break
    }
  }

  private init(_ error: ConsoleError) {
    switch error {
    case .closedPipe: self.init(code: .io, message: "the reader of standard output has gone")
    case .notWritten(let reason):
      self.init(code: .io, message: "cannot write to standard output: \(reason)")
    case .notRead(let reason):
      self.init(code: .noInput, message: "cannot read standard input: \(reason)")
    }
  }
}
