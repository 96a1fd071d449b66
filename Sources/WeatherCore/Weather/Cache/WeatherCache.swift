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
  private static let lockCount: UInt64 = 32

  /// Creates a cache; nothing is read or made yet.
  ///
  /// - Parameters:
  ///   - folder: The folder of the files.
  ///   - provider: The provider's name.
  ///   - variant: What else answers depend on, such as the base address.
  init(folder: String, provider: String, variant: String) {
    self.folder = folder
    self.provider = provider
    mark = String(WeatherCache.hash(variant), radix: 16)
  }

  /// The answer that is kept for a point, or `nil`.
  func answer(at coordinate: Coordinate) -> WeatherAnswer? {
    guard let folder = PrivateFolder(opening: FilePath(folder)) else { return nil }
    let name = name(of: coordinate)
    let bytes: [UInt8]
    do throws(BoundedFile.Failure) {
      bytes = try BoundedFile.read("\(self.folder)/\(name)", limit: WeatherCache.fileLimit, isOwn: true)
    } catch {
      return nil
    }
    guard let record = WeatherRecord(file: bytes, key: key(of: coordinate)) else {
      folder.remove(FilePath(name))
      return nil
    }
    return record.answer
  }

  /// Keeps an answer for a point in place of the one before.
  func keep(_ answer: WeatherAnswer, at coordinate: Coordinate) {
    guard let folder = PrivateFolder(making: FilePath(folder)),
      let bytes = WeatherRecord(answer, key: key(of: coordinate)).file
    else { return }
    folder.write(bytes, to: FilePath(name(of: coordinate)))
  }

  /// Removes the oldest files when there are too many.
  func trim() {
    PrivateFolder(opening: FilePath(folder))?.trim(suffix: ".json", to: WeatherCache.mostFiles)
  }

  /// Does something with the right to ask the service about a point, which one process has at a time.
  ///
  /// Processes that ask about the same list begin with the same point. Points share a few locks, so that
  /// there is no file for each. When the right is not to be had in time, asking is allowed all the same.
  ///
  /// - Parameters:
  ///   - coordinate: The first point to ask about.
  ///   - patience: The most time to wait.
  ///   - clock: Waits.
  ///   - body: What to do; it is told whether another process had the right first, so that there may be
  ///     something new to read.
  func withLock<Value>(
    on coordinate: Coordinate, for patience: Duration, clock: any Clock<Duration>,
    _ body: (_ hasWaited: Bool) async -> Value
  ) async -> Value {
    guard let folder = PrivateFolder(making: FilePath(folder)) else { return await body(false) }
    let name = FilePath(lockName(of: coordinate))
    var attempts = 0
    do throws(SystemError) {
      let lock = try await FileLock.waiting(patience, clock: clock) { () throws(SystemError) in
        attempts += 1
        return try folder.lock(name)
      }
      let value = await body(attempts > 1)
      _ = consume lock
      return value
    } catch {
      // Where there can be no lock, nobody waits for one.
      return await body(false)
    }
  }

  /// The name of the file that stands for the lock of a point.
  func lockName(of coordinate: Coordinate) -> String {
    "\(WeatherCache.hash(key(of: coordinate)) % WeatherCache.lockCount).lock"
  }

  private func key(of coordinate: Coordinate) -> String {
    "\(provider)_\(coordinate.latitudeText)_\(coordinate.longitudeText)_\(mark)"
  }

  /// Fowler, Noll and Vo's hash, 64 bits, variant 1a.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private func name(of coordinate: Coordinate) -> String {
    "\(key(of: coordinate)).json"
  }
}
