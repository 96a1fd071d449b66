/// An answer of Open-Meteo: an array for several points, a bare object for one.
struct OpenMeteoAnswers: Decodable {
  /// For each point, in the order of asking, what was said or why it is not understood.
  let all: [Result<OpenMeteoAnswer, DecodingError>]

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.unkeyedContainer() {
      var container = container
      var answers: [Result<OpenMeteoAnswer, DecodingError>] = []
      while !container.isAtEnd { answers.append(try container.decode(Attempt<OpenMeteoAnswer>.self).result) }
      all = answers
    } else {
      all = [.success(try OpenMeteoAnswer(from: decoder))]
    }
  }
}
