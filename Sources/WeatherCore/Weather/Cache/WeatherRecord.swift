#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An answer as a file of the cache holds it.
struct WeatherRecord: Codable {
  private var version = 1
  /// What the answer is to: a file under another name is not believed.
  private var key: String
  private var fetchedAt: Double
  private var expires: Double?
  private var lastModified: String?
  private var timeZone: String?
  private var isStale: Bool
  private var provider: String
  private var attribution: String
  private var url: String?
  private var current: ConditionsRecord?
  private var series: [ConditionsRecord]

  /// Creates the record of an answer.
  init(_ answer: WeatherAnswer, key: String) {
    self.key = key
    fetchedAt = answer.data.fetchedAt.timeIntervalSince1970
    expires = answer.expires?.timeIntervalSince1970
    lastModified = answer.lastModified
    timeZone = answer.data.timeZone
    isStale = answer.data.isStale
    provider = answer.data.source.provider
    attribution = answer.data.source.attribution
    url = answer.data.source.url
    current = answer.data.current.map { ConditionsRecord($0) }
    series = answer.series.map { ConditionsRecord($0) }
  }

  /// Reads a file, or returns `nil` when it is not sound or is about something else.
  init?(file bytes: [UInt8], key: String) {
    guard JSONDepth.isWithin(8, bytes),
      let record = try? JSONDecoder().decode(WeatherRecord.self, from: Data(bytes)),
      record.version == 1, record.key == key
    else { return nil }
    self = record
  }

  /// The file's bytes, or `nil` when there are too many.
  var file: [UInt8]? {
    (try? JSONEncoder().encode(self)).map { [UInt8]($0) }
  }

  /// The answer: values in range, texts safe to print.
  var answer: WeatherAnswer {
    WeatherAnswer(
      data: WeatherData(
        current: current?.conditions, timeZone: timeZone?.safeForTerminal(limit: 64),
        fetchedAt: Date(timeIntervalSince1970: fetchedAt),
        source: WeatherData.Source(
          provider: provider.safeForTerminal(limit: 40), attribution: attribution.safeForTerminal(limit: 200),
          url: url?.safeForTerminal(limit: 200)),
        isStale: isStale),
      expires: expires.map { Date(timeIntervalSince1970: $0) },
      lastModified: lastModified.flatMap { HTTPDate($0) == nil ? nil : $0 },
      series: series.map(\.conditions))
  }
}
