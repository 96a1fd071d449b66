/// What kind of name of a place a key is, from best to worst.
package enum NameKind: Int, Sendable {
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

  /// Whether it is a name that people of some language know the place by.
  var isKnown: Bool { rawValue <= NameKind.tagged.rawValue }

  /// Whether it is a whole name, neither a code nor a word of one.
  var isWholeName: Bool { rawValue <= NameKind.otherLatin.rawValue }

  /// Whether it is a whole name in good standing: longer names that begin with it are looked up too.
  var isProper: Bool { rawValue <= NameKind.otherScript.rawValue }
}
