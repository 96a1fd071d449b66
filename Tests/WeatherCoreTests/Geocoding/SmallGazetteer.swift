@testable import WeatherCore
@testable import gazetteer_builder

/// A gazetteer of the few places of ``SmallDump``.
enum SmallGazetteer {
  static func bytes() throws -> [UInt8] {
    let dump = try SmallDump()
    return try GazetteerWriter(Dump(folder: dump.path)).bytes()
  }

  static func service() throws -> GazetteerGeocodingService {
    GazetteerGeocodingService(gazetteer: try Gazetteer(bytes: bytes()))
  }
}
