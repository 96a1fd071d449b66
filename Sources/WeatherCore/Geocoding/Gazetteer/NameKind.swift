/// What kind of name of a place a key is, from best to worst.
package enum NameKind: Int, CaseIterable, Sendable {
  /// The main name.
  case main
  /// The usual English name.
  case english
  /// A name in a known language.
  case tagged
  /// Another name, in another script.
  case otherScript
  /// Another name in Latin letters.
  case otherLatin
  /// A short code in capitals.
  case code
  /// A word of the main name other than the first.
  case word
}
