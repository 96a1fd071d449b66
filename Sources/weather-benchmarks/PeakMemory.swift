#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The most memory that the process has had.
enum PeakMemory {
  /// The figure in megabytes, rounded up.
  static var megabytes: Int {
    var usage = rusage()
    #if canImport(Glibc)
      _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      let kilobytes = Int(usage.ru_maxrss)
    #else
      _ = unsafe getrusage(RUSAGE_SELF, &usage)
      let kilobytes = Int(usage.ru_maxrss) / 1024
    #endif
    return (kilobytes + 1023) / 1024
  }
}
