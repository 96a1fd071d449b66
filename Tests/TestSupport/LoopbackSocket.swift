import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A socket of the loopback server.
final class LoopbackSocket: Sendable {
  private let descriptor: Int32

  /// Once closed, the number may be another socket's.
  private let isClosed = Mutex(false)

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Opens a socket that listens on a free port.
  static func listening(isIPv6: Bool) throws -> LoopbackSocket {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, stream, 0)
    guard descriptor >= 0 else { throw POSIXError(.EMFILE) }
    let result: Int32
    if isIPv6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_addr = in6addr_loopback
      result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
        }
      }
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }
    guard result == 0, listen(descriptor, 128) == 0 else {
      closeDescriptor(descriptor)
      throw POSIXError(.EADDRNOTAVAIL)
    }
    return LoopbackSocket(descriptor: descriptor)
  }

  /// The port that a listening socket has.
  func port(isIPv6: Bool) throws -> UInt16 {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    guard result == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    // The port is at the same place for both families.
    return withUnsafePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt16(bigEndian: $0.pointee.sin_port) }
    }
  }

  /// Waits for a connection; `nil` when the socket has been shut down.
  func accept() -> LoopbackSocket? {
    let connection = acceptConnection(descriptor)
    return connection < 0 ? nil : LoopbackSocket(descriptor: connection)
  }

  /// Ends the connection for both sides, from any thread.
  func shutdown() {
    isClosed.withLock { if !$0 { shutDown(descriptor) } }
  }

  /// Gives the descriptor back; only the thread that uses the socket may.
  func close() {
    isClosed.withLock {
      if !$0 { closeDescriptor(descriptor) }
      $0 = true
    }
  }

  /// Ends the connection at once, which the other side sees as a reset.
  func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
  }

  /// Sends all bytes; false when the other side has gone.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let flags = Int32(MSG_NOSIGNAL)
      #else
        let flags: Int32 = 0
      #endif
      let count = rest.withUnsafeBytes { sendSome(descriptor, $0, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Receives some bytes; none when the other side has gone.
  func receive() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer.prefix(count)) : []
  }
}

// The system's functions, by names that the methods above do not hide.

private func closeDescriptor(_ descriptor: Int32) {
  close(descriptor)
}

private func acceptConnection(_ descriptor: Int32) -> Int32 {
  accept(descriptor, nil, nil)
}

private func shutDown(_ descriptor: Int32) {
  shutdown(descriptor, Int32(SHUT_RDWR))
}

private func sendSome(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int {
  send(descriptor, bytes.baseAddress, bytes.count, flags)
}
