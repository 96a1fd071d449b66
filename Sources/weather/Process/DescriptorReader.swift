#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads an open file or pipe to its end.
struct DescriptorReader {
  /// The open file.
  let descriptor: Int32
  /// The most bytes to take.
  let limit: Int

  /// The bytes to the end.
  ///
  /// - Parameter failure: Makes the error for a reason: the system's, or that there are too many bytes.
  func bytes<Failure: Error>(_ failure: (String) -> Failure) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while let chunk = try chunk(65_536, failure) {
      bytes += chunk
      if bytes.count > limit { throw failure("there are more than \(limit) bytes") }
    }
    return bytes
  }

  /// Some bytes, or `nil` at the end.
  func chunk<Failure: Error>(_ count: Int, _ failure: (String) -> Failure) throws(Failure) -> ArraySlice<
    UInt8
  >? {
    var buffer = [UInt8](repeating: 0, count: count)
    while true {
      let read = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe systemRead(descriptor, bytes.baseAddress, bytes.count)
      }
      if read > 0 { return buffer[..<read] }
      if read == 0 { return nil }
      if errno != EINTR { throw failure(unsafe String(cString: strerror(errno))) }
    }
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, bytes, count)
}
