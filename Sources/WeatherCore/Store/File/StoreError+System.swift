#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StoreError {
  /// The error of a system call that failed in a step.
  static func system(_ error: SystemError, _ step: StoreStep, _ path: FilePath, size: Int? = nil)
    -> StoreError
  {
    let (code, hint) = judgement(of: error, step)
    let bytes = size.map { " (\($0) bytes)" } ?? ""
    return .file(
      FileFailure(
        path: path.description, problem: "\(step.description)\(bytes): \(error.reason)", hint: hint,
        code: code, isCommitted: step == .confirm))
  }

  /// What kind of failure an error is, and what to do about it.
  private static func judgement(of error: SystemError, _ step: StoreStep) -> (FailureCode, hint: String?) {
    if step == .confirm { return (.io, "the change is visible; do not repeat it") }
    switch error.number {
    case EROFS:
      return (.permission, nil)
    case EACCES, EPERM:
      return (.permission, permissionHint(step))
    case EBUSY where step == .replace, EXDEV where step == .replace:
      return (.io, "a single file that is mounted cannot be replaced; mount its folder instead")
    case EMFILE, ENFILE, ENOMEM, EAGAIN:
      return (.system, nil)
    case _ where step == .takeLock && [ENOLCK, EOPNOTSUPP, ENOSYS].contains(error.number):
      return (.io, "the file system has no locks; set WEATHER_NO_LOCK=1 if nothing else writes the list")
    case ELOOP where step == .openLock:
      return (.cannotCreate, "the lock file must be a plain file, not a link")
    case EEXIST where step == .makeNew:
      return (.tryAgain, "another program writes the list without a lock")
    case ENOENT where step == .replace:
      return (.io, nil)
    case ENOENT, ENOTDIR, EISDIR, ENAMETOOLONG, ENXIO:
      return (step.isReading ? .noInput : .cannotCreate, nil)
    default:
      return (.io, nil)
    }
  }

  private static func permissionHint(_ step: StoreStep) -> String? {
    switch step {
    case .openLock: "look at the owner and the mode of the lock file and of its folder"
    case .setOwner: "the list belongs to another user"
    default: nil
    }
  }

  /// The failure to change a list that programs without the lock change at the same time.
  static func keepsChanging(_ path: FilePath) -> StoreError {
    .file(
      FileFailure(
        path: path.description, problem: "another program keeps changing the list", code: .tryAgain))
  }

  /// The same error, with a path where it names none.
  func at(_ path: FilePath) -> StoreError {
    switch self {
    case .damaged(var damage):
      damage.path = damage.path ?? path.description
      return .damaged(damage)
    case .newerVersion(path: "", let version):
      return .newerVersion(path: path.description, version: version)
    case .file(var failure) where failure.path.isEmpty:
      failure.path = path.description
      return .file(failure)
    default:
      return self
    }
  }
}
