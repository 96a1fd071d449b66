/// A line of the table of speeds: work, what it took, and how that stands to a peer or a limit.
struct SpeedRow {
  /// What is done.
  let work: String
  /// What it took, in words.
  let result: String
  /// What it is compared with.
  let peer: String
  /// How many times what the peer took.
  let ratio: Double
  /// The most, or after `>` the least, that the ratio is to be.
  let goal: String

  /// The line in Markdown.
  var text: String {
    "| \(work) | \(result) | \(peer) | \(Self.rounded(ratio)) | \(goal) |"
  }

  /// The heading of the table in Markdown.
  static let heading = """
    | work | took | peer or limit | ratio | goal |
    |---|---|---|---|---|
    """

  /// A time in words.
  static func time(_ seconds: Double) -> String {
    seconds < 0.001 ? "\(rounded(seconds * 1e6)) µs" : "\(rounded(seconds * 1000)) ms"
  }

  /// A number with as many digits as say something.
  static func rounded(_ number: Double) -> String {
    number >= 20 ? "\(Int(number.rounded()))" : "\((number * 100).rounded() / 100)"
  }
}
