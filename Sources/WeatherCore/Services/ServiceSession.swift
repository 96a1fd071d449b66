#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is needed for asking a service: a client, a base address, the time.
struct ServiceSession: Sendable {
  /// The provider's name as options spell it.
  let provider: String
  /// The base address, without a slash at the end.
  let baseURL: String
  /// Is told how many more points have been answered.
  let progress: @Sendable (_ points: Int) -> Void
  private let client: any HTTPClient
  private let now: @Sendable () -> Date

  /// Creates a session.
  init(
    provider: String, baseURL: String, client: any HTTPClient,
    progress: @escaping @Sendable (_ points: Int) -> Void = { _ in }, now: @escaping @Sendable () -> Date
  ) {
    self.provider = provider
    self.baseURL = baseURL
    self.client = client
    self.progress = progress
    self.now = now
  }

  /// The time, in universal time.
  var date: Date { now() }

  /// Asks for what is at a path and query of the service.
  ///
  /// - Parameters:
  ///   - target: The path and query, to be put after the base address.
  ///   - headers: Header fields to send.
  ///   - accepted: The statuses that are no failure.
  ///   - deadline: When to give up.
  /// - Returns: The answer, with one of these statuses.
  /// - Throws: `ServiceError` when there is no such answer.
  func get(
    _ target: String, headers: [String: String] = [:], accepted: Set<Int> = [200], by deadline: Deadline
  ) async throws(ServiceError) -> HTTPResponse {
    var headers = headers
    headers["Accept"] = headers["Accept"] ?? "application/json"
    let request = HTTPRequest(url: baseURL + target, headers: headers)
    let response: HTTPResponse
    do {
      response = try await client.response(to: request, by: deadline)
    } catch {
      throw ServiceError(code: error.code, message: error.message, provider: provider)
    }
    guard accepted.contains(response.status) else {
      throw ServiceError(refusal: response, provider: provider, now: now())
    }
    return response
  }

  /// Decodes the body of an answer.
  ///
  /// - Parameters:
  ///   - type: What the body should be.
  ///   - body: The bytes.
  /// - Returns: The value.
  /// - Throws: A `ServiceError` with code `.protocol` that says where the answer is not what it should be.
  func decode<Value: Decodable>(
    _ type: Value.Type, from body: [UInt8]
  ) throws(ServiceError) -> Value {
    guard body.contains(where: { $0 > 0x20 }) else { throw failure("the answer is empty") }
    guard JSONDepth.isWithin(64, body) else { throw failure("the answer is nested too deep") }
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch let error as DecodingError {
      throw failure(error.problem)
    } catch {
      throw failure("the answer is not JSON")
    }
  }

  /// The error that a point is outside of the area that the service covers.
  func outside(_ coordinate: Coordinate) -> ServiceError {
    ServiceError(
      code: .notFound,
      message: "\(provider) does not cover \(coordinate.latitudeText),\(coordinate.longitudeText)",
      provider: provider)
  }

  /// An error with code `.protocol`.
  func failure(_ problem: String) -> ServiceError {
    ServiceError(code: .protocol, message: "\(provider): \(problem)", provider: provider)
  }
}
