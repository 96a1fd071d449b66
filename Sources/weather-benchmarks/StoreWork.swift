import WeatherCore

/// A kind of work on a list, and how others do it.
struct StoreWork: Sendable {
  /// What the work is called.
  var name: String
  /// The program for `jq` that does the same, or `nil` where the comparison would say nothing.
  var jq: String?
  /// The statements for Python that do the same to `d`, the decoded list, into the second file given.
  var python: String?
  /// The work itself.
  var run: @Sendable (FileStore) async throws -> Void

  /// The kinds of work on a list of a number of places, each of which leaves the list as it found it after
  /// two runs.
  static func all(count: Int) -> [StoreWork] {
    let added = location(count)
    let record = #"{id:"new",name:"New",latitude:1,longitude:2}"#
    let edits = min(count, 10_000)
    // What is timed is the store's work, not the making of what it is given.
    let adds = (count..<count + edits).map { LocationEdit.add(location($0), extendingID: true) }
    let removals = (count..<count + edits).map { LocationEdit.remove(location($0).id) }
    return [
      StoreWork(
        name: "add, remove", jq: ".locations += [\(record)]",
        python: #"d["locations"].append({"id":"new","name":"New","latitude":1,"longitude":2}); "#
          + #"json.dump(d, open(sys.argv[2], "w"))"#
      ) { store in
        _ = try await store.apply([.add(added)], options: []).map { try $0.get() }
        _ = try await store.apply([.remove(added.id)], options: []).map { try $0.get() }
      },
      StoreWork(name: "list", jq: ".locations[].id", python: #"print(*[l["id"] for l in d["locations"]])"#) {
        store in
        let locations = try await store.locations
        precondition(locations.count == count, "the list has other places")
      },
      StoreWork(name: "batch of \(edits), back") { store in
        _ = try await store.apply(adds, options: []).map { try $0.get() }
        _ = try await store.apply(removals, options: []).map { try $0.get() }
      },
    ]
  }

  /// A place of about 260 bytes, which is on no other's place.
  static func location(_ number: Int) -> Location {
    guard
      // Five decimals, as in GeoNames: the digits are whole numbers first.
      let coordinate = try? Coordinate(
        latitude: Double(number % 1700 * 10_000 - 8_498_765) / 100_000,
        longitude: Double(number / 1700 * 10_000 - 17_912_345) / 100_000)
    else { preconditionFailure("no coordinate for \(number)") }
    return Location(
      id: "place-number-\(number)", name: "Saint-Étienne-du-Bois-\(number)", region: "Pays de la Loire",
      country: "FR", coordinate: coordinate, timeZone: "Europe/Paris", geonameID: 2_000_000 + number,
      note: "the note of a place is as long as people care to write", tags: ["home", "work"])
  }
}
