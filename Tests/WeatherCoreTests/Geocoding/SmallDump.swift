import Foundation
import TestSupport

/// A folder of dump files with a few places, written by hand.
final class SmallDump {
  private let folder: TemporaryFolder

  var path: String { folder.path }

  /// Writes the files; `changes` replaces whole files.
  init(changes: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    try Self.write(Self.files.merging(changes, uniquingKeysWith: { $1 }), to: folder.path)
  }

  private static func write(_ files: [String: String], to path: String) throws {
    for (name, text) in files { try Data(text.utf8).write(to: URL(filePath: path + "/" + name)) }
  }

  /// A line of `cities500.txt`.
  static func place(
    _ id: Int, _ name: String, _ others: String = "", at latitude: String, _ longitude: String,
    _ feature: String = "PPL", in country: String, _ region: String, _ district: String = "",
    people: Int, zone: String
  ) -> String {
    [
      "\(id)", name, "", others, latitude, longitude, "P", feature, country, "", region, district, "", "",
      "\(people)", "", "", zone, "",
    ].joined(separator: "\t") + "\n"
  }

  static let cities = [
    place(
      1, "Großstadt", "Granville,Гросштадт,大城市,GST", at: "50.5", "4.25", "PPLC", in: "AA", "01", "011",
      people: 1_234_567, zone: "Europe/Brussels"),
    place(2, "Granville", at: "50.6", "4.3", in: "AA", "01", "012", people: 2_000, zone: "Europe/Brussels"),
    place(3, "Twin", at: "10", "20", "PPLA", in: "BB", "X", people: 50_000, zone: "Africa/Lagos"),
    place(4, "Twin", at: "11.5", "21", in: "BB", "Y", people: 40_000, zone: "Africa/Lagos"),
    place(5, "Twin", at: "-33.86", "151.21", in: "AA", "02", people: 900, zone: "Australia/Sydney"),
    place(6, "Twin Rivers Junction", at: "10.1", "20.1", in: "BB", "X", people: 700, zone: "Africa/Cairo"),
    place(7, "Saint Mary’s", at: "-16.8", "179.99", in: "BB", "Y", people: 600, zone: "Pacific/Fiji"),
    place(8, "Vorkutsk", at: "89.5", "-120.0", in: "AA", "02", people: 501, zone: "Australia/Sydney"),
    place(9, "Nonesuch/Autrement", at: "0", "0", in: "BB", "", people: 0, zone: "Africa/Lagos"),
  ].joined()

  private static let files = [
    "cities500.txt": cities,
    "countryInfo.txt": """
    # country\tlist
    AA\tAAA\t1\tAA\tAlphaland\tGroßstadt\t1\t1\tEU\t.aa\tEUR\tEuro\t1\t\t\t\t901\t\t
    BB\tBBB\t2\tBB\tBetaland\tTwin\t1\t1\tAF\t.bb\tEUR\tEuro\t1\t\t\t\t902\t\t

    """,
    "admin1CodesASCII.txt": """
    AA.01\tNorth Province\tNorth Province\t911
    AA.02\tSouth Province\tSouth Province\t912
    BB.X\tXanadu\tXanadu\t921
    BB.Y\tYonder\tYonder\t922

    """,
    "admin2Codes.txt": """
    AA.01.011\tMetro County\tMetro County\t9111
    AA.01.012\tGreen County\tGreen County\t9112

    """,
    "alternateNamesV2.txt": """
    1\t1\ten\tBigtown\t1\t\t\t\t\t
    2\t1\tfr\tGrandeville\t\t\t\t\t\t
    3\t901\tfr\tAlphalande\t\t\t\t\t\t
    4\t901\tja\tアルファ国\t\t\t\t\t\t
    5\t921\tde\tSanadu\t\t\t\t\t\t
    6\t1\tlink\thttps://example.org\t\t\t\t\t\t

    """,
    "iso3166-2.txt": "AA.01\tAA-NP\nAA.02\tAA-SP\nBB.X\tBB-1\n",
    "airports.tsv": """
    iata\ticao\tname\tcity\tregion\tcountry\tlatitude\tlongitude\ttimezone
    GST\tAAGS\tGroßstadt International Airport\tGroßstadt\tNorth\tAA\t50.4500\t4.2000\tEurope/Brussels
    \tBBTW\tTwin Airfield\tTwin\tXanadu\tBB\t10.0500\t20.0500\tAfrica/Lagos

    """,
  ]
}
