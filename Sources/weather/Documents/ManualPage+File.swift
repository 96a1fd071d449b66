extension ManualPage {
  /// The page `weather-locations(5)`.
  static var file: String {
    """
    .TH WEATHER\\-LOCATIONS 5 "\(Version.date)" "weather \(Version.current)" "File Formats"
    .SH NAME
    weather\\-locations \\- list of places kept by weather
    .SH DESCRIPTION
    The list is a JSON document in UTF\\-8: an object with a
    .B version
    and an array of
    .BR locations ,
    one place a line, so that line tools and version control work on it.
    Any well\\-formed JSON of this shape is read, however it is laid out.
    Members that weather does not know, and the spelling of numbers,
    survive every edit.
    .PP
    .nf
    {"version":1,"locations":[
    {"id":"oslo","name":"Oslo","region":"Oslo","country":"NO","latitude":59.91273,"longitude":10.74609,"timeZone":"Europe/Oslo"}
    ]}
    .fi
    .SH MEMBERS OF A LOCATION
    .TP
    .B id
    The short name used in commands: letters and digits of any script,
    dot, underscore and hyphen; at most 64 characters.
    .TP
    .B name
    The name of the place.
    .TP
    .BR region ", " country ", " timeZone
    The first\\-level region, the ISO 3166\\-1 alpha\\-2 code,
    and the IANA name of the time zone; each may be left out.
    .TP
    .BR latitude ", " longitude
    Degrees north, from \\-90 to 90, and east, from \\-180 to 180.
    .TP
    .B geonameID
    The number in GeoNames; may be left out.
    .TP
    .BR note ", " tags
    A text, and an array of words, of the owner's; may be left out.
    .SH EDITING BY HAND
    The list may be edited with any editor.
    .B weather check
    finds what is wrong with it, by line.
    A damaged list is never overwritten.
    .B weather repair
    keeps every place that can be read,
    takes the others from the list before the last change where it has them,
    and keeps the damaged list beside the new one.
    If no place can be read, it puts back the list before the last change.
    A missing file is an empty list.
    .SH FILES
    .TP
    .I locations.json.lock
    Locked during edits, with
    .BR flock (2);
    empty, and never removed.
    .TP
    .I locations.json.bak
    The list before the last change, which
    .B weather undo
    brings back.
    .TP
    .I locations.json.corrupt\\-*
    A damaged list, kept by
    .BR "weather repair" ,
    with the time in its name.
    .SH SEE ALSO
    .BR weather (1)

    """
  }
}
