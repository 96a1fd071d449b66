/// Each setting's value and where it came from, as a table.
struct SettingsText: Sendable {
  /// The table.
  let text: String

  /// Writes the table.
  init(_ settings: Settings, style: Style) {
    let rows = Setting.all.map { setting in
      let value = settings.values[setting.name]
      return [
        Table.Cell(setting.name), Table.Cell(value?.text.safe ?? setting.standard),
        Table.Cell(value.map { Self.words($0.origin) } ?? "default"),
      ]
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
