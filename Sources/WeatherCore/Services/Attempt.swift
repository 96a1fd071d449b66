/// A part of an answer that is read if it can be, so that one that cannot does not spoil the others.
struct Attempt<Value: Decodable>: Decodable {
  /// The part, or what is wrong with it.
  let result: Result<Value, DecodingError>

  init(from decoder: any Decoder) throws {
    do {
      result = .success(try Value(from: decoder))
    } catch let error as DecodingError {
      result = .failure(error)
    }
  }
}
