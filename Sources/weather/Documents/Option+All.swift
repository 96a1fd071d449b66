import WeatherCore

extension Option {
  /// Every option, in the order of the help.
  static let all = placeOptions + listOptions + readingOptions + runOptions

  /// Options that say which place is meant, and what to save of it.
  private static let placeOptions = [
    Option(
      "name", value: "name", help: "Name of the place",
      helps: [.add: "Save under this name, not the one found", .edit: "Give the place this name"],
      commands: [.add, .edit]),
    Option(
      "id", value: "id", help: "Id of the place",
      helps: [.add: "Save with this id, not one made of the name", .edit: "Give the place this id"],
      commands: [.add, .edit]),
    Option(
      "at", value: "lat,lon", help: "Point in degrees north and east",
      helps: [
        .add: "Save this point, in degrees north and east",
        .edit: "Move the place here, in degrees north and east",
        .current: "Ask for this point, in degrees, without saving it",
      ],
      commands: [.add, .edit, .current]),
    Option("place", value: "name", help: "A place by name, without saving it", commands: [.current]),
    Option(
      "country", value: "country", help: "Only places in this country, by name or code",
      commands: [.add, .current, .search]),
    Option(
      "region", value: "region", help: "Only places in this region, by name or code",
      commands: [.add, .current, .search]),
    Option(
      "pick", value: "number", help: "Take this one of the candidates, from 1", commands: [.add, .current]),
    Option("online", help: "Ask Open-Meteo's geocoder", commands: [.add, .current, .search]),
    Option("if-missing", help: "Succeed if the place is saved already", commands: [.add]),
    Option(
      "note", value: "text", help: "Keep a note with the place",
      helps: [.edit: "Keep this note instead; an empty text removes it"], commands: [.add, .edit]),
    Option(
      "tag", value: "tag", isRepeatable: true, help: "Only places that have this tag",
      helps: [
        .add: "Add a tag, or several by commas", .edit: "Add a tag, or several by commas",
        .remove: "Remove only places that have this tag",
      ],
      commands: [.add, .edit, .list, .current, .remove]),
    Option(
      "untag", value: "tag", isRepeatable: true, help: "Remove a tag, or several by commas",
      commands: [.edit]),
    Option("limit", value: "count", help: "Show at most so many places", commands: [.search]),
  ]

  /// Options that say how the list is changed and shown.
  private static let listOptions = [
    Option(
      "from", value: "file", completion: .files, help: "Read from a file, or - for input",
      helps: [
        .add: "Save the places in a file, or - for input",
        .remove: "Remove the ids in a file, one a line, or - for input",
      ],
      commands: [.add, .remove]),
    Option("if-present", help: "Succeed if the place is gone already", commands: [.remove]),
    Option("all", help: "Remove every place", commands: [.remove]),
    Option("before", value: "id", completion: .ids, help: "Move before this place", commands: [.edit]),
    Option("after", value: "id", completion: .ids, help: "Move after this place", commands: [.edit]),
    Option("first", help: "Move to the start", commands: [.edit]),
    Option("last", help: "Move to the end", commands: [.edit]),
    Option(
      "keep-going", help: "Make the edits that can be made, though some fail",
      helps: [.add: "Save the places that can be saved, though some fail"], commands: [.add, .batch]),
    Option(
      "dry-run", help: "Show what would change, and change nothing",
      commands: [.add, .remove, .edit, .batch, .undo, .repair]),
    Option(
      "sort", value: "key", completion: .words(LocationOrder.allCases.map(\.rawValue)),
      help: "Order of the places",
      commands: [.list]),
    Option(
      "watch", value: "duration", isValueOptional: true, help: "Show again so often, by default each 10m",
      helps: [.list: "Show again on each change"],
      commands: [.list, .current]),
  ]

  /// Options that say how readings are fetched and shown.
  private static let readingOptions = [
    Option(
      "units", value: "system", completion: .words(UnitSystem.allCases.map(\.rawValue)),
      help: "Units of all quantities",
      commands: [.current]),
    Option(
      "temperature", value: "unit", completion: .words(TemperatureUnit.allCases.map(\.rawValue)),
      help: "Unit of temperatures", commands: [.current]),
    Option(
      "wind", value: "unit", completion: .words(WindSpeedUnit.allCases.map(\.rawValue)),
      help: "Unit of wind speeds",
      commands: [.current]),
    Option(
      "pressure", value: "unit", completion: .words(PressureUnit.allCases.map(\.rawValue)),
      help: "Unit of air pressure",
      commands: [.current]),
    Option(
      "provider", value: "name", completion: .words(WeatherProviders.names),
      help: "Service to ask, or several by commas",
      valueSpellings: ["file": "file:<answer>"],
      commands: [.current]),
    Option("max-age", value: "duration", help: "Oldest reading to take from the cache", commands: [.current]),
    Option("offline", help: "Show the last readings known, ask nobody", commands: [.current]),
    Option(
      "timeout", value: "duration", help: "Time for the whole run", commands: [.current, .add, .search]),
  ]

  /// Options of every command.
  private static let runOptions = [
    Option("store", value: "file", completion: .files, help: "File with the list of places"),
    Option("lock-timeout", value: "duration", help: "Time to wait for another edit"),
    Option(
      "format", value: "name", completion: .words(OutputFormat.allCases.map(\.rawValue)),
      help: "Form of the output"),
    Option("json", letter: "j", help: "The same as --format json"),
    Option("template", value: "text", help: "Write each row by a pattern of {field}s"),
    Option(
      "color", value: "when", completion: .words(ColorChoice.allCases.map(\.rawValue)),
      help: "When to use colour"),
    Option(
      "icons", value: "set", completion: .words(IconSet.allCases.map(\.rawValue)),
      help: "Pictures of the weather",
      commands: [.current]),
    Option("man", help: "Print the manual page", commands: [.help]),
    Option(
      "schema", value: "document", completion: .words(Schema.allCases.map(\.rawValue)),
      help: "Print the JSON Schema of a document", commands: [.help]),
    Option("settings", help: "Show each setting and where it comes from", commands: [.help]),
    Option("quiet", letter: "q", help: "Say nothing but the data and errors"),
    Option("verbose", letter: "v", help: "Say more about the run"),
    Option("help", letter: "h", help: "Show help"),
    Option("version", help: "Show the version"),
  ]
}
