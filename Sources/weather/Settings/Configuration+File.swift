import WeatherCore

extension Configuration {
  /// The settings that are paths, for the program and for each provider.
  private static let paths: Set = ["store", "ca-file", "key-file"]

  /// Reads the configuration file; a missing one says nothing.
  ///
  /// - Parameter home: The folder that a path with `~/` begins at.
  /// - Throws: `CommandFailure` with code `.configuration` and the line of what is wrong.
  init(file path: String, home: String) throws(CommandFailure) {
    self.init(path: path)
    guard let (bytes, isOpenToOthers) = try Self.contents(path) else {
      isAbsent = true
      return
    }
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      throw Self.failure(path, TextPosition(of: error.offset, in: bytes), error.problem)
    }
    guard case .object(let members) = document.root.content else {
      throw Self.failure(path, TextPosition(of: 0, in: bytes), "the settings must be an object, {…}")
    }
    for member in members {
      let position = document.position(of: member.value.range.lowerBound)
      try read(member, path, position, home: home)
    }
    guard !isOpenToOthers || !providers.values.contains(where: { $0["key"] != nil }) else {
      throw CommandFailure(
        code: .configuration,
        message: "'\(path)' holds a key and others may read it; 'chmod 600' closes it to them", path: path)
    }
  }

  private mutating func read(
    _ member: JSONValue.Member, _ path: String, _ position: TextPosition, home: String
  ) throws(CommandFailure) {
    if member.name == "providers" {
      guard case .object(let members) = member.value.content else {
        throw Self.failure(path, position, "'providers' must be an object, with an object for each provider")
      }
      for provider in members { try readProvider(provider, path, position, home: home) }
      return
    }
    guard Setting.all.contains(where: { $0.name == member.name }) else {
      let hint = Suggestion.hint(for: member.name, among: Setting.all.map(\.name))
      throw Self.failure(path, position, "no setting '\(member.name)'\(hint)")
    }
    let text: String
    switch member.value.content {
    case .string(let string): text = string
    case .number(let number): text = number
    case .boolean(let value): text = value ? "yes" : "no"
    case .null: return
    default: throw Self.failure(path, position, "'\(member.name)' must be a text, a number, true or false")
    }
    let value = try Self.resolved(text, of: member.name, path, position, home: home)
    values[member.name] = SettingValue(text: value, origin: .file(path: path, line: position.line))
  }

  private mutating func readProvider(
    _ member: JSONValue.Member, _ path: String, _ position: TextPosition, home: String
  ) throws(CommandFailure) {
    guard WeatherProviders.names.contains(member.name) else {
      let hint = Suggestion.hint(for: member.name, among: WeatherProviders.names)
      throw Self.failure(path, position, "no provider '\(member.name)'\(hint)")
    }
    guard case .object(let settings) = member.value.content else {
      throw Self.failure(path, position, "'\(member.name)' must be an object, such as {\"key\": \"…\"}")
    }
    for setting in settings {
      let names = ["key", "key-file", "url"]
      guard names.contains(setting.name), let text = setting.value.string else {
        throw Self.failure(
          path, position, "'\(setting.name)' of '\(member.name)' must be key, key-file or url, and a text")
      }
      providers[member.name, default: [:]][setting.name] = try Self.resolved(
        text, of: setting.name, path, position, home: home)
    }
  }

  /// A value with the home folder in place of `~`: a path that began at the working folder would be another file's in
  /// each.
  private static func resolved(
    _ text: String, of name: String, _ path: String, _ position: TextPosition, home: String
  ) throws(CommandFailure) -> String {
    guard paths.contains(name), !text.hasPrefix("/") else { return text }
    guard text.hasPrefix("~/") else {
      throw failure(path, position, "'\(name)' must be an absolute path, or begin with ~/")
    }
    return home + text.dropFirst(1)
  }

  private static func contents(_ path: String) throws(CommandFailure) -> (
    bytes: [UInt8], isOpenToOthers: Bool
  )? {
    do {
      return try UserFile.read(path)
    } catch {
      var failure = error
      if failure.code != .permission { failure.code = .configuration }
      throw failure
    }
  }

  private static func failure(_ path: String, _ position: TextPosition, _ problem: String) -> CommandFailure {
    CommandFailure(
      code: .configuration,
      message: "'\(path)', line \(position.line), column \(position.column): \(problem)",
      path: path, line: position.line, column: position.column)
  }
}
