extension String {
  /// The tags in a text that has commas between them.
  var separatedTags: [String] {
    split(separator: ",").map(String.init)
  }
}
