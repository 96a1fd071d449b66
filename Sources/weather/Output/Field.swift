/// One piece of a record: all that columns, templates and their help know of it.
struct Field<Record: Sendable>: Sendable {
  /// The name, as headings and templates spell it.
  let name: String
  /// What the field holds.
  let help: String
  /// Whether the field is a column of `tsv` and `csv`.
  let isColumn: Bool
  /// Whether the value is text that somebody wrote, rather than a number or a word of ours.
  let isFreeText: Bool
  /// The value for a program, without a unit, or `nil` when it is absent.
  let value: @Sendable (Record) -> String?
  /// The value for a person, with a unit, or `nil` when it is absent.
  let display: @Sendable (Record) -> String?

  init(
    _ name: String, _ help: String, isColumn: Bool = true, isFreeText: Bool = false,
    display: (@Sendable (Record) -> String?)? = nil, value: @escaping @Sendable (Record) -> String?
  ) {
    self.name = name
    self.help = help
    self.isColumn = isColumn
    self.isFreeText = isFreeText
    self.value = value
    self.display = display ?? value
  }
}
