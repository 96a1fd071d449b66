/// A step of reading or writing the list, as its failure is worded and judged.
enum StoreStep: Hashable, Sendable {
  case followLink, openFolder, makeFolder, openLock, takeLock
  case read, readBackup, makeNew, setOwner, setMode, write, synchronize, replace, confirm, copyEvidence

  /// What was being done.
  var description: String {
    switch self {
    case .followLink: "could not find out what the path leads to"
    case .openFolder: "could not open the folder"
    case .makeFolder: "could not make the folder"
    case .openLock: "could not open the lock file"
    case .takeLock: "could not lock the list"
    case .read: "could not read the list"
    case .readBackup: "could not read the list before the last change"
    case .makeNew: "could not make a new file beside the list"
    case .setOwner: "could not keep the owner of the list"
    case .setMode: "could not keep the permissions of the list"
    case .write: "could not write the list"
    case .synchronize: "could not bring the list to the disk"
    case .replace: "could not put the new list in place"
    case .confirm: "saved, but not confirmed on disk"
    case .copyEvidence: "could not keep a copy of the damaged list"
    }
  }

  /// Whether the step only reads.
  var isReading: Bool { self == .read || self == .readBackup }
}
