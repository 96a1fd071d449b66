import Testing

@testable import weather

struct DurationTests {
  @Test(arguments: [
    ("10", Duration.seconds(10)), ("10s", .seconds(10)), ("1.5s", .milliseconds(1_500)),
    ("500ms", .milliseconds(500)),
    ("10m", .seconds(600)), ("2H", .seconds(7_200)), ("1d", .seconds(86_400)), ("0", .zero),
  ])
  func `reads durations`(text: String, duration: Duration) {
    #expect(Duration(parsing: text) == duration)
  }

  @Test(arguments: ["", "s", "-1", "1e3", "nan", "10x", " 10", "1.", ".5", "1..5", "999999999d", "١"])
  func `refuses anything else`(text: String) {
    #expect(Duration(parsing: text) == nil)
  }
}
