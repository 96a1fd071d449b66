/// Rows of cells in aligned columns.
struct Table: Sendable {
  /// One column's manners.
  struct Column: Hashable, Sendable {
    /// The heading.
    let title: String
    /// Whether cells stand at the right, as numbers do.
    var isRightAligned = false
    /// Whether cells may be shortened when there is too little room.
    var isShrinkable = false
    /// Whether the column is left out when there is too little room even so.
    var isDroppable = false
    /// Whether the column is left out before any other is shortened.
    var isDispensable = false
  }

  /// A cell's text, and the same text with colour.
  struct Cell: Sendable {
    /// The bare text, from which widths are worked out.
    let text: String
    /// A shorter text that says the same, for when there is too little room, or `nil`.
    var short: String?
    /// What makes the text colourful after it has been cut, or `nil`.
    var paint: (@Sendable (String) -> String)?

    /// Creates a cell.
    init(_ text: String?, short: String? = nil, paint: (@Sendable (String) -> String)? = nil) {
      self.text = text ?? ""
      self.short = short
      self.paint = paint
    }
  }

  /// The columns.
  let columns: [Column]
  /// The rows, each with a cell for each column.
  let rows: [[Cell]]
}
