/// What a user says of colour.
enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// Colour on a terminal that knows it.
  case auto
  case always
  case never
}
