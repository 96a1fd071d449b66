extension String {
  /// The text with Hangul letters put together to syllables.
  var precomposedHangul: String {
    var output = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard let last = output.last?.value else {
        output.append(scalar)
        continue
      }
      let joined: UInt32? =
        switch (last, scalar.value) {
        case (0x1100...0x1112, 0x1161...0x1175): 0xAC00 + (last - 0x1100) * 588 + (scalar.value - 0x1161) * 28
        case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (last - 0xAC00) % 28 == 0: last + scalar.value - 0x11A7
        default: nil
        }
      if let joined, let syllable = Unicode.Scalar(joined) {
        output.removeLast()
        output.append(syllable)
      } else {
        output.append(scalar)
      }
    }
    return String(output)
  }
}
