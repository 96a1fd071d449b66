/// How long ago something was, in words.
public struct Age: Hashable, Sendable {
  /// The seconds that have passed; negative for a time to come.
  public var seconds: Int

  /// Creates an age.
  public init(seconds: Int) {
    self.seconds = seconds
  }
}

extension Age: CustomStringConvertible {
  public var description: String {
    switch seconds {
    case ..<(-60): "in the future"
    case ..<60: "just now"
    case ..<3_600: "\(seconds / 60) min ago"
    case ..<172_800: "\(seconds / 3_600) h ago"
    default: "\(seconds / 86_400) days ago"
    }
  }
}
