#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension PlaceCandidate {
  /// The places of fewer people than this count as if they had as many.
  private static let leastPopulation = 300

  /// How good a guess the candidate is, from its size, its rank, the kind of its name and how the name fits.
  ///
  /// A step of one is worth ten times the people. The weights were found by trial on look-ups whose answers are
  /// known.
  static func score(population: Int, feature: String, kind: NameKind, fit: Fit) -> Double {
    log10(Double(max(population, leastPopulation))) + bonus(of: kind) + bonus(ofFeature: feature)
      - penalty(of: fit)
  }

  private static func bonus(of kind: NameKind) -> Double {
    switch kind {
    case .main, .english: 1
    case .tagged: 0.6
    case .otherScript: 0.1
    case .otherLatin: -0.4
    case .code: -1.2
    case .word: -1.5
    }
  }

  private static func bonus(ofFeature feature: String) -> Double {
    switch feature {
    case "PPLC": 0.5
    case "PPLA": 0.15
    case "PPLX": -1
    default: 0
    }
  }

  private static func penalty(of fit: Fit) -> Double {
    switch fit {
    case .exact: 0
    case .leadingWords: 1.3
    case .prefix: 1.1
    case .edits(let count, let changesStart): (count == 1 ? 1.2 : 3.2) + (changesStart ? 1.2 : 0)
    case .sound(let difference): 2 + Double(difference)
    }
  }
}
