/// Several measurements of the same work.
struct Sample {
  private let values: [Double]

  /// The middle of the measurements.
  var median: Double { values.sorted()[values.count / 2] }

  /// Measures kinds of work in turn, so that a slow moment of the machine meets all of them.
  ///
  /// - Parameters:
  ///   - count: How often each is measured.
  ///   - work: Does each kind of work once, and gives what is measured.
  /// - Returns: The measurements of each kind.
  static func interleaved(_ count: Int, _ work: [() async throws -> Double]) async throws -> [Sample] {
    var values = [[Double]](repeating: [], count: work.count)
    for _ in 0..<count {
      for index in work.indices { values[index].append(try await work[index]()) }
    }
    return values.map(Sample.init)
  }

  /// The seconds that work takes.
  static func seconds(_ work: () async throws -> Void) async throws -> Double {
    let start = ContinuousClock.now
    try await work()
    return start.duration(to: .now) / .seconds(1)
  }
}
