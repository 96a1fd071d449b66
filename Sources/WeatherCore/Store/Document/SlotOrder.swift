/// The order of slots: a ring of numbers that is cheap to change anywhere.
struct SlotOrder: Sequence {
  /// For each slot, the one after it, or itself when it is not in the order; element 0 stands for the ends,
  /// and slot n is element n + 1.
  private var following: [Int32]
  private var preceding: [Int32]

  /// Creates the order of slots that are numbered from 0.
  init(count: Int) {
    following = (0...Int32(count)).map { $0 == Int32(count) ? 0 : $0 + 1 }
    preceding = (0...Int32(count)).map { $0 == 0 ? Int32(count) : $0 - 1 }
  }

  /// Adds the next slot at the end.
  mutating func append() {
    following.append(0)
    preceding.append(0)
    insert(following.count - 1, before: 0)
  }

  /// Takes a slot out.
  mutating func remove(_ slot: Int) {
    unlink(slot + 1)
  }

  /// Moves a slot before another one, or to the end.
  ///
  /// - Returns: Whether the order changed.
  mutating func move(_ slot: Int, before other: Int?) -> Bool {
    let (element, target) = (slot + 1, other.map { $0 + 1 } ?? 0)
    guard element != target, Int(following[element]) != target else { return false }
    unlink(element)
    insert(element, before: target)
    return true
  }

  /// The first slot, or `nil` when there is none.
  var first: Int? { slot(following[0]) }

  /// The slot after another one, or `nil` at the end.
  func slot(after slot: Int) -> Int? { self.slot(following[slot + 1]) }

  /// Whether the slots are in the order of their numbers, with none missing.
  var isInitial: Bool {
    following.indices.allSatisfy { Int(following[$0]) == ($0 + 1) % following.count }
  }

  func makeIterator() -> AnyIterator<Int> {
    var next = following[0]
    return AnyIterator { [following] in
      guard next != 0 else { return nil }
      defer { next = following[Int(next)] }
      return Int(next) - 1
    }
  }

  private func slot(_ element: Int32) -> Int? {
    element == 0 ? nil : Int(element) - 1
  }

  private mutating func unlink(_ element: Int) {
    let (before, after) = (preceding[element], following[element])
    following[Int(before)] = after
    preceding[Int(after)] = before
  }

  private mutating func insert(_ element: Int, before target: Int) {
    let before = preceding[target]
    following[Int(before)] = Int32(element)
    preceding[element] = before
    following[element] = Int32(target)
    preceding[target] = Int32(element)
  }
}
