import Foundation
import Testing
import WeatherCore

@testable import weather

struct TemplateTests {
  private static func oslo() throws -> Location {
    Location(name: "Oslo", country: "NO", coordinate: try Coordinate(latitude: 59.91, longitude: 10.75))
  }

  @Test(arguments: [
    ("{name}", "Oslo"),
    ("{name:6}|", "Oslo  |"),
    ("{name:>6}|", "  Oslo|"),
    ("{region|country}", "NO"),
    ("{region|somewhere}", "somewhere"),
    ("{region|}", ""),
    ("{{{name}}}", "{Oslo}"),
    ("{name:json}", "\"Oslo\""),
    (#"a\tb\\c"#, "a\tb\\c"),
    ("{latitude},{longitude}", "59.91,10.75"),
    ("{coordinates}", "59.91°N 10.75°E"),
  ])
  func `fills in fields`(pattern: String, text: String) throws {
    #expect(try Template(parsing: pattern).row(of: Location.self)(Self.oslo()) == text + "\n")
  }

  @Test(arguments: [
    "a\tb", "\u{1B}[31mred\u{202E}", "a\r\nb\"\\", String(repeating: "long ", count: 500), "é👩‍👧",
  ])
  func `writes JSON that holds the text as it is`(note: String) throws {
    var location = try Self.oslo()
    location.note = note
    let text = try Template(parsing: "{note:json}").row(of: Location.self)(location)
    let decoded = try JSONDecoder().decode([String].self, from: Data("[\(text)]".utf8))
    #expect(decoded == [note])
    #expect(!text.contains("\u{1B}"))
  }

  @Test(arguments: [
    ("ab{name", "template: the '{' in column 3 has no '}'"),
    ("a}", "template: the '}' in column 2 has no '{'; write '}}' for a brace"),
    (#"a\q"#, #"template: '\q' in column 2 is no escape"#),
    ("{name:>>5}", "template: '>>5' in column 1 is no form; write {field:10}, {field:>10} or {field:json}"),
    ("{regon|country}", "template: no field 'regon' in column 1; did you mean 'region'?"),
    ("{name:x}", "template: 'x' in column 1 is no form; write {field:10}, {field:>10} or {field:json}"),
    ("{name} {naem}", "template: no field 'naem' in column 8; did you mean 'name'?"),
  ])
  func `points at a mistake`(pattern: String, message: String) {
    #expect(throws: UsageError(message)) {
      try Template(parsing: pattern).check(against: Location.fields.map(\.name))
    }
  }
}
