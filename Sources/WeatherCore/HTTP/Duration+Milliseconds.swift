extension Duration {
  /// The duration in whole milliseconds, rounded up.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    let part = Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    let (whole, overflow) = Int(seconds).multipliedReportingOverflow(by: 1000)
    return overflow ? .max : max(0, whole.addingReportingOverflow(part).partialValue)
  }

  /// The duration in words for messages: `10 s`, `0.5 s`, `20 ms`.
  var inSeconds: String {
    if (1..<100).contains(milliseconds) { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
}
