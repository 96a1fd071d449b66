extension Style {
  /// A temperature's text in a colour from blue (cold) through neutral to orange and red (hot).
  ///
  /// The scale runs from blue to orange, which the colour-blind tell apart, and keeps a middle lightness that
  /// reads on light and on dark. Colour only repeats what the number says.
  func temperature(_ text: String, celsius: Double) -> String {
    guard let step = Self.steps.last(where: { celsius >= $0.from }) ?? Self.steps.first else { return text }
    switch depth {
    case .none: return text
    case .sixteen: return wrap(text, step.sixteen)
    case .twoHundredFiftySix: return wrap(text, "38;5;\(step.index)")
    case .trueColor: return wrap(text, "38;2;\(step.rgb)")
    }
  }

  private struct Step: Sendable {
    let from: Double
    let sixteen: String
    let index: Int
    let rgb: String
  }

  private static let steps = [
    Step(from: -.infinity, sixteen: "34", index: 26, rgb: "0;95;215"),
    Step(from: -5, sixteen: "34", index: 32, rgb: "0;135;215"),
    Step(from: 5, sixteen: "36", index: 73, rgb: "95;165;175"),
    Step(from: 15, sixteen: "39", index: 102, rgb: "128;128;128"),
    Step(from: 22, sixteen: "33", index: 172, rgb: "205;135;0"),
    Step(from: 28, sixteen: "33", index: 166, rgb: "215;95;0"),
    Step(from: 35, sixteen: "31", index: 160, rgb: "215;0;0"),
  ]
}
