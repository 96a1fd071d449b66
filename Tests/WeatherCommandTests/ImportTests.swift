import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather

struct ImportTests {
  /// Imports a text from standard input into an empty list.
  private func add(_ text: String, _ options: String...) async throws -> (Transcript, [Location]) {
    let store = try PreviewStore()
    var shell = try Shell(store: store)
    shell.input = text
    let transcript = await shell.run(["add", "--from", "-"] + options)
    return (transcript, try await store.locations)
  }

  @Test(arguments: [
    "name,latitude,longitude,tags,note\nHome,-33.86,151.21,\"work,roof\",\"a \"\"b\"\"\"\n",
    "\u{FEFF}Note;x,LON,Lat,Name,Tags\r\n,151.21,-33.86,Home,\"work,roof\"\r\n\r\n",
    "name\tlatitude\tlongitude\ttags\nHome\t-33.86\t151.21\twork,roof\n",
    "{\"version\":1,\"locations\":[{\"name\":\"Home\",\"latitude\":-33.86,\"longitude\":151.21,\"tags\":[\"work\",\"roof\"]}]}",
    "[{\"name\":\"Home\",\"latitude\":-33.86,\"longitude\":151.21,\"tags\":[\"work\",\"roof\"]}]",
    "{\"name\":\"Home\",\"latitude\":-33.86,\"longitude\":151.21,\"tags\":[\"work\",\"roof\"]}\n{\"name\":\"Oslo\"}\n",
    "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{\"name\":\"Home\",\"tags\":[\"work\",\"roof\"]},\"geometry\":{\"type\":\"Point\",\"coordinates\":[151.21,-33.86,12]}}]}",
    "<?xml version='1.0'?>\n<!-- made by hand --><g:gpx xmlns:g='x'><g:wpt lat='-33.86' lon=\"151.21\"><ele>4</ele><g:name>Ho<![CDATA[m]]>&#101;</g:name><type>work,roof</type></g:wpt><trk/></g:gpx>",
  ])
  func `reads a place in each form, with or without the mark of UTF-8`(text: String) async throws {
    let bare = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    for text in [bare, "\u{FEFF}" + bare] {
      let (transcript, locations) = try await add(text)
      #expect(transcript.status == .success, "\(transcript.error)")
      let home = try #require(locations.first)
      #expect(home.name == "Home")
      #expect(home.coordinate == (try Coordinate(latitude: -33.86, longitude: 151.21)))
      #expect(home.tags == ["work", "roof"])
      #expect(home.timeZone == "Australia/Sydney")
    }
  }

  @Test(arguments: [
    ("name,latitude,longitude\nA,1.5,2\nB,91,2\nC,x,2\n", "line 3: latitude 91.0 is not between -90 and 90"),
    ("name,latitude,longitude\nA,48,85,2,35\n", "line 2: there are more cells than the heading has columns"),
    ("name,latitude,longitude\nA,\"48,85\",\"2,35\"\n", "line 2: '48,85' has a decimal comma"),
    ("name;lat;lon\nA;1;2\n", "separate the cells by commas, not semicolons"),
    ("name,lat,lon\nA,abc,2\n", "line 2: the latitude 'abc' is no number of degrees"),
    (
      "{\"type\":\"Feature\",\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[1,2],[3,4]]}}",
      "line 1: the feature is no point"
    ),
    ("name,latitude,longitude\nA,1.5,\n", "line 2: the longitude is missing"),
    ("name\nxqzzt\n", "line 2: no place named 'xqzzt'"),
    ("name\nSpringfield\n", "line 2: several places fit 'Springfield'"),
    ("name\n\"Oslo\n", "line 2: a quote has no end"),
    ("name\n\"Oslo\"x\n", "line 2: text follows a quote that has ended"),
    ("[{\"name\":\"A\",}]", "line 1, column 14"),
    ("{\"a\":1}\n{\"a\":}\n", "line 2, column 6"),
    (
      "{\"locations\":[{\"latitude\":1.5,\"longitude\":2}, {\"note\":\"x\"}]}",
      "there is neither a name nor a coordinate"
    ),
    ("<kml></kml>", "line 1: the root element is '<kml>', not '<gpx>'"),
    ("<!DOCTYPE gpx [<!ENTITY x 'y'>]><gpx/>", "line 1: a document type, which is not read"),
    ("<gpx>\n<wpt lat='1' lon='2'><name>&x;</name></wpt></gpx>", "line 2: the entity '&x;' is not known"),
    ("<gpx><wpt></gpx>", "ends '<wpt>'"), ("<gpx>", "ends before its root element does"),
    ("<gpx><wpt lat='1' lon='2'/></gpx><gpx/>", "a second root element"),
    ("<gpx a='1' a='2'/>", "the attribute 'a' stands twice"),
    ("name,latitude,longitude,id\nA,1.5,2,x\nB,3.5,4,x\n", "line 3: the id 'x' is taken"),
  ])
  func `names what is wrong, and adds nothing`(text: String, message: String) async throws {
    let (transcript, locations) = try await add(text)
    #expect(transcript.status == .data)
    #expect(transcript.error.contains(message), "\(transcript.error)")
    #expect(locations.isEmpty)
    #expect(transcript.output.isEmpty)
  }

