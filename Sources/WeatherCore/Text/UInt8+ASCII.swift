extension UInt8 {
  /// Whether this is a letter from A to Z, large or small.
  var isASCIILetter: Bool { (0x41...0x5a).contains(self & 0xdf) }

  /// Whether this is a digit from 0 to 9.
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
