#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileDescriptor {
  /// What the system knows of the open file.
  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    try retried { unsafe fstat(number, &status) }
    return FileStatus(status)
  }

  /// Reads from the current position to the end, or until there is one byte more than a limit; it takes one
  /// step when the file is as large as expected.
  func contents(expected: Int, limit: Int) throws(SystemError) -> [UInt8] {
    var contents: [UInt8] = []
    var room = min(max(expected, 0), limit) + 1
    while contents.count <= limit {
      let chunk = try chunk(of: min(room, limit + 1 - contents.count))
      // The usual case is one chunk: no copy is made of it.
      if contents.isEmpty { contents = chunk } else { contents += chunk }
      if chunk.count < room { break }
      room = 1 << 16
    }
    return contents
  }

  /// Reads a number of bytes, or fewer at the end of the file.
  private func chunk(of size: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      unsafe UnsafeMutableRawBufferPointer(buffer).preferLargePages()
      do throws(SystemError) {
        while count < size {
          let rest = unsafe UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
          let step = try retried { unsafe read(number, rest.baseAddress, rest.count) }
          guard step > 0 else { break }
          count += step
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return chunk
  }

  /// Writes all of some bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let step = try retried {
        unsafe bytes.withUnsafeBytes { buffer in
          unsafe Self.write(number, UnsafeRawBufferPointer(rebasing: buffer[written...]))
        }
      }
      // A device that takes nothing would be asked for ever.
      guard step > 0 else { throw SystemError(EIO) }
      written += step
    }
  }

  private static func write(_ number: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(number, buffer.baseAddress, buffer.count)
    #else
      unsafe Darwin.write(number, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Brings what was written to stable storage; with `full`, also where the drive must be asked for that
  /// apart (macOS).
  func synchronize(full: Bool) throws(SystemError) {
    #if !canImport(Glibc)
      if full, fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    try retried { fsync(number) }
  }

  /// Sets the permission bits.
  func setMode(_ mode: mode_t) throws(SystemError) {
    try retried { fchmod(number, mode) }
  }

  /// Gives the file to an owner and a group.
  func setOwner(_ owner: uid_t, group: gid_t) throws(SystemError) {
    try retried { fchown(number, owner, group) }
  }
}
