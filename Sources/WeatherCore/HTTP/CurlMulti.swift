import CLibcurl

/// A group of transfers, with the connections that they share.
///
/// It belongs to one thread, but for ``wake(_:)``.
@safe
struct CurlMulti: ~Copyable {
  private let multi: OpaquePointer

  /// Creates an empty group, or returns `nil` when there is no memory for one.
  init?() {
    guard let multi = unsafe weather_curl_multi_create() else { return nil }
    unsafe self.multi = multi
  }

  deinit {
    unsafe weather_curl_multi_destroy(multi)
  }

  /// A number that stands for the group when another thread wakes it.
  var address: UInt { unsafe UInt(bitPattern: multi) }

  /// Ends the wait of a group that still exists.
  static func wake(_ address: UInt) {
    guard let multi = unsafe OpaquePointer(bitPattern: address) else { return }
    _ = unsafe weather_curl_multi_wake(multi)
  }

  /// Starts a transfer; false when there is no memory for it.
  func add(_ transfer: CurlTransfer) -> Bool {
    unsafe weather_curl_multi_add(multi, transfer.easy) == 0
  }

  /// Stops a transfer.
  func remove(_ transfer: CurlTransfer) {
    _ = unsafe weather_curl_multi_remove(multi, transfer.easy)
  }

  /// Does what can be done without waiting; false when libcurl cannot go on.
  func perform() -> Bool {
    unsafe weather_curl_multi_perform(multi) == 0
  }

  /// Waits until there is something to do, at most for a time.
  func wait(milliseconds: Int) {
    _ = unsafe weather_curl_multi_wait(multi, CInt(clamping: milliseconds))
  }

  /// The key of the next transfer that has ended, and how it ended; `nil` when there is no further.
  func nextFinished() -> (key: UInt, code: CInt)? {
    var code: CInt = 0
    guard let easy = unsafe weather_curl_multi_next_finished(multi, &code) else { return nil }
    return (key: UInt(bitPattern: easy), code: code)
  }
}
