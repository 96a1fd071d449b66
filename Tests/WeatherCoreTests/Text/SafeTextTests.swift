import Testing

@testable import WeatherCore

struct SafeTextTests {
  @Test(arguments: [
    ("", ""),
    ("New York", "New York"),
    ("São Paulo 東京 Düsseldorf", "São Paulo 東京 Düsseldorf"),
    ("a\u{1b}[2Jb", "a\\u{1b}[2Jb"),
    ("\u{1b}]52;c;AA==\u{7}", "\\u{1b}]52;c;AA==\\u{7}"),
    ("\u{9b}31m", "\\u{9b}31m"),
    ("\0\u{7f}\u{80}", "\\u{0}\\u{7f}\\u{80}"),
    ("one\ntwo\r\nthree\tfour", "one\\ntwo\\r\\nthree\\tfour"),
    ("abc\u{202e}def\u{2066}\u{200f}", "abc\\u{202e}def\\u{2066}\\u{200f}"),
    ("\u{2028}\u{2029}\u{feff}\u{ad}", "\\u{2028}\\u{2029}\\u{feff}\\u{ad}"),
    ("a\u{200d}b", "a\\u{200d}b"),
    ("خرم\u{200c}آباد", "خرم\u{200c}آباد"),
    ("👩\u{200d}🌾", "👩\u{200d}🌾"),
  ])
  func `makes controls visible and leaves words alone`(text: String, expected: String) {
    #expect(Array(text.safeForTerminal().unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test
  func `keeps eight combining marks of ten thousand`() {
    let text = "z" + String(repeating: "\u{301}", count: 10_000)
    #expect(text.safeForTerminal().unicodeScalars.count == 9)
  }

  @Test(arguments: [("abcdef", 3, "abc…"), ("abc", 3, "abc"), ("ab\u{1b}", 4, "ab…"), ("äöü", 2, "äö…")])
  func `cuts what is too long`(text: String, limit: Int, expected: String) {
    #expect(text.safeForTerminal(limit: limit) == expected)
  }

  @Test
  func `lets no control through, whatever the scalar`() {
    let dangerous: Set<Unicode.GeneralCategory> = [.control, .format, .lineSeparator, .paragraphSeparator]
    let leaks = (Array(0...0xffff) + Array(0x1_d100...0x1_d1ff) + Array(0xe_0000...0xe_01ff))
      .compactMap { Unicode.Scalar(UInt32($0)) }.filter { scalar in
        "a\(scalar)b".safeForTerminal().unicodeScalars.contains {
          dangerous.contains($0.properties.generalCategory)
        }
      }
    #expect(leaks.isEmpty)
  }
}
