extension ExitStatus {
  /// What the status means, for help and the manual page.
  var meaning: String {
    switch self {
    case .success: "done; also when there was nothing to do"
    case .notFound: "no such place or id, or check found something; nothing was changed"
    case .partial: "some rows or lines failed, the others are done"
    case .ambiguous: "several places fit; they were printed, nothing was changed"
    case .conflict: "the id or place is saved already; nothing was changed"
    case .usage: "unknown command, option or value"
    case .data: "a damaged list, or bad rows in an import; the file is untouched"
    case .noInput: "a file that was named cannot be opened"
    case .unavailable: "the service cannot be reached, or libcurl is absent"
    case .internal: "a fault of weather itself; nothing was changed"
    case .system: "out of memory, descriptors or processes"
    case .cannotCreate: "a folder, lock or file cannot be made"
    case .io: "no space, an I/O error, or standard output failed"
    case .tryAgain: "the deadline passed, a limit was reached, or the list stayed locked"
    case .protocol: "the service's answer is not understood or not trusted"
    case .permission: "permission denied, read-only, or the key was refused"
    case .configuration: "a setting is wrong, or the list was written by a newer weather"
    case .hungUp: "ended because the terminal was closed"
    case .interrupted: "ended by Ctrl-C"
    case .terminated: "ended by a request to terminate"
    case .closedPipe: "the reader closed the pipe"
    }
  }
}
