#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Memory that is filled for the first time costs a fault for each of its pages, which for a list of 100,000
/// places takes as long as reading it. Where the system has pages of 2 MiB, it is asked to use them.
extension Array {
  /// Reserves room for elements that are about to be appended, in large pages if it is much.
  mutating func reserveLargeCapacity(_ minimumCapacity: Int) {
    reserveCapacity(minimumCapacity)
    let byteCount = capacity * MemoryLayout<Element>.stride
    unsafe withUnsafeMutableBufferPointer { buffer in
      unsafe UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: byteCount).preferLargePages()
    }
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Asks the system for large pages below a buffer that nothing was written to yet; small ones stay as they are.
  func preferLargePages() {
    #if os(Linux)
      let largePage = 2 << 20
      guard count >= largePage, let start = baseAddress else { return }
      let first = (UInt(bitPattern: start) + 4095) & ~4095
      let last = (UInt(bitPattern: start) + UInt(count)) & ~4095
      // No more than advice: a refusal changes nothing.
      _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: first), Int(last - first), MADV_HUGEPAGE)
    #endif
  }
}