  @Test(arguments: [
    ("csv", "name,lat,lon\nA,1.5,2\nB,91,2\n", 3), ("csv", "name\nOslo\nSpringfield\n", 3),
    ("csv", "name,lat,lon\nA,1.5,2\nA,1.5,2\n", 3), ("csv", "name\n\"Oslo\n", 2),
    ("json", "[{\"name\":\"A\",}]", 1), ("jsonl", "{\"name\":\"Oslo\"}\n{\"note\":\"x\"}\n", 2),
    ("gpx", "<gpx>\n<wpt lat='91' lon='2'/></gpx>", 2), ("gpx", "<gpx>\n</gpz>", 2),
    ("txt", "add Oslo\nadd\n", 2), ("txt", "add Oslo\nadd Rome \u{FFFD}\n", 2),
  ])
  func `names the file and the line of what is wrong`(ending: String, text: String, line: Int) async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/places.\(ending)"
    // One file is no UTF-8 in the place of a mark that is.
    let bytes = Array(text.utf8).split(separator: [0xEF, 0xBF, 0xBD]).joined(separator: [0xFF])
    try Data(bytes).write(to: URL(filePath: path))
    let words = ending == "txt" ? ["batch", path] : ["add", "--from", path]
    let spoken = await (try Shell()).run(words)
    #expect(spoken.status == .data)
    #expect(spoken.error.hasPrefix("weather: '\(path)'"), "\(spoken.error)")
    #expect(spoken.error.contains("line \(line)"), "\(spoken.error)")
    let written = await (try Shell()).run(words + ["--json"])
    let document = try JSONSerialization.jsonObject(with: Data(written.error.utf8)) as? [String: Any]
    let error = try #require(document?["error"] as? [String: Any])
    #expect(error["path"] as? String == path)
    #expect(error["line"] as? Int == line)
  }

  @Test(arguments: [
    ("Germany", "DE"), ("de", "DE"), ("Deutschland", "DE"), ("Côte d'Ivoire", "CI"), ("UK", "GB"),
    ("Georgia", "GE"), ("CA", "CA"), ("ZZ", "ZZ"), (" NO ", "NO"), ("Atlantis", nil), ("Bavaria", nil),
  ])
  func `saves a country by its code, or refuses it`(country: String, code: String?) async throws {
    let rows = [
      "name,lat,lon,country\nHome,52.5,13.4,\(country)\n",
      "[{\"name\":\"Home\",\"latitude\":52.5,\"longitude\":13.4,\"country\":\"\(country)\"}]",
    ]
    for text in rows {
      let (transcript, locations) = try await add(text)
      #expect(locations.map(\.country) == (code == nil ? [] : [code]), "\(transcript.error)")
      if code == nil {
        #expect(transcript.error.contains("'\(country)' is not known as a country"), "\(transcript.error)")
      }
    }
  }

  @Test(arguments: [
    "name,lat,lon,region,note,tags,id\n \u{A0} ,59.92,10.75, , ,\" ,  \", \n",
    "name\tlat\tlon\tnote\ttags\n  \t59.92\t10.75\t \t , \n",
    "[{\"name\":\"  \",\"latitude\":59.92,\"longitude\":10.75,\"region\":\" \",\"note\":\"\\n\",\"tags\":[\" \"]}]",
    "{\"type\":\"Feature\",\"properties\":{\"name\":\"\\t\",\"note\":\" \"},\"geometry\":{\"type\":\"Point\",\"coordinates\":[10.75,59.92]}}",
    "<gpx><wpt lat=' 59.92' lon='10.75 '><name> </name><cmt>\n</cmt><type> , </type></wpt></gpx>",
  ])
  func `takes white space for nothing`(text: String) async throws {
    let (transcript, locations) = try await add(text)
    let location = try #require(locations.first, "\(transcript.error)")
    #expect(location.name == "near Oslo")
    #expect(location.region == "Oslo")
    #expect(location.note == nil)
    #expect(location.tags.isEmpty)
  }

  @Test
  func `names the file and the line of a bad row`() async throws {
    let folder = try TemporaryFolder()
    for (text, line, words) in [
      ("name,lat,lon\nA,91,0\n", 2, ["add", "--from"]), ("\nfly\n", 2, ["batch"]),
      ("[{\"a\":1,}]", 1, ["add", "--from"]),
    ] {
      let file = "\(folder.path)/rows"
      try text.write(toFile: file, atomically: false, encoding: .utf8)
      let failure = try await Shell().run(words + [file, "--json"]).failure()
      #expect(failure["path"] as? String == file)
      #expect(failure["line"] as? Int == line)
      #expect((failure["message"] as? String)?.contains(file) == true)
    }
  }

  @Test
  func `adds the good rows when told to keep going, and names the bad ones`() async throws {
    let (transcript, locations) = try await add(
      "name,lat,lon\nA,1.5,2\nB,91,2\nxqzzt,,\nC,3.5,4\n", "--keep-going")
    #expect(transcript.status == .partial)
    #expect(locations.map(\.name) == ["A", "C"])
    #expect(transcript.error.contains("line 3: latitude 91.0"))
    #expect(transcript.error.contains("line 4: no place named 'xqzzt'"))
  }

  @Test(arguments: [
    ("x.kml", "<kml/>"), ("x.KMZ", "PK\u{3}\u{4}"), ("x.xlsx", "PK\u{3}\u{4}"), ("x.ods", "a"),
    ("x", "PK\u{3}\u{4}"),
    ("x.csv", "PK\u{3}\u{4}"), ("x.yaml", "- name: Oslo\n"),
  ])
  func `says of a file of another form which are read`(name: String, text: String) async throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/\(name)"
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    let transcript = await (try Shell()).run("add", "--from", file)
    #expect(transcript.status == .data)
    let message = "it is of no form that weather reads; use JSON, JSON Lines, CSV, TSV, GeoJSON or GPX"
    #expect(transcript.error == "weather: '\(file)': \(message)\n")
  }

  @Test(arguments: ["x.txt", "kml", "places.2024", "x.kml.csv"])
  func `reads a file of any other name by its content`(name: String) async throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/\(name)"
    try "name\nOslo\n".write(toFile: file, atomically: false, encoding: .utf8)
    #expect(await (try Shell()).run("add", "--from", file).status == .success)
  }

  @Test
  func `refuses a tag that would be two in a table`() async throws {
    let text = "{\"name\":\"Oslo\",\"tags\":[\"a,b\"]}\n{\"name\":\"Rome\",\"tags\":[\"a\",\"b\"]}\n"
    let (transcript, locations) = try await add(text, "--keep-going")
    #expect(transcript.status == .partial)
    #expect(transcript.error.contains("line 1: the tag 'a,b' has a comma, which stands between tags"))
    #expect(locations.map(\.tags) == [["a", "b"]])
  }

  @Test(arguments: [20, 21, 1_100])
  func `says at most twenty lines of many rows`(count: Int) async throws {
    var shell = try Shell()
    shell.input = "name,lat,lon\n" + (0..<count).map { "p\($0),\($0 % 90).5,\($0 / 90).5\n" }.joined()
    let rest = count > 20 ? ["and \((count - 20).groupedText) more"] : []
    func lines(_ words: String) async throws -> [String] {
      let error = await shell.run(try ShellWords.split(words)).error
      return error.split(separator: "\n").map(String.init)
    }
    let saved = try await lines("add --from -")
    #expect(saved.count { $0.hasPrefix("Saved ") } == 20)
    #expect(Array(saved.dropFirst(20)) == rest + ["'weather undo' takes it back."])
    for options in ["", " --keep-going"] {
      let again = try await lines("add --from -" + options)
      #expect(again.count { $0.contains("is saved already") } == 20)
      #expect(Array(again.dropFirst(20)) == rest)
    }
    let missing = try await lines("add --from - --if-missing")
    #expect(missing.count { $0.contains("needs no change") } == 20)
    #expect(Array(missing.dropFirst(20)) == rest)
    shell.input = String(repeating: "remove nowhere\n", count: count)
    let batch = try await lines("batch")
    #expect(batch.count { $0.contains("no saved place") } == 20)
    #expect(Array(batch.dropFirst(21)) == rest)
    let removed = try await lines("undo")
    #expect(Array(removed.dropFirst(20).prefix(rest.count)) == rest)
  }

  @Test(arguments: ["Springfield", "Brusels", "Xyzzyq"])
  func `offers no pick to a row of a file, which could not take it`(name: String) async throws {
    let (transcript, _) = try await add("name\n\(name)\n")
    #expect(transcript.error.contains("'\(name)'"))
    #expect(!transcript.error.contains("--pick"), "\(transcript.error)")
    var shell = try Shell()
    shell.input = "add \(name)\n"
    #expect(await shell.run("add", name).error.contains("--pick 1"))
    #expect(await shell.run("batch").error.contains("--pick 1"))
  }

  @Test(arguments: [
    ("{", 2), ("{\"name\":}", 9), ("nonsense", 1), ("{\"name\":\"Rome\"} x", 17), ("{\"é\":\u{1}}", 6),
    ("5", nil),
    ("\u{0}", 1),
  ])
  func `a line of JSON Lines that is wrong is one bad row`(line: String, column: Int?) async throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/x.jsonl"
    try "{\"name\":\"Oslo\"}\r\n\n\(line)\n{\"name\":\"Lima\"}".write(
      toFile: file, atomically: false, encoding: .utf8)
    let place = "'\(file)', line 3\(column.map { ", column \($0)" } ?? ""): "
    for options in [[], ["--keep-going"], ["--json"]] {
      let shell = try Shell()
      let transcript = await shell.run(["add", "--from", file] + options)
      let keepsGoing = options == ["--keep-going"]
      #expect(transcript.status == (keepsGoing ? .partial : .data), "\(transcript.text)")
      #expect(transcript.error.contains(place), "\(transcript.error)")
      #expect(try await shell.store.locations.map(\.id) == (keepsGoing ? ["oslo", "lima"] : []))
      guard options == ["--json"] else { continue }
      let failure = try transcript.failure()
      #expect(failure["line"] as? Int == 3)
      #expect(failure["column"] as? Int == column)
    }
  }

  @Test(arguments: [OutputFormat.json, .jsonl, .csv, .tsv, .geojson, .gpx])
  func `takes back what list wrote`(format: OutputFormat) async throws {
    let store = try PreviewStore([
      Location(
        name: "Oslo", region: "Oslo", country: "NO",
        coordinate: Coordinate(latitude: 59.91273, longitude: 10.74609),
        timeZone: "Europe/Oslo", geonameID: 3_143_244, note: "=1+1, \"so\" <&>\n'=2", tags: ["north", "work"]),
      Location(name: "東京", coordinate: Coordinate(latitude: -0.000001, longitude: 123.456789012345)),
    ])
    let written = await (try Shell(store: store)).run("list", "--format", format.rawValue).output
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/places.\(format.rawValue)"
    // A list in tsv has no heading, so that scripts can cut it; an import needs one.
    let heading = Location.fields.filter(\.isColumn).map(\.name).joined(separator: "\t") + "\n"
    try ((format == .tsv ? heading : "") + written).write(toFile: path, atomically: false, encoding: .utf8)
    let copy = try PreviewStore()
    let transcript = await (try Shell(store: copy)).run("add", "--from", path)
    #expect(transcript.status == .success, "\(transcript.error)")
    let original = try await store.locations
    let copied = try await copy.locations
    #expect(copied.map(\.name) == original.map(\.name))
    #expect(copied.map(\.coordinate) == original.map(\.coordinate))
    // A line of tabbed text cannot hold another line.
    let notes = original.map { format == .tsv ? $0.note?.replacing("\n", with: "\\n") : $0.note }
    #expect(copied.map(\.note) == notes)
    #expect(copied.map(\.tags) == original.map(\.tags))
    if format != .gpx { #expect(copied.map(\.id) == original.map(\.id)) }
    if [.json, .jsonl, .geojson].contains(format) { #expect(copied.first == original.first) }
  }

  @Test(
    arguments: [OutputFormat.json, .jsonl, .csv, .tsv, .geojson, .gpx],
    [
      String(repeating: "much to say ", count: 200) + ".", "two\nlines", "two\r\nlines", "a\n\r\nb",
      "=1,\"'<&>",
    ])
  func `a note comes out of each form and in again`(format: OutputFormat, note: String) async throws {
    let store = try PreviewStore([
      Location(name: "Home", coordinate: Coordinate(latitude: 1.5, longitude: 2), note: note)
    ])
    let written = await (try Shell(store: store)).run("list", "--format", format.rawValue).output
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/places.\(format.rawValue)"
    let heading = Location.fields.filter(\.isColumn).map(\.name).joined(separator: "\t") + "\n"
    try ((format == .tsv ? heading : "") + written).write(toFile: path, atomically: false, encoding: .utf8)
    let copy = try PreviewStore()
    #expect(await (try Shell(store: copy)).run("add", "--from", path).status == .success)
    let read = try #require(try await copy.locations.first?.note)
    // A line of tabbed text cannot hold another line; XML has one kind of line end.
    let expected =
      switch format {
      case .tsv: note.unicodeScalars.map { $0 == "\r" ? "\\r" : $0 == "\n" ? "\\n" : "\($0)" }.joined()
      default: note
      }
    #expect(Array(read.utf8) == Array(expected.utf8))
  }

  @Test
  func `reads many waypoints in time that grows with their number`() async throws {
    let points = (0..<4_000).map { "<wpt lat=\"\($0 % 90)\" lon=\"\($0 / 90)\"><name>p\($0)</name></wpt>\n" }
      .joined()
    #expect(try GPXRows("<gpx>\n\(points)</gpx>").rows.count == 4_000)
  }

  @Test(.enabled(if: Tool.isInstalled("gpsbabel"), "gpsbabel is not installed"))
  func `reads what gpsbabel writes`() async throws {
    let csv = "Latitude,Longitude,Name,Description\n59.91,10.75,Roof,by the fjord\n"
    let result = try await Tool.run(
      "gpsbabel", ["-i", "unicsv", "-f", "-", "-o", "gpx", "-F", "-"], input: csv)
    let (transcript, locations) = try await add(result.output)
    #expect(transcript.status == .success, "\(transcript.error)")
    #expect(locations.map(\.name) == ["Roof"])
    #expect(locations.map(\.note) == ["by the fjord"])
  }
}
