import WeatherCore

extension Output {
  /// Waypoints, as the schema of GPX 1.1 orders their elements; tags are keywords of the comment.
  static func gpx<Record: OutputRecord>(_ records: [Record]) throws(UsageError) -> String {
    guard let locations = records as? [Location] else {
      throw UsageError("only lists of places can be written as gpx")
    }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="weather" xmlns="http://www.topografix.com/GPX/1/1">

      """
    for location in locations {
      let latitude = location.coordinate.latitude.plainText
      let longitude = location.coordinate.longitude.plainText
      text += "  <wpt lat=\"\(latitude)\" lon=\"\(longitude)\"><name>\(escaped(location.name))</name>"
      if let note = location.note { text += "<cmt>\(escaped(note))</cmt>" }
      if !location.tags.isEmpty { text += "<type>\(escaped(location.tags.joined(separator: ",")))</type>" }
      text += "</wpt>\n"
    }
    return text + "</gpx>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.harmlessLines.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
