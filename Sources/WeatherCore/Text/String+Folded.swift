extension String {
  /// The form in which spellings of the same name are equal: case, marks, ligatures and punctuation aside.
  ///
  /// `São Paulo`, `sao-paulo` and `SAO  PAULO` all give `sao paulo`. A text without letters and digits gives
  /// an empty one.
  package var foldedForSearch: String { Folding.folded(self) }
}
