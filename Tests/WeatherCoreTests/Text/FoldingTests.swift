import Testing

@_spi(_Unicode) import Swift
@testable import WeatherCore

struct FoldingTests {
  @Test(arguments: [
    ("São Paulo", "sao paulo"),
    ("SAO  PAULO", "sao paulo"),
    ("sao-paulo", "sao paulo"),
    ("Sa\u{303}o Paulo", "sao paulo"),
    ("Tromsø", "tromso"),
    ("Łódź", "lodz"),
    ("Đà Nẵng", "da nang"),
    ("Weißenburg", "weissenburg"),
    ("Ærø", "aero"),
    ("Þingvellir", "thingvellir"),
    ("İstanbul", "istanbul"),
    ("Diyarbakır", "diyarbakir"),
    ("Saint-Étienne", "st etienne"),
    ("St. Étienne", "st etienne"),
    ("Sankt Gallen", "st gallen"),
    ("Sint-Niklaas", "st niklaas"),
    ("Sainte-Foy", "ste foy"),
    ("L’Aquila", "laquila"),
    ("L'Aquila", "laquila"),
    ("Brussel·les", "brusselles"),
    ("Trinidad & Tobago", "trinidad and tobago"),
    ("Ёлкино", "елкино"),
    ("ΘΕΣΣΑΛΟΝΊΚΗΣ", "θεσσαλονικησ"),
    ("Θεσσαλονίκης", "θεσσαλονικησ"),
    ("القَاهِرة", "القاهره"),
    ("تهران", "تهران"),
    ("کرج", "كرج"),
    ("יְרוּשָׁלַיִם", "ירושלים"),
    ("とうきょう", "トウキョウ"),
    ("トウキョウ", "トウキョウ"),
    ("ﾄｳｷｮｳ", "トウキョウ"),
    ("が", "ガ"),
    ("か\u{3099}", "ガ"),
    ("ﾊﾟ", "パ"),
    ("Ｐａｒｉｓ１５", "paris15"),
    ("क़", "क"),
    ("दिल्ली", "दिल्ली"),
    ("ভোলা", "ভোলা"),
    ("١٢", "12"),
    ("a\u{200B}b\u{AD}c", "abc"),
    ("", ""),
    (" -.,;!? ", ""),
    ("🌧️", ""),
    ("\u{0}\u{1B}[31m", "31m"),
  ])
  func `makes spellings equal`(text: String, folded: String) {
    #expect(Array(text.foldedForSearch.unicodeScalars) == Array(folded.foldedForSearch.unicodeScalars))
    #expect(text.foldedForSearch == folded || !folded.unicodeScalars.allSatisfy(\.isASCII))
  }

  @Test(arguments: ["서울", "Zürich", "Ấp Bắc", "ভোলা", "パリ", "Ґданськ", "ἀθῆναι"])
  func `does not depend on the normal form`(text: String) {
    let decomposed = String(String.UnicodeScalarView(text._nfd))
    let composed = String(String.UnicodeScalarView(text._nfc))
    #expect(
      Array(decomposed.foldedForSearch.unicodeScalars) == Array(composed.foldedForSearch.unicodeScalars))
  }

  @Test(arguments: ["São Paulo", "서울특별시", "Ærø", "القاهرة", "दिल्ली", "東京都", "Saint-Denis"])
  func `changes nothing the second time`(text: String) {
    #expect(text.foldedForSearch.foldedForSearch == text.foldedForSearch)
  }

  @Test
  func `has the decompositions of the standard library`() {
    var expected = 0
    for value in (0xC0 as UInt32)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), !scalar.isDroppedByFolding,
        !(0xAC00...0xD7A3).contains(value), !(0x3040...0x30FF).contains(value)
      else { continue }
      let whole = Array(String(scalar)._nfd)
      let kept = whole.filter { !$0.isDroppedByFolding }
      guard whole != [scalar], !kept.isEmpty else { continue }
      expected += 1
      let found =
        Decomposition.base(of: scalar).map { [$0.value] } ?? Decomposition.sequences[value] ?? []
      #expect(found == kept.map(\.value), "U+\(String(value, radix: 16))")
    }
    #expect(Decomposition.bases.count + Decomposition.sequences.count == expected)
  }
}
