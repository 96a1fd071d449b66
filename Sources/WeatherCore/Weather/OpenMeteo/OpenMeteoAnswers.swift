/// An answer of Open-Meteo: an array for several points, a bare object for one.
struct OpenMeteoAnswers: Decodable {
  /// For each point, in the order of asking.
  let all: [OpenMeteoAnswer]

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.unkeyedContainer() {
      var container = container
      var answers: [OpenMeteoAnswer] = []
      while !container.isAtEnd { answers.append(try container.decode(OpenMeteoAnswer.self)) }
      all = answers
    } else {
      all = [try OpenMeteoAnswer(from: decoder)]
    }
  }
}
