// Prints Sources/WeatherCore/Text/Decomposition+Table.swift from the standard library's Unicode data:
//   swiftc -O .ci/decompositions.swift -o /tmp/decompositions && /tmp/decompositions
@_spi(_Unicode) import Swift

/// Whether folding drops the scalar; the same rule as `Folding.isDropped`.
func isDropped(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x300...0x36F, 0x591...0x5BD, 0x5BF...0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7, 0x610...0x61A,
    0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E8, 0x6EA...0x6ED, 0x711, 0x730...0x74A, 0x93C, 0x9BC,
    0xA3C, 0xABC, 0xB3C, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
    true
  // Soft hyphen, joiners, direction marks, variation selectors, and the stretching stroke of Arabic.
  case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF, 0x640:
    true
  // Apostrophes and what stands for them.
  case 0x27, 0x60, 0xB4, 0xB7, 0x2B9...0x2FF, 0x55A, 0x5F3, 0x5F4, 0x2018, 0x2019, 0x201B, 0x2032, 0xA78B,
    0xA78C:
    true
  default:
    false
  }
}

var single = ""
var sequences = ""
var count = 0
for value in (0xC0 as UInt32)...0xFFFF {
  guard let scalar = Unicode.Scalar(value), !isDropped(scalar) else { continue }
  // Hangul is computed; kana keep their voiced marks; compatibility ideographs stay for the main ones.
  if (0xAC00...0xD7A3).contains(value) || (0x3040...0x30FF).contains(value) { continue }
  let whole = Array(String(scalar)._nfd)
  guard whole != [scalar] else { continue }
  let kept = whole.filter { !isDropped($0) }
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
