#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signal that a write to a connection raises when the other side has gone.
enum BrokenPipe {
  /// Runs a closure in which such a write fails and raises no signal, on this thread.
  ///
  /// TLS libraries write without a flag that would suppress it, and libcurl was told to leave signals alone.
  static func withoutSignal<Value>(_ body: () -> Value) -> Value {
    var set = sigset_t()
    var previous = sigset_t()
    _ = unsafe sigemptyset(&set)
    _ = unsafe sigaddset(&set, SIGPIPE)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &set, &previous)
    let value = body()
    // One that is pending would be delivered with the mask taken away.
    if unsafe sigismember(&previous, SIGPIPE) == 0 {
      var pending = sigset_t()
      var number: Int32 = 0
      if unsafe sigpending(&pending) == 0, unsafe sigismember(&pending, SIGPIPE) == 1 {
        _ = unsafe sigwait(&set, &number)
      }
    }
    _ = unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
    return value
  }
}
