import WeatherCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file with a service's key, which must be the user's own and closed to others.
enum KeyFile {
  /// The most bytes that a key has.
  private static let limit = 4_096

  /// Reads the key.
  ///
  /// - Throws: `CommandFailure` with code `.configuration` that says why the file is not trusted, or `.permission`
  ///   when it may not be read.
  static func key(at path: String) throws(CommandFailure) -> Secret {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else {
      let number = errno
      var failure = failure(path, unsafe String(cString: strerror(number)))
      if number == EACCES || number == EPERM { failure.code = .permission }
      throw failure
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw failure(path, "it is no file")
    }
    guard status.st_uid == geteuid() else { throw failure(path, "it belongs to another user") }
    guard status.st_mode & 0o077 == 0 else {
      throw failure(path, "others may read it; 'chmod 600' closes it to them")
    }
    let bytes = try DescriptorReader(descriptor: descriptor, limit: limit).bytes { reason in
      failure(path, reason)
    }
    let text = (String(validating: bytes, as: UTF8.self) ?? "").trimmed
    guard let key = Secret(text) else { throw failure(path, "it holds no key") }
    return key
  }

  private static func failure(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure(
      code: .configuration, message: "the key file '\(path)' cannot be used: \(reason)", path: path)
  }
}
