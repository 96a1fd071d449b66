#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileStore {
  @concurrent
  public func check(with knowledge: PlaceKnowledge) async throws(StoreError) -> [ListProblem] {
    guard let folder = try StoreFolder.opening(path, making: false),
      let contents = try folder.contents()
    else { return [] }
    return try Self.located(folder.path) { () throws(StoreError) in
      try LocationDocument.problems(in: contents.bytes, knowledge)
    }
  }

  @concurrent
  public func repair(options: EditOptions) async throws(StoreError) -> ListRepair {
    guard let folder = try StoreFolder.opening(path, making: false) else {
      return ListRepair(outcome: .sound, count: 0)
    }
    try folder.checkKind()
    let isDry = options.contains(.dryRun)
    let lock = isDry ? nil : try await lock(folder)
    defer { _ = lock }
    guard let old = try folder.contents() else { return ListRepair(outcome: .sound, count: 0) }
    let salvage = try Self.located(folder.path) { () throws(StoreError) in try LocationSalvage(of: old.bytes)
    }
    guard let salvage else {
      let count = try LocationDocument(old.bytes).count
      return ListRepair(outcome: .sound, count: count)
    }
    var (mended, report) = Self.mended(salvage, orFrom: folder)
    guard !isDry else { return report }
    let evidence = try folder.keepEvidence(of: old, named: evidenceSuffix)
    report.evidence = folder.path.folder.appending(evidence).description
    // The backup stays what it is: the damaged list is kept as evidence, and is nothing to go back to.
    guard try folder.replace(with: mended, old: old, durability: durability, warn: warn, keepingBackup: false)
    else {
      throw .keepsChanging(folder.path)
    }
    return report
  }

  /// The text to put in place of a damaged one: what can be read, and what was lost as it was before the last
  /// change.
  private static func mended(
    _ salvage: LocationSalvage, orFrom folder: borrowing StoreFolder
  ) -> (bytes: [UInt8], report: ListRepair) {
    var report = ListRepair(
      outcome: salvage.document.count > 0 ? .salvaged : .startedAnew, count: salvage.document.count,
      problems: salvage.problems, renamings: salvage.renamings)
    guard salvage.loss != .nothing || salvage.document.count == 0,
      let backup = try? folder.backupContents(), let earlier = try? LocationDocument(backup.bytes),
      earlier.duplicates.isEmpty, earlier.count > 0
    else { return (salvage.document.bytes, report) }
    if salvage.document.count == 0 {
      (report.outcome, report.count) = (.restoredBackup, earlier.count)
      return (backup.bytes, report)
    }
    let (bytes, taken) = salvage.document.completed(from: earlier) { id in
      if case .locations(let ids) = salvage.loss { ids.contains(id) } else { true }
    }
    report.restored = taken
    report.count += taken.count
    return (bytes, report)
  }

  /// What the name of a kept damaged list ends with: the time and the process that kept it.
  private var evidenceSuffix: String {
    let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
    return ".corrupt-\(now().formatted(style))-\(getpid())"
  }
}
