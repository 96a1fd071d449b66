@testable import WeatherCore
@testable import gazetteer_builder

/// A gazetteer of the few places of ``SmallDump``.
enum SmallGazetteer {
  private static let result = Result { try built() }

  /// The bytes of the gazetteer, built once.
  static func bytes() throws -> [UInt8] { try result.get() }

  /// The bytes, built anew.
  static func built() throws -> [UInt8] {
    let dump = try SmallDump()
    return try GazetteerWriter(Dump(folder: dump.path)).bytes()
  }

  static func service() throws -> GazetteerGeocodingService {
    GazetteerGeocodingService(gazetteer: try Gazetteer(bytes: bytes()))
  }
}
