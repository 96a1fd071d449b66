import Testing

@testable import weather

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Oslo", 4), ("São Paulo", 9), ("e\u{301}", 1), ("東京", 4), ("서울", 4), ("ｶﾅ", 2), ("Ａ", 2),
    ("☁", 1), ("☁\u{FE0F}", 2), ("🌧️", 2), ("👩‍🚀", 2), ("🇳🇴", 2), ("القاهرة", 7), ("ירושלים", 7),
    ("\u{200B}", 0), ("नमस्ते", 4),
  ])
  func `counts the columns of a text`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("Brussels", 8, "Brussels"), ("Brussels", 5, "Brus…"), ("東京都千代田区", 6, "東京…"), ("Brussels", 1, "…"),
    ("Brussels", 0, ""),
  ])
  func `shortens to a number of columns`(text: String, width: Int, shortened: String) {
    #expect(text.shortened(toWidth: width) == shortened)
  }
}
