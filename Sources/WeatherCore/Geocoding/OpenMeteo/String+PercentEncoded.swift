extension String {
  /// The text as part of an address's query: all but letters, digits and `-._~` of ASCII as `%XX`.
  var percentEncoded: String {
    var text = ""
    for byte in utf8 {
      if byte.isASCIILetter || byte.isASCIIDigit || "-._~".utf8.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return text
  }
}
