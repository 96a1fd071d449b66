/// The word for "city" or "district" that may end a Chinese, Japanese or Korean name.
package enum UnitSuffix {
  // Korean as folded: in single letters.
  private static let suffixes =
    ["市", "区", "區", "县", "縣", "都", "府", "省", "州", "道"]
    + ["시", "군", "구", "도"].map(\.foldedForSearch)

  /// A folded name without its suffix, or `nil` when it has none or would be a single letter.
  package static func removed(from folded: String) -> String? {
    guard let last = folded.unicodeScalars.last, last.value >= 0x1100 else { return nil }
    for suffix in suffixes
    where folded.unicodeScalars.reversed().starts(with: suffix.unicodeScalars.reversed()) {
      var scalars = folded.unicodeScalars
      scalars.removeLast(suffix.unicodeScalars.count)
      while scalars.last == " " { scalars.removeLast() }
      let least = last.value < 0x1200 ? 4 : 2
      return scalars.count >= least ? String(scalars) : nil
    }
    return nil
  }
}
