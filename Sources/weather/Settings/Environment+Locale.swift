extension [String: String] {
  /// Whether the environment's locale writes UTF-8.
  var isUTF8: Bool {
    let variables = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = variables.lazy.compactMap { self[$0] }.first { !$0.isEmpty } ?? ""
    return locale.lowercased().replacing("-", with: "").hasSuffix("utf8")
  }
}
