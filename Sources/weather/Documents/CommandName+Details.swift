extension CommandName {
  /// What there is to know of the command beside its options: paragraphs, in lines short enough for a terminal.
  var details: [String] {
    switch self {
    case .add:
      [
        """
        A file for --from is JSON, JSON Lines, GeoJSON, GPX, CSV or TSV, told apart by
        its ending or by how it begins. CSV and TSV need a heading: name, lat, lon,
        region, country, tags, note, id, in any order; 'weather help --man' has them
        all. A place with a name but no coordinates is looked up. If a place fails,
        none is saved, unless with --keep-going.
        """
      ]
    case .remove:
      [
        Self.namesForIDs,
        """
        A file for --from has an id or name a line; empty lines and lines that begin
        with # are passed over.
        """,
      ]
    case .edit:
      [
        Self.namesForIDs,
        """
        --note '' removes the note, --untag north,roof takes two tags away.
        """,
      ]
    case .list, .current: [Self.namesForIDs]
    case .batch:
      [
        """
        A line is an add, remove or edit as it would be typed, without 'weather'. A
        word with spaces stands in quotes, as in a shell. Empty lines are passed over;
        a word that begins with # ends the line. If a line fails, nothing is changed,
        unless with --keep-going.
        """
      ]
    case .undo:
      [
        """
        The list before the last change stands beside the list, with .bak behind its
        name.
        """
      ]
    case .repair:
      [
        """
        Keeps every place that can be read, and takes the others from the list before
        the last change where it has them. If no place can be read, that list is put
        back. The damaged list is kept beside it, with .corrupt- and the time behind
        its name.
        """
      ]
    case .search, .check, .completions, .help: []
    }
  }

  private static let namesForIDs = """
    A name that only one saved place has may stand for its id.
    """
}
