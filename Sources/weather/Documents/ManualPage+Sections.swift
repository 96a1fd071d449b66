extension ManualPage {
  /// What the forms of output are.
  static var formatsSection: String {
    ".SH OUTPUT FORMATS\n"
      + OutputFormat.allCases.map { ".TP\n.B \($0.rawValue)\n\(escaped($0.meaning)).\n" }.joined()
  }

  /// How files of places, batches and durations are written.
  static let grammarSections = """
    .SH IMPORT
    .B weather add \\-\\-from
    reads a file in one of these forms.
    The ending of its name tells which, such as
    .BR .csv ;
    else how it begins:
    .B <
    is GPX,
    .B {
    or
    .B [
    is JSON, or JSON Lines when each line is an object of its own,
    a tab in the first line is TSV, and anything else CSV.
    .TP
    .B CSV, TSV
    The first line is a heading.
    It has a name, or a latitude and a longitude; other columns may be left out, and unknown ones are passed over:
    .BR name " (" place ", " city "), " latitude " (" lat ", " y "), " longitude " (" lon ", " lng ", " long ", " x "),"
    .BR region " (" state ", " admin1 "), " country " (" countrycode "), " timezone " (" tz "), " tags " (" tag "),"
    .BR note " (" notes ", " comment ", " description "), " id ", " geonameid .
    Commas separate the cells of CSV, and double quotes enclose a cell that has some.
    Several tags stand in one cell, with commas between them.
    .TP
    .B JSON, JSON Lines
    The members of
    .BR weather\\-locations (5),
    in a list, an array, or an object a line.
    .TP
    .B GeoJSON
    Points; the same members as their properties.
    .TP
    .B GPX
    Waypoints with name, comment or description as the note, and type as the tags.
    .PP
    A place with a name but no coordinates is looked up, with its region and country where it has them.
    If a place fails, none is saved, unless with
    .BR \\-\\-keep\\-going .
    .PP
    .B weather remove \\-\\-from
    reads an id or name a line; empty lines and lines that begin with
    .B #
    are passed over.
    .SH BATCH
    A line for
    .B weather batch
    is an
    .BR add ", " remove " or " edit
    as it would be typed, without
    .BR weather .
    Words are told apart as by a shell:
    what is in single or double quotes is one word,
    a backslash outside of single quotes takes away what the next character means,
    and a word that begins with
    .B #
    ends the line.
    Nothing is expanded.
    Empty lines are passed over.
    .BR \\-\\-from ", " \\-\\-dry\\-run ", " \\-\\-keep\\-going ", " \\-\\-timeout
    and the options of every command have no place in a line.
    If a line fails, nothing is changed, unless with
    .BR \\-\\-keep\\-going .
    .SH DURATIONS
    A
    .I duration
    is a number and one unit:
    .BR 500ms ", " 1.5s ", " 10m ", " 2h " or " 1d .
    A number alone is in seconds.

    """
}

extension OutputFormat {
  /// What the form is, for the manual.
  fileprivate var meaning: String {
    switch self {
    case .text: "Aligned columns under a heading; what a terminal gets"
    case .plain: "A sentence a place, without columns, symbols or colour, for a screen reader"
    case .tsv: "A line a place, its cells separated by tabs, without a heading; what a pipe gets"
    case .csv: "A line a place, as RFC 4180 has it, with a heading"
    case .json: "One document with a version; 'weather help --schema <document>' prints its schema"
    case .jsonl: "One JSON object a line"
    case .geojson: "A GeoJSON feature collection"
    case .gpx: "Waypoints of the GPS Exchange Format; of places only"
    }
  }
}
