extension LocationDocument {
  /// Something that was found, before its line is known.
  struct Finding {
    /// Where in the text it is.
    var offset: Int
    /// The id of the place, where it has one.
    var id: Location.ID?
    /// What is wrong.
    var message: String

    /// The findings with their positions, in the order of the text.
    static func problems(_ findings: [Finding], in bytes: [UInt8]) -> [ListProblem] {
      var finder = TextPosition.Finder(bytes)
      return findings.sorted { $0.offset < $1.offset }.map { finding in
        let position = finder.position(of: finding.offset)
        return ListProblem(
          line: position.line, column: position.column, id: finding.id, message: finding.message)
      }
    }
  }
}

extension LocationDocument.Finding {
  /// Takes over what a reader found.
  init(_ problem: LocationFields.Failure) {
    self.init(offset: problem.error.offset, id: problem.id, message: problem.error.problem)
  }
}
