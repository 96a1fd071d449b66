import Testing
import WeatherCore

struct AgeTests {
  @Test(arguments: [
    (0, "just now"), (59, "just now"), (-30, "just now"), (-61, "in the future"), (60, "1 min ago"),
    (3_599, "59 min ago"), (3_600, "1 h ago"), (172_799, "47 h ago"), (172_800, "2 days ago"),
  ])
  func `says how long ago`(seconds: Int, text: String) {
    #expect(Age(seconds: seconds).description == text)
  }
}
