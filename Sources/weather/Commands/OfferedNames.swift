/// The names that a shell is offered in place of what was typed.
///
/// A shell puts what all names begin with in place of the word, so names that fit by another spelling must not
/// take letters away from it.
struct OfferedNames: Sendable {
  /// The most names that are offered.
  static let limit = 20

  /// The names.
  let names: [String]

  /// Chooses among the names that fit.
  ///
  /// - Parameters:
  ///   - candidates: The names, best first.
  ///   - typed: The word as typed so far.
  init(_ candidates: [String], for typed: String) {
    let count = typed.count
    let literal = candidates.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
    guard let first = literal.first else {
      let best = Array(candidates.prefix(Self.limit))
      names = best.count < 2 || Self.commonCount(best) >= count ? best : []
      return
    }
    // Those that begin in upper and lower case as the best one does have as much in common as was typed.
    let start = first.prefix(count)
    names = Array(literal.filter { $0.prefix(count) == start }.prefix(Self.limit))
  }

  /// How many characters all names begin with.
  private static func commonCount(_ names: [String]) -> Int {
    let first = names.first ?? ""
    return names.map { zip($0, first).prefix { $0 == $1 }.count }.min() ?? 0
  }
}
