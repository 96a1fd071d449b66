/// How long look-ups took.
struct PlacesTiming: CustomStringConvertible {
  private var times: [(time: Duration, query: String)] = []

  mutating func add(_ time: Duration, _ query: String) {
    times.append((time, query))
  }

  var description: String {
    let sorted = times.sorted { $0.time < $1.time }
    guard let worst = sorted.last else { return "nothing measured" }
    return
      "median \(milliseconds(sorted[sorted.count / 2].time)), 99 % \(milliseconds(sorted[sorted.count * 99 / 100].time)), "
      + "worst \(milliseconds(worst.time)) ('\(worst.query.prefix(40))')"
  }

  private func milliseconds(_ duration: Duration) -> String {
    "\(Double((duration / .microseconds(10)).rounded()) / 100) ms"
  }
}
