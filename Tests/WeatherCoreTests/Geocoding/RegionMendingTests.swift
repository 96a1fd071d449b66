import Testing

@testable import gazetteer_builder

struct RegionMendingTests {
  /// Regions that are known by the letters A, B, C and so on, some of which bear the next one's name.
  private func dump(moved: Int) -> Dump {
    var dump = Dump()
    let letters = (0..<8).map { String(Character(Unicode.Scalar(UInt8(65 + $0)))) }
    for (number, letter) in letters.enumerated() {
      let name = number < moved ? letters[number + 1] : letter
      dump.regions["AA.\(number)"] = Dump.Area(name: "\(name) Province", asciiName: "", id: 100 + number)
      dump.alternateNames[100 + number] = [Dump.AlternateName(name: "\(letter) Province", isEnglish: false)]
    }
    dump.regions["AA.X"] = Dump.Area(name: "Nobody", asciiName: "", id: 200)
    return dump
  }

  @Test
  func `gives regions the names that they are known by where codes were given out anew`() {
    var dump = dump(moved: 6)
    dump.mendRenumberedRegions()
    let names = (0..<8).map { dump.regions["AA.\($0)"]?.name }
    #expect(names == ["A", "B", "C", "D", "E", "F", "G", "H"].map { "\($0) Province" })
    #expect(dump.regions["AA.X"]?.name == "Nobody")
  }

  @Test(arguments: [0, 1, 4])
  func `leaves alone what few regions say`(moved: Int) {
    var dump = dump(moved: moved)
    let before = dump.regions.mapValues(\.name)
    dump.mendRenumberedRegions()
    #expect(dump.regions.mapValues(\.name) == before)
  }
}
