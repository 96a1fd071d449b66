import Testing

@testable import WeatherCore

struct RomanizationTests {
  @Test(arguments: [
    ("मुंबई", "Mumbai"), ("কলকাতা", "Kolkata"), ("சென்னை", "Chennai"), ("తిరుపతి", "Tirupati"), ("ಮೈಸೂರು", "Mysuru"),
    ("കൊച്ചി", "Kochi"), ("ગાંધીનગર", "Gandhinagar"), ("ਲੁਧਿਆਣਾ", "Ludhiana"), ("කොළඹ", "Kolamba"),
    ("თბილისი", "Tbilisi"),
    ("Երևան", "Yerevan"), ("አዲስ አበባ", "Addis Ababa"), ("เชียงใหม่", "Chiang Mai"), ("ဗေါဂေါ", "Bogo"),
    ("ភ្នំពេញ", "Phnom Penh"),
    ("トロント", "Toronto"), ("토론토", "Toronto"), ("Новосибирск", "Novosibirsk"), ("Πάτρα", "Patra"),
    ("خاركوف", "Kharkov"),
    ("תל אביב", "Tel Aviv"), ("ᱠᱚᱞᱠᱟᱛᱟ", "Kolkata"), ("ꯏꯝꯐꯥꯜ", nil),
  ])
  func `gives the sound of a name`(text: String, name: String?) throws {
    guard let name else {
      #expect(Romanization.latin(text) == nil)
      return
    }
    let latin = try #require(Romanization.latin(text))
    #expect(SoundKey(Array(latin.utf8)) == SoundKey(Array(name.foldedForSearch.utf8)), "\(latin)")
  }

  @Test(arguments: [
    ("Paris", "Perth"), ("Berlin", "Dublin"), ("Oslo", "Lisbon"), ("Kabul", "Kiel"), ("Tokyo", "Taipei"),
  ])
  func `tells sounds apart`(first: String, second: String) {
    let keys = [first, second].map { SoundKey(Array($0.foldedForSearch.utf8)) }
    #expect(keys[0] != keys[1])
    let letters = Array(second.foldedForSearch.utf8)
    #expect(keys[0].difference(from: letters.span) != nil)
    #expect(keys[1].difference(from: letters.span) == nil)
  }

  @Test(arguments: [
    ("muenchen", ["munchen"]), ("aalesund", ["alesund"]), ("aarhoej", ["arhoj", "arhoej", "aarhoj"]),
    ("paris", []), ("", []),
  ])
  func `contracts umlauts`(folded: String, spellings: [String]) {
    #expect(Umlauts.contracted(folded) == spellings)
  }

  @Test(arguments: [
    ("上海市", "上海"), ("서울시", "서울"), ("大阪府", "大阪"), ("市", nil), ("京都", nil), ("paris", nil), ("", nil),
  ])
  func `takes the word for city away`(name: String, short: String?) {
    #expect(UnitSuffix.removed(from: name.foldedForSearch) == short?.foldedForSearch)
  }

  @Test(arguments: [
    ("jeju si", ["jeju"]), ("city of bath", ["bath"]), ("bezirk mitte", ["mitte"]), ("city", []),
    ("bath", []), ("", []),
  ])
  func `takes generic words away`(folded: String, names: [String]) {
    #expect(GenericWord.removed(from: folded) == names)
  }

  @Test(arguments: ["tōkyō", "서울", "北京", "नई दिल्ली", "𑄇𑄮𑄣𑄴𑄇𑄖", "a1 b2", "𐌰𐌱", "кӏ"])
  func `writes keys and reads them back`(text: String) {
    let folded = text.foldedForSearch
    #expect(LetterCode.text(of: LetterCode.symbols(of: folded), capitalized: false) == folded)
  }
}
