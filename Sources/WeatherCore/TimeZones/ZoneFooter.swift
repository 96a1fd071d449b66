/// The rule for times after a zone file's last change, as POSIX spells it in `TZ`:
/// `ACST-9:30ACDT,M10.1.0,M4.1.0/3`.
struct ZoneFooter: Hashable, Sendable {
  private struct Summer: Hashable {
    var offset: Int
    var start: ZoneChange
    var end: ZoneChange
  }

  private let standardOffset: Int
  private let summer: Summer?

  /// Reads a rule, or returns `nil` if it is malformed or leaves the days of change open.
  init?(_ text: String) {
    var rest = Substring(text)
    guard rest.takeZoneName(), let standard = rest.takeTime(), standard.magnitude <= 25 * 3600 else {
      return nil
    }
    // POSIX counts westwards.
    standardOffset = -standard
    guard !rest.isEmpty else {
      summer = nil
      return
    }
    guard rest.takeZoneName() else { return nil }
    var offset = standardOffset + 3600
    if rest.first != "," {
      guard let time = rest.takeTime(), time.magnitude <= 25 * 3600 else { return nil }
      offset = -time
    }
    guard rest.takePrefix(","), let start = ZoneChange(&rest), rest.takePrefix(","),
      let end = ZoneChange(&rest), rest.isEmpty
    else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }

  /// How far local time is east of Greenwich, in seconds, at a count of seconds since 1970.
  func offset(at time: Int) -> Int {
    guard let summer, let year = CivilTime(secondsSince1970: time + standardOffset)?.year else {
      return standardOffset
    }
    let start = summer.start.localSeconds(year: year) - standardOffset
    let end = summer.end.localSeconds(year: year) - summer.offset
    // South of the equator, summer lasts over the turn of the year.
    let isSummer = start < end ? (start..<end).contains(time) : !(end..<start).contains(time)
    return isSummer ? summer.offset : standardOffset
  }
}
