/// Each setting's value and where it came from, as a table.
struct SettingsText: Sendable {
  /// The table.
  let text: String

  /// Writes the table.
  ///
  /// - Parameter listPath: The file with the list of places.
  init(_ settings: Settings, listPath: String, style: Style) {
    var rows = Setting.all.map { setting in
      let value = settings.values[setting.name]
      let text = setting.name == "store" ? listPath : value?.text ?? setting.standard
      return [
        Table.Cell(setting.name), Table.Cell(text.safe),
        Table.Cell(value.map { Self.words($0.origin) } ?? "default"),
      ]
    }
    if let path = settings.configuration.path {
      let presence = settings.configuration.isAbsent ? "absent" : "read"
      rows.append([Table.Cell("config.json"), Table.Cell(path.safe), Table.Cell(presence)])
    }
    let columns = ["setting", "value", "from"].map { Table.Column(title: $0) }
    text = Table(columns: columns, rows: rows).text(width: .max, style: style)
  }

  private static func words(_ origin: SettingValue.Origin) -> String {
    switch origin {
    case .option: "option"
    case .environment(let variable): variable
    case .file(let path, let line): "\(path.safe), line \(line)"
    }
  }
}
