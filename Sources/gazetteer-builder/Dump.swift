import WeatherCore

/// What the dump files say.
struct Dump {
  /// A place of `cities500.txt`.
  struct Place {
    var id: Int
    var name: String
    var asciiName: String
    var alternates: [Substring]
    /// Units of 1e-5 degrees.
    var latitude: Int
    var longitude: Int
    var feature: String
    var country: String
    var region: String
    var subregion: String
    var population: Int
    var zone: String

    var point: GridPoint { GridPoint(latitude: latitude, longitude: longitude) }
  }

  /// A country of `countryInfo.txt`.
  struct Country {
    var code: String
    var longCode: String
    var name: String
    var capital: String
    var id: Int?
  }

  /// A line of `admin1CodesASCII.txt` or `admin2Codes.txt`.
  struct Area {
    var name: String
    var asciiName: String
    var id: Int
  }

  /// A name of `alternateNamesV2.txt`.
  struct AlternateName {
    var name: String
    var isEnglish: Bool
  }

  /// A line of `airports.tsv`.
  struct Airport {
    var iata: String
    var icao: String
    var name: String
    var city: String
    var country: String
    /// Units of 1e-5 degrees.
    var latitude: Int
    var longitude: Int
    var zone: String

    var point: GridPoint { GridPoint(latitude: latitude, longitude: longitude) }
  }

  var places: [Place] = []
  var countries: [Country] = []
  /// By codes: `BE.BRU`.
  var regions: [String: Area] = [:]
  /// By codes: `BE.BRU.BRU`.
  var subregions: [String: Area] = [:]
  /// By GeoNames number.
  var alternateNames: [Int: [AlternateName]] = [:]
  /// ISO 3166-2 codes by the region's codes.
  var isoCodes: [String: String] = [:]
  var airports: [Airport] = []
}
