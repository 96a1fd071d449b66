/// A table from hashes to small integers; several integers may have the same hash.
///
/// Adding takes constant time, however many integers share a hash.
struct SlotTable: Sendable {
  private struct Entry {
    var hash: UInt64
    var slot: Int32
    /// The entry that was added before this one to the same bucket, or -1.
    var earlier: Int32
  }

  private var entries: [Entry] = []
  /// The newest entry of each bucket, or -1.
  private var buckets: [Int32]

  /// Creates an empty table with room for a number of integers.
  init(capacity: Int) {
    var count = 16
    while count < capacity { count *= 2 }
    buckets = Array(repeating: -1, count: count)
    entries.reserveLargeCapacity(capacity)
  }

  /// Adds an integer under a hash.
  mutating func insert(_ hash: UInt64, _ slot: Int) {
    if entries.count == buckets.count { grow() }
    let bucket = Int(truncatingIfNeeded: hash & UInt64(buckets.count - 1))
    entries.append(Entry(hash: hash, slot: Int32(slot), earlier: buckets[bucket]))
    buckets[bucket] = Int32(entries.count - 1)
  }

  /// Calls a function with each integer under a hash, newest first, until it returns `false`.
  func forEach(_ hash: UInt64, _ body: (Int) -> Bool) {
    var index = Int(buckets[Int(truncatingIfNeeded: hash & UInt64(buckets.count - 1))])
    while index >= 0 {
      let entry = entries[index]
      if entry.hash == hash, !body(Int(entry.slot)) { return }
      index = Int(entry.earlier)
    }
  }

  /// The newest integer under a hash that fits, or `nil`.
  func first(_ hash: UInt64, where fits: (Int) -> Bool) -> Int? {
    var result: Int?
    forEach(hash) { slot in
      guard fits(slot) else { return true }
      result = slot
      return false
    }
    return result
  }

  private mutating func grow() {
    buckets = Array(repeating: -1, count: buckets.count * 2)
    for index in entries.indices {
      let bucket = Int(truncatingIfNeeded: entries[index].hash & UInt64(buckets.count - 1))
      entries[index].earlier = buckets[bucket]
      buckets[bucket] = Int32(index)
    }
  }
}
