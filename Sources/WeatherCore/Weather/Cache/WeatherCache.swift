/// Earlier readings of one provider, one file a place.
///
/// The folder is shared by all processes of the user. Files are replaced as a whole, so that a reader sees an
/// old one or a new one; what cannot be read is as if it were not there, and what cannot be written is not kept.
struct WeatherCache: Sendable {
  private let folder: String
  private let provider: String
  private let mark: String

  private static let fileLimit = 64 << 10
  private static let mostFiles = 4096

  /// Creates a cache; nothing is read or made yet.
  ///
  /// - Parameters:
  ///   - folder: The folder of the files.
  ///   - provider: The provider's name.
  ///   - variant: What else answers depend on, such as the base address.
  init(folder: String, provider: String, variant: String) {
    self.folder = folder
    self.provider = provider
    // Fowler, Noll and Vo's hash, 64 bits, variant 1a.
    let hash = variant.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    mark = String(hash, radix: 16)
  }

  /// The answer that is kept for a point, or `nil`.
  func answer(at coordinate: Coordinate) -> WeatherAnswer? {
    guard PrivateFolder.isSafe(folder) else { return nil }
    let path = path(of: coordinate)
    let bytes: [UInt8]
    do throws(BoundedFile.Failure) {
      bytes = try BoundedFile.read(path, limit: WeatherCache.fileLimit, isOwn: true)
    } catch {
      return nil
    }
    guard let record = WeatherRecord(file: bytes, key: key(of: coordinate)) else {
      PrivateFolder.remove(path)
      return nil
    }
    return record.answer
  }

  /// Keeps an answer for a point in place of the one before.
  func keep(_ answer: WeatherAnswer, at coordinate: Coordinate) {
    guard PrivateFolder.make(folder), let bytes = WeatherRecord(answer, key: key(of: coordinate)).file else {
      return
    }
    PrivateFolder.write(bytes, to: path(of: coordinate), in: folder)
  }

  /// Removes the oldest files when there are too many.
  func trim() {
    PrivateFolder.trim(folder, suffix: ".json", to: WeatherCache.mostFiles)
  }

  /// Waits for the right to ask the service, which one process has at a time.
  ///
  /// - Parameters:
  ///   - patience: The most time to wait.
  ///   - clock: Waits.
  /// - Returns: The lock, or `nil` when it was not to be had; asking is allowed all the same.
  func lock(for patience: Duration, clock: any Clock<Duration>) async -> CacheLock? {
    guard PrivateFolder.make(folder) else { return nil }
    return await CacheLock.acquire("\(folder)/\(provider).lock", patience: patience, clock: clock)
  }

  private func key(of coordinate: Coordinate) -> String {
    "\(provider)_\(coordinate.latitudeText)_\(coordinate.longitudeText)_\(mark)"
  }

  private func path(of coordinate: Coordinate) -> String {
    "\(folder)/\(key(of: coordinate)).json"
  }
}
