/// When a zone's clocks changed and by which rule they will.
struct ZoneRules: Hashable, Sendable {
  private let transitions: [Int]
  private let offsets: [Int]
  private let earliestOffset: Int
  private let footer: ZoneFooter?

  /// Reads a compiled zone file (RFC 8536, version 2 or later), or returns `nil` if it is not sound.
  init?(zoneFile bytes: [UInt8]) {
    // The first block has 32-bit times, for programs of long ago; its counts say where the second begins.
    guard let old = ZoneFileHeader(bytes[...]), old.version >= 2 else { return nil }
    let rest = bytes.dropFirst(ZoneFileHeader.size).dropFirst(old.bodySize(timeSize: 4))
    guard let header = ZoneFileHeader(rest), header.typeCount > 0 else { return nil }
    let bodySize = header.bodySize(timeSize: 8)
    var body = rest.dropFirst(ZoneFileHeader.size)
    guard body.count >= bodySize else { return nil }
    let tail = body.dropFirst(bodySize)

    var transitions: [Int] = []
    for _ in 0..<header.transitionCount {
      let time = body.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
      transitions.append(Int(Int64(bitPattern: time)))
      body = body.dropFirst(8)
    }
    let typeIndices = body.prefix(header.transitionCount).map(Int.init)
    body = body.dropFirst(header.transitionCount)
    let typeSize = 6
    let typeOffsets = (0..<header.typeCount).map { index in
      let number = body.dropFirst(index * typeSize).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
      return Int(Int32(bitPattern: number))
    }
    let widest = 26 * 3600
    guard zip(transitions, transitions.dropFirst()).allSatisfy({ $0 < $1 }),
      typeIndices.allSatisfy({ $0 < header.typeCount }),
      typeOffsets.allSatisfy({ $0.magnitude < widest })
    else { return nil }

    guard tail.count >= 2, tail.first == UInt8(ascii: "\n"), tail.last == UInt8(ascii: "\n") else {
      return nil
    }
    let footerText = String(decoding: tail.dropFirst().dropLast(), as: UTF8.self)
    if footerText.isEmpty {
      footer = nil
    } else {
      guard let rule = ZoneFooter(footerText) else { return nil }
      footer = rule
    }
    self.transitions = transitions
    offsets = typeIndices.map { typeOffsets[$0] }
    earliestOffset = typeOffsets[0]
  }

  /// How far local time is east of Greenwich, in seconds, at a count of seconds since 1970.
  func offset(at time: Int) -> Int {
    guard let first = transitions.first, let last = transitions.last else {
      return footer?.offset(at: time) ?? earliestOffset
    }
    if time < first { return earliestOffset }
    if time >= last, let footer { return footer.offset(at: time) }
    var range = 0..<transitions.count
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = time < transitions[middle] ? range.lowerBound..<middle : middle..<range.upperBound
    }
    return offsets[range.lowerBound]
  }
}
