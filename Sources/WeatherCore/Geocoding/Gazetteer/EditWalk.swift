/// Walks through a table of keys in search of those that are at most a number of edits from a pattern.
///
/// One row of the edit-distance matrix is kept for each letter of the key at hand, so that keys with the same
/// beginning share the work; where a beginning has too many edits already, all keys that have it are jumped over.
struct EditWalk {
  private let pattern: [UInt8]
  private let limit: Int
  private let width: Int
  /// The rows one after the other; row *n* is for the first *n* letters of the key.
  private var rows: [UInt8]
  /// More edits than any walk allows.
  private static let tooMany: UInt8 = 100

  /// Prepares a walk.
  init(pattern: [UInt8], limit: Int) {
    self.pattern = pattern
    self.limit = limit
    width = pattern.count + 1
    rows = [UInt8](repeating: 0, count: width * (GazetteerFormat.longestKey + 1))
    for column in 0..<width { rows[column] = UInt8(min(column, 255)) }
  }

  /// Calls a closure with each key near the pattern that has the same first symbol, and with the number of edits.
  mutating func visit(_ table: KeyTable, _ body: (inout KeyCursor, Int) -> Void) {
    guard let first = pattern.first, pattern.count < GazetteerFormat.longestKey,
      var cursor = table.cursor(notBefore: [first])
    else { return }
    var known = 0
    while true {
      known = min(known, cursor.shared)
      guard cursor.symbols[0] == first else { return }
      if let dead = extend(to: cursor, from: known) {
        known = dead
        guard cursor.advance(beyond: dead) else { return }
      } else {
        known = cursor.count
        if abs(known - pattern.count) <= limit {
          let edits = Int(rows[known * width + width - 1])
          if edits <= limit { body(&cursor, edits) }
        }
        guard cursor.advance() else { return }
      }
    }
  }

  /// Computes the rows of a key from a depth on; the depth at which there are too many edits, or `nil`.
  private mutating func extend(to cursor: KeyCursor, from known: Int) -> Int? {
    let key = cursor.symbols.span
    let (limit, width) = (limit, width)
    let letters = pattern
    let pattern = letters.span
    var rows = rows.mutableSpan
    let last = width - 1
    for depth in known..<cursor.count {
      let symbol = key[depth]
      let before = depth * width
      let row = before + width
      // Cells further from the diagonal than the limit have too many edits.
      let start = max(1, depth + 1 - limit)
      let end = min(last, depth + 1 + limit)
      guard start <= end else { return depth + 1 }
      rows[row + start - 1] = start == 1 ? UInt8(depth + 1) : Self.tooMany
      var least = rows[row + start - 1]
      for column in start...end {
        let isSame = pattern[column - 1] == symbol
        var cost = rows[before + column - 1] + (isSame ? 0 : 1)
        cost = min(cost, rows[before + column] + 1, rows[row + column - 1] + 1)
        if depth > 0, column > 1, pattern[column - 2] == symbol, pattern[column - 1] == key[depth - 1] {
          cost = min(cost, rows[before - width + column - 2] + 1)
        }
        rows[row + column] = min(cost, Self.tooMany)
        least = min(least, cost)
      }
      if end < last { rows[row + end + 1] = Self.tooMany }
      if least > limit { return depth + 1 }
    }
    return nil
  }
}
