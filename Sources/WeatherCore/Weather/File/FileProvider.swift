#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The weather as a saved answer of one of the services has it.
struct FileProvider: WeatherProvider {
  static let name = "file"

  /// Grid cells and stations are this near to the point that was asked for, in metres.
  private static let reach = 60_000.0
  private static let limit = 4 << 20

  private let path: String
  private let maximumAge: TimeInterval
  private let now: @Sendable () -> Date

  init(path: String, maximumAge: TimeInterval, now: @escaping @Sendable () -> Date) {
    self.path = path
    self.maximumAge = maximumAge
    self.now = now
  }

  func answers(
    to questions: [WeatherQuestion], by deadline: Deadline
  ) async -> [Result<WeatherAnswer, ServiceError>] {
    let saved: [SavedAnswer]
    do throws(ServiceError) {
      saved = try read()
    } catch {
      return questions.map { _ in .failure(error) }
    }
    return questions.map { question in
      let distances = saved.compactMap { answer in
        answer.coordinate.map { (answer.data, distance: $0.distance(to: question.coordinate)) }
      }
      if let nearest = distances.min(by: { $0.distance < $1.distance }) {
        guard nearest.distance <= FileProvider.reach else { return .failure(elsewhere(question.coordinate)) }
        return .success(WeatherAnswer(data: nearest.0))
      }
      // An answer that does not say where it is for can only be for what was asked.
      return saved.first.map { .success(WeatherAnswer(data: $0.data)) }
        ?? .failure(elsewhere(question.coordinate))
    }
  }

  private func read() throws(ServiceError) -> [SavedAnswer] {
    let file: (bytes: [UInt8], modified: Int)
    do throws(BoundedFile.Failure) {
      file = try BoundedFile.readWithTime(path, limit: FileProvider.limit)
    } catch {
      throw failure(error.code, error.problem)
    }
    let fetchedAt = Date(timeIntervalSince1970: Double(file.modified))
    let isStale = now().timeIntervalSince(fetchedAt) > maximumAge
    return try SavedAnswer.all(
      in: file.bytes, fetchedAt: fetchedAt, isStale: isStale, now: now(), failure: { failure(.data, $0) })
  }

  private func elsewhere(_ coordinate: Coordinate) -> ServiceError {
    failure(.notFound, "it has no answer for \(coordinate.latitudeText),\(coordinate.longitudeText)")
  }

  private func failure(_ code: FailureCode, _ problem: String) -> ServiceError {
    ServiceError(
      code: code, message: "'\(path.safeForTerminal())': \(problem)", provider: FileProvider.name)
  }
}

extension BoundedFile.Failure {
  fileprivate var code: FailureCode {
    self == .tooLarge ? .data : .noInput
  }

  fileprivate var problem: String {
    switch self {
    case .system(let error): "it cannot be read: \(error.reason)"
    case .notRegular: "it is no file"
    case .foreign: "it is someone else's"
    case .tooLarge: "it is too large"
    }
  }
}
