// Prints Sources/WeatherCore/Text/Decomposition+Table.swift from the standard library's Unicode data. It is
// compiled together with the file that knows what folding drops; .ci/generated does so.
@_spi(_Unicode) import Swift

@main
enum Decompositions {
  static func main() {
    var single = ""
    var sequences = ""
    var count = 0
    for value in (0xC0 as UInt32)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), !scalar.isDroppedByFolding else { continue }
      // Hangul is computed; kana keep their voiced marks; compatibility ideographs stay for the main ones.
      if (0xAC00...0xD7A3).contains(value) || (0x3040...0x30FF).contains(value) { continue }
      let whole = Array(String(scalar)._nfd)
      guard whole != [scalar] else { continue }
      let kept = whole.filter { !$0.isDroppedByFolding }
      guard !kept.isEmpty else { continue }
      if kept.count == 1, kept[0].value <= 0xFFFF {
        let item = "0x" + String(value << 16 | kept[0].value, radix: 16, uppercase: true)
        single += (count % 9 == 0 ? "\n    " : " ") + item + ","
        count += 1
      } else {
        let list = kept.map { "0x" + String($0.value, radix: 16, uppercase: true) }.joined(separator: ", ")
        sequences += "\n    0x" + String(value, radix: 16, uppercase: true) + ": [" + list + "],"
      }
    }
    print(
      """
      // Made by .ci/decompositions.swift from the standard library's Unicode data.

      extension Decomposition {
        /// Letters that are one base letter with marks: the letter in the upper half, its base in the lower.
        static let bases: [UInt32] = [\(single)
        ]

        /// Letters that stay several scalars when marks are taken away.
        static let sequences: [UInt32: [UInt32]] = [\(sequences)
        ]
      }
      """)
  }
}
