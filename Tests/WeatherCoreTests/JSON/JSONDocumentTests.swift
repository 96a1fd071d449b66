import Foundation
import Testing

@testable import WeatherCore

struct JSONDocumentTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-0", "1.5e+10", "-12.25E-3", "\"\"", "\"a\\u00e9\\n\\/\"", "[]", "{}",
    " [ ] ",
    "[1,[2,[3]]]", "{\"a\":{\"b\":[{}]},\"c\":null}", "\u{FEFF}[1]", "\"\u{7F}\"", "\"日本🎉\"", "[1\r\n,\t2]",
    "{\"\":1,\"\u{0}x\":2}".replacingOccurrences(of: "\u{0}", with: "\\u0000"),
    "123456789012345678901234567890", "1e999", "{\"e\u{301}\":1,\"\u{E9}\":2}",
  ])
  func `accepts what the standard allows`(text: String) throws {
    _ = try JSONDocument(Array(text.utf8))
  }

  @Test(arguments: [
    ("", 1, 1, "expected a value, but the text ends"),
    ("[1,]", 1, 4, "expected a value after the comma"),
    ("[1,,2]", 1, 4, "expected a value, but found ','"),
    ("{\"a\":1,}", 1, 8, "expected a member's name in double quotes after the comma"),
    ("{a:1}", 1, 2, "expected a member's name in double quotes, but found 'a'"),
    ("{\"a\" 1}", 1, 6, "expected ':', but found '1'"),
    ("{'a':1}", 1, 2, "expected a member's name in double quotes"),
    ("[1 2]", 1, 4, "expected ',' or ']', but found '2'"),
    ("[1}", 1, 3, "expected ',' or ']', but found '}'"),
    ("{\"a\":1]", 1, 7, "expected ',' or '}', but found ']'"),
    ("[", 1, 2, "expected a value, but the text ends"),
    ("[1", 1, 3, "expected ',' or ']', but the text ends"),
    ("[1] x", 1, 5, "text after the end: 'x'"),
    ("{}{}", 1, 3, "text after the end: '{'"),
    ("// c\n1", 1, 1, "expected a value; JSON has no comments"),
    ("NaN", 1, 1, "expected a value, but found 'NaN'"),
    ("[Infinity]", 1, 2, "expected a value, but found 'Infinity'"),
    ("-Infinity", 1, 1, "a number that is not as JSON writes it"),
    ("tru", 1, 1, "expected a value, but found 'tru'"),
    ("truex", 1, 5, "text after the end: 'x'"),
    ("+1", 1, 1, "expected a value, but found '+'"),
    (".5", 1, 1, "expected a value, but found '.'"),
    ("007", 1, 1, "a number with a leading zero"),
    ("-01", 1, 1, "a number with a leading zero"),
    ("1.", 1, 1, "a number that is not as JSON writes it"),
    ("1e", 1, 1, "a number that is not as JSON writes it"),
    ("1e+", 1, 1, "a number that is not as JSON writes it"),
    ("-", 1, 1, "a number that is not as JSON writes it"),
    ("0x10", 1, 2, "text after the end: 'x10'"),
    ("\"a", 1, 1, "a string that is not ended"),
    ("\"a\\", 1, 1, "a string that is not ended"),
    ("\"a\nb\"", 1, 3, "a line break inside a string"),
    ("\"a\tb\"", 1, 3, "a control character inside a string"),
    ("\"\\x\"", 1, 2, "an escape that JSON does not have"),
    ("\"\\u12g4\"", 1, 2, "'\\u' without four hexadecimal digits"),
    ("\"\\u12", 1, 2, "'\\u' without four hexadecimal digits"),
    ("\"\\ud800\"", 1, 1, "a string with half a surrogate pair, which is no character"),
    ("[\"é🎉\", \"\\udc00\\ud800\"]", 1, 8, "a string with half a surrogate pair, which is no character"),
    ("[1,\n 2,\r\n\r é]", 4, 2, "expected a value, but found 'é'"),
    ("{\"a\":1,\"b\":2,\"a\":3}", 1, 14, "the member \"a\" occurs twice in one object"),
    ("{\"a\":1,\n\"\\u0061\":3}", 2, 1, "the member \"a\" occurs twice in one object"),
    ("[\u{202E}]", 1, 2, "expected a value, but found U+202E"),
  ])
  func `says where and how a text is wrong`(text: String, line: Int, column: Int, problem: String) {
    expect(Array(text.utf8), line, column, problem)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0], "the text is in UTF-16"), ([0xFE, 0xFF, 0, 0x7B], "the text is in UTF-16"),
      ([0x7B, 0, 0x22, 0], "the text is in UTF-16"), ([0, 0x7B, 0, 0x22], "the text is in UTF-16"),
      ([0xFF, 0xFE, 0, 0], "the text is in UTF-32"), ([0, 0, 0xFE, 0xFF], "the text is in UTF-32"),
      ([0x7B, 0, 0, 0], "the text is in UTF-32"), ([0, 0, 0, 0x7B], "the text is in UTF-32"),
      ([0, 0, 0, 0], "the file contains NUL bytes, which is typical after a loss of power"),
      ([0x5B, 0x31, 0x5D, 0, 0], "the file contains NUL bytes, which is typical after a loss of power"),
      ([0x22, 0x61, 0, 0x22], "the file contains NUL bytes, which is typical after a loss of power"),
      // Overlong, surrogates as CESU-8 has them, beyond U+10FFFF, cut, stray.
      ([0x22, 0xC0, 0x80, 0x22], "text that is not UTF-8"),
      ([0x22, 0xE0, 0x80, 0x80, 0x22], "text that is not UTF-8"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "text that is not UTF-8"),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "text that is not UTF-8"),
      ([0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], "text that is not UTF-8"),
      ([0x22, 0xE2, 0x82], "text that is not UTF-8"), ([0x22, 0xE2, 0x82, 0x22], "text that is not UTF-8"),
      ([0x22, 0x80, 0x22], "text that is not UTF-8"), ([0x22, 0xFF, 0x22], "text that is not UTF-8"),
    ] as [([UInt8], String)])
  func `names other encodings and broken ones`(bytes: [UInt8], problem: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(bytes) }
    #expect(error?.problem == problem)
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `counts nesting instead of recursing`(opening: String) throws {
    let closing = opening == "[" ? "]" : "}"
    for depth in [63, 64, 65, 100_000, 2_000_000] {
      let text = String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
      if depth <= 64 {
        _ = try JSONDocument(Array(text.utf8))
      } else {
        let error = #expect(throws: JSONError.self) { try JSONDocument(Array(text.utf8)) }
        #expect(error?.problem == "nested more than 64 levels deep")
        #expect(error?.offset == 64 * opening.count)
      }
    }
  }

  @Test(arguments: [3, 70, 5000])
  func `finds a repeated name among many`(count: Int) throws {
    var names = (0..<count).map { "\"name \($0)\":0" }
    _ = try JSONDocument(Array("{\(names.joined(separator: ","))}".utf8))
    names.append("\"name \\u0031\":1")
    let text = "{\(names.joined(separator: ","))}"
    let error = #expect(throws: JSONError.self) { try JSONDocument(Array(text.utf8)) }
    #expect(error?.problem == "the member \"name 1\" occurs twice in one object")
    #expect(error?.offset == text.utf8.count - "\"name \\u0031\":1}".utf8.count)
  }

  @Test
  func `tells values with their places`() throws {
    let text = "{\"a\": [1, -2.50, \"x\\ty\\ud83c\\udf89\"], \"b\": null, \"c\": true}"
    let document = try JSONDocument(Array(text.utf8))
    let root = document.root
    let array = try #require(root["a"]?.elements)
    #expect(array.map(\.double) == [1, -2.5, nil])
    #expect(array[0].integer == 1)
    #expect(array[1].content == .number("-2.50"))
    #expect(array[2].string == "x\ty🎉")
    #expect(document.bytes[array[1].range].elementsEqual("-2.50".utf8))
    #expect(document.position(of: array[1].range.lowerBound) == TextPosition(line: 1, column: 11))
    #expect(root["b"]?.content == .null)
    #expect(root["c"]?.content == .boolean(true))
    #expect(root["d"] == nil)
  }

  @Test(arguments: ["", "plain", "\"\\\n\r\t\u{1}\u{7F}\u{85}\u{202E}\u{FEFF}", "é日🎉\u{0}"])
  func `writes strings that read back the same`(text: String) throws {
    let quoted = JSONText.quoted(text)
    #expect(try JSONDocument(Array(quoted.utf8)).root.string == text)
    #expect(quoted.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test(arguments: [
    "0", "-0", "1", "-1.5", "50.85045", "4.34878", "151.2100000000000001", "1e3", "12345678901234567890",
    "0.1234567890123456789", "9007199254740993", "9007199254740992", "2.2250738585072014e-308", "1e-999",
    "0.000000000000000000001", "123456789.987654321", "179.99999999999997",
  ])
  func `converts numbers as the standard library does`(text: String) {
    let bytes = Array("[\(text)]".utf8)
    let number = JSONNumber.double(in: 1..<bytes.count - 1, of: bytes)
    #expect(number.bitPattern == Double(text)?.bitPattern)
  }

  private func expect(_ bytes: [UInt8], _ line: Int, _ column: Int, _ problem: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(bytes) }
    #expect(error?.problem == problem)
    if let error {
      #expect(TextPosition(of: error.offset, in: bytes) == TextPosition(line: line, column: column))
    }
  }
}
