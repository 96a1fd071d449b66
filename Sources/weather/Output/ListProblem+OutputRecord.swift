import WeatherCore

extension ListProblem: OutputRecord {
  static var documentKey: String { "problems" }

  static let fields: [Field<ListProblem>] = [
    Field("line", "The line in the file") { "\($0.line)" },
    Field("column", "The column in characters") { "\($0.column)" },
    Field("id", "The id of the place") { $0.id },
    Field("message", "What is wrong", isFreeText: true) { $0.message },
  ]

  static func table(_ records: [ListProblem], style: Style) -> Table {
    Table(
      columns: [
        Table.Column(title: "line", isRightAligned: true),
        Table.Column(title: "column", isRightAligned: true),
        Table.Column(title: "id", isShrinkable: true), Table.Column(title: "problem"),
      ],
      rows: records.map { problem in
        [
          Table.Cell("\(problem.line)"), Table.Cell("\(problem.column)"),
          Table.Cell(problem.id?.safe, paint: style.bold), Table.Cell(problem.message.safe),
        ]
      })
  }

  var point: Coordinate? { nil }

  var json: JSONOutput {
    .object([
      ("line", .number(line)), ("column", .number(column)), ("id", .text(id)), ("message", .string(message)),
    ])
  }

  var sentence: String { "Line \(line), column \(column): \(message)." }
}
