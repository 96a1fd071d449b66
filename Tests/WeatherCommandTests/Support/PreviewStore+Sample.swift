import WeatherCore

extension Store where Self == PreviewStore {
  /// A list with places that are hard to show: wide letters, marks, right to left, an emoji.
  static var sample: PreviewStore {
    get throws {
      try PreviewStore([
        Location(
          name: "Oslo", region: "Oslo", country: "NO",
          coordinate: Coordinate(latitude: 59.91273, longitude: 10.74609), timeZone: "Europe/Oslo",
          geonameID: 3_143_244),
        Location(
          id: "tokyo", name: "東京", region: "東京都", country: "JP",
          coordinate: Coordinate(latitude: 35.6895, longitude: 139.69171), timeZone: "Asia/Tokyo",
          tags: ["work", "trip"]),
        Location(
          id: "cairo", name: "القاهرة", country: "EG",
          coordinate: Coordinate(latitude: 30.06263, longitude: 31.24967),
          timeZone: "Africa/Cairo", note: "=SUM(A1), \"quoted\""),
        Location(
          id: "home", name: "Home ☁️", coordinate: Coordinate(latitude: -33.86, longitude: 151.21),
          timeZone: "Australia/Sydney", note: "\u{1B}[31mred\u{202E}"),
      ])
    }
  }
}
