extension LocationList {
  /// The text of the list: everything that no edit concerns is as it was in the document.
  ///
  /// Each new location stands on a line of its own, indented like its neighbours.
  func text() -> [UInt8] {
    let bytes = document.bytes
    var text: [UInt8] = []
    text.reserveLargeCapacity(bytes.count + 512)
    // A byte order mark is read, but not written.
    var pending = (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)..<document.list.lowerBound
    var previous: Int?
    for slot in slots {
      if let previous, slot == previous + 1, entry(slot) == nil, entry(previous) == nil {
        // Still as in the document, with all that stands between.
        pending = pending.lowerBound..<document.records[slot].range.end
      } else {
        text += bytes[pending]
        pending = 0..<0
        text += separator(from: previous, to: slot)
        if let entry = entry(slot) {
          text += entry.text.bytes
        } else {
          pending = document.records[slot].range.range
        }
      }
      previous = slot
    }
    text += bytes[pending]
    text += closing(after: previous)
    text += bytes[document.list.upperBound...]
    return text
  }

  /// What stands before a location: white space, and a comma unless it is the first.
  private func separator(from previous: Int?, to slot: Int) -> [UInt8] {
    guard let previous else { return document.count == 0 ? [UInt8(ascii: "\n")] : Array(document.leading(0)) }
    let isOld = slot < document.count
    let leading =
      isOld && slot > 0
      ? Array(document.leading(slot))
      : isOld && document.count > 1 ? Array(document.leading(1)) : newLine
    return trailing(previous) + [UInt8(ascii: ",")] + leading
  }

  /// What stands between a location and the comma after it.
  private func trailing(_ slot: Int) -> [UInt8] {
    if slot < document.count - 1 { return Array(document.trailing(slot)) }
    return document.count > 1 ? Array(document.trailing(document.count - 2)) : []
  }

  /// What stands before the list's closing bracket.
  private func closing(after last: Int?) -> [UInt8] {
    let space = document.count == 0 ? document.bytes[document.list] : document.trailing(document.count - 1)
    guard let last, last >= document.count || document.count == 0 else { return Array(space) }
    return Self.lastLine(of: space)
  }

  /// The line break and the indentation of a location that is new.
  private var newLine: [UInt8] {
    document.count == 0 ? [UInt8(ascii: "\n")] : Self.lastLine(of: document.leading(document.count - 1))
  }

  /// The last line break of some white space with what follows it; a line break when there is none.
  private static func lastLine(of space: ArraySlice<UInt8>) -> [UInt8] {
    guard let start = space.lastIndex(of: UInt8(ascii: "\n")) else { return [UInt8(ascii: "\n")] }
    let hasReturn = start > space.startIndex && space[start - 1] == UInt8(ascii: "\r")
    return Array(space[(hasReturn ? start - 1 : start)...])
  }
}

extension LocationDocument {
  /// The white space before the location at an index, after a comma or the bracket.
  fileprivate func leading(_ index: Int) -> ArraySlice<UInt8> {
    let end = records[index].range.start
    let start = bytes[..<end].lastIndex { $0 > 0x20 } ?? list.lowerBound
    return bytes[start + 1..<end]
  }

  /// The white space after the location at an index, before a comma or the bracket.
  fileprivate func trailing(_ index: Int) -> ArraySlice<UInt8> {
    let start = records[index].range.end
    return bytes[start...].prefix { $0 <= 0x20 }
  }
}
