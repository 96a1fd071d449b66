extension PlaceFinder {
  /// The most readings of one query that are looked up.
  private static let mostReadings = 16

  /// The ways to read a query, the likeliest first.
  ///
  /// The first part between commas is the name and the others say where; then the last words of the name may say
  /// where too; then the last part may be the name, as in `France, Paris`.
  func readings(of query: PlaceQuery) -> [PlaceReading] {
    let parts = query.parts
    guard let name = parts.first, let last = parts.last else { return [] }
    let required = givenQualifiers(query)
    var readings = readings(of: name, parts.dropFirst().flatMap(qualifiers) + required)
    let before = parts.dropLast().flatMap(qualifiers)
    if parts.count > 1, before.allSatisfy(\.isArea) {
      readings.append(PlaceReading(last, before + required))
    }
    return Array(readings.prefix(Self.mostReadings))
  }

  /// The qualifiers that are given apart from the text.
  func givenQualifiers(_ query: PlaceQuery) -> [Qualifier] {
    let country = query.country.map { qualifier($0, of: .country) }
    let region = query.region.map { qualifier($0, of: .region) }
    return [country, region].compactMap(\.self)
  }

  /// The ways to read a name: as a whole, then with its last words, then its first, as qualifiers.
  private func readings(of name: String, _ qualifiers: [Qualifier], depth: Int = 0) -> [PlaceReading] {
    var readings = [PlaceReading(name, qualifiers)]
    if depth == 0 { readings += unspacedReadings(of: name, qualifiers) }
    let words = name.split(separator: " ")
    guard depth < 3, (2...12).contains(words.count) else { return readings }
    for count in 1...min(4, words.count - 1) {
      let qualifier = qualifier(words.suffix(count).joined(separator: " "))
      guard qualifier.isArea else { continue }
      readings += self.readings(
        of: words.dropLast(count).joined(separator: " "), qualifiers + [qualifier], depth: depth + 1)
    }
    guard depth == 0 else { return readings }
    for count in 1...min(3, words.count - 1) {
      let qualifier = qualifier(words.prefix(count).joined(separator: " "))
      guard qualifier.isArea else { continue }
      readings.append(PlaceReading(words.dropFirst(count).joined(separator: " "), qualifiers + [qualifier]))
    }
    // A city or district may say where too, before or after: "Berlin Kreuzberg", "Lancaster Lancaster PA".
    for reading in Array(readings.prefix(3)) {
      let words = reading.name.split(separator: " ")
      guard words.count > 1, let first = words.first, let last = words.last else { continue }
      for (name, area) in [(words.dropLast(), last), (words.dropFirst(), first)] {
        readings.append(
          PlaceReading(name.joined(separator: " "), [qualifier(String(area))] + reading.qualifiers))
      }
    }
    return readings
  }

  /// The longest name without spaces that may begin with an area.
  private static let longestUnspaced = 16

  /// The ways to read a Chinese or Japanese name that begins with its area: `東京都新宿区`.
  private func unspacedReadings(of name: String, _ qualifiers: [Qualifier]) -> [PlaceReading] {
    let letters = Array(name)
    let isIdeographic = name.unicodeScalars.allSatisfy { (0x3040...0x9FFF).contains($0.value) }
    guard isIdeographic, (4...Self.longestUnspaced).contains(letters.count) else { return [] }
    return (2...letters.count - 2).reversed().compactMap { count in
      let qualifier = qualifier(String(letters[..<count]))
      return qualifier.isArea ? PlaceReading(String(letters[count...]), qualifiers + [qualifier]) : nil
    }
  }
}
