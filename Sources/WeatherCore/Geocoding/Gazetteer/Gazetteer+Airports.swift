extension Gazetteer {
  /// The airport with an IATA code, or `nil` when there is none.
  ///
  /// - Complexity: O(log *n*).
  func airport(iata code: String) -> Place? {
    airport(code, codeOffset: 0, codeSize: 3, count: airportNames.count) { $0 }
  }

  /// The airport with an ICAO code, or `nil` when there is none.
  func airport(icao code: String) -> Place? {
    let order = section(.airportsByICAO)
    return airport(code, codeOffset: 3, codeSize: 4, count: order.count / 2) {
      order.number(at: $0 * 2, size: 2)
    }
  }

  private func airport(
    _ code: String, codeOffset: Int, codeSize: Int, count: Int, number: (Int) -> Int
  ) -> Place? {
    let code = code.uppercased()
    guard code.utf8.count == codeSize, code.utf8.allSatisfy({ $0 > 0x2F && $0 < 0x5B }) else { return nil }
    func codeAt(_ index: Int) -> String {
      text(in: .airports, at: number(index) * GazetteerFormat.airportSize + codeOffset, size: codeSize) ?? ""
    }
    let index = (0..<count).partitioningIndex { codeAt($0) >= code }
    guard index < count, codeAt(index) == code else { return nil }
    return airport(number(index), matched: code)
  }

  private func airport(_ number: Int, matched: String) -> Place? {
    let section = section(.airports)
    let offset = number * GazetteerFormat.airportSize
    guard let coordinate = GridPoint(packed: section.number(at: offset + 8, size: 7)).coordinate else {
      return nil
    }
    let country = section.number(at: offset + 7, size: 1)
    let zone = zoneNames[section.number(at: offset + 15, size: 2)]
    // Regions are not stored for airports; the nearest place tells them when it is in the same country.
    let nearest = place(nearestTo: coordinate)?.place
    let neighbour = nearest?.country == countryCode(country) ? nearest : nil
    let countryName = countryNames[country]
    return Place(
      name: airportNames[number], region: neighbour?.region, subregion: neighbour?.subregion,
      country: countryCode(country), countryName: countryName.isEmpty ? nil : countryName,
      coordinate: coordinate, timeZone: zone.isEmpty ? neighbour?.timeZone : zone, feature: "AIRP",
      matched: matched, isExactMatch: true)
  }
}
