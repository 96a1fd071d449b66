extension Table {
  /// The least columns that a shrinkable cell is cut to.
  private static let leastWidth = 8

  /// The table as lines of text, the headings first.
  func text(width: Int, style: Style) -> String {
    let table = excess(widths, over: width) > 0 ? abbreviated : self
    return table.text(table.fittedWidths(to: width), style: style)
  }

  private func text(_ widths: [Int], style: Style) -> String {
    var text = ""
    let heading = columns.map { Cell($0.title.uppercased(), paint: style.dim) }
    for row in [heading] + rows {
      text += line(row, widths)
    }
    return text
  }

  private func line(_ row: [Cell], _ widths: [Int]) -> String {
    var line = ""
    // Spaces wait until something follows them, so that no line ends in one.
    var pendingSpaces = 0
    for (index, cell) in row.enumerated() where widths[index] > 0 {
      let shown = cell.text.shortened(toWidth: widths[index])
      let spaces = widths[index] - shown.displayWidth
      if columns[index].isRightAligned { pendingSpaces += spaces }
      if !shown.isEmpty {
        line += String(repeating: " ", count: pendingSpaces) + (cell.paint?(shown) ?? shown)
        pendingSpaces = 0
      }
      pendingSpaces += (columns[index].isRightAligned ? 0 : spaces) + 2
    }
    return line + "\n"
  }

  /// The table with the shorter text of each cell that has one.
  private var abbreviated: Table {
    Table(columns: columns, rows: rows.map { $0.map { Cell($0.short ?? $0.text, paint: $0.paint) } })
  }

  /// The width that each column needs; one without any text has none.
  private var widths: [Int] {
    columns.indices.map { index in
      let cells = rows.map { $0[index].text.displayWidth }.max() ?? 0
      return cells == 0 ? 0 : max(cells, columns[index].title.displayWidth)
    }
  }

  /// By how much columns and the gaps between them are wider than there is room.
  private func excess(_ widths: [Int], over width: Int) -> Int {
    widths.reduce(0, +) + 2 * (widths.count { $0 > 0 } - 1) - width
  }

  /// Each column's width: what its cells need, taken back from the widest shrinkable ones as far as it must.
  ///
  /// Dispensable columns go before that, droppable ones from the right when shortening is not enough.
  private func fittedWidths(to width: Int) -> [Int] {
    var widths = widths
    var excess = excess(widths, over: width)
    for index in columns.indices.reversed()
    where excess > 0 && columns[index].isDispensable && widths[index] > 0 {
      excess -= widths[index] + 2
      widths[index] = 0
    }
    while excess > 0 {
      let shrinkable = widths.indices.filter { columns[$0].isShrinkable && widths[$0] > Self.leastWidth }
      guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    for index in columns.indices.reversed()
    where excess > 0 && columns[index].isDroppable && widths[index] > 0 {
      excess -= widths[index] + 2
      widths[index] = 0
    }
    return widths
  }
}
