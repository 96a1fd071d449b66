import Foundation
import TestSupport
import Testing

@testable import WeatherCore

struct ZoneDatabaseTests {
  static let systemPath = "/usr/share/zoneinfo"

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: systemPath + "/UTC"), "no zone files on this system"),
    arguments: [
      ("UTC", 2026, 6, 1, 0),
      ("Europe/Brussels", 2026, 1, 15, 3600),
      ("Europe/Brussels", 2026, 7, 15, 7200),
      ("America/New_York", 2026, 7, 15, -14400),
      ("Asia/Kolkata", 2026, 7, 15, 19800),
      ("Asia/Kathmandu", 2026, 7, 15, 20700),
      ("Australia/Adelaide", 2026, 1, 15, 37800),
      ("Australia/Adelaide", 2026, 7, 15, 34200),
      ("Australia/Lord_Howe", 2026, 1, 15, 39600),
      ("Australia/Lord_Howe", 2026, 7, 15, 37800),
      ("Pacific/Chatham", 2026, 1, 15, 49500),
      ("Pacific/Kiritimati", 2026, 1, 15, 50400),
      ("America/St_Johns", 2026, 1, 15, -12600),
      ("Africa/Casablanca", 2026, 7, 15, 3600),
      ("Europe/Dublin", 2026, 1, 15, 0),
      ("Europe/Dublin", 2026, 7, 15, 3600),
      ("Europe/Brussels", 2099, 7, 15, 7200),
    ])
  func `tells the offset of a zone`(zone: String, year: Int, month: Int, day: Int, offset: Int) throws {
    let date = try date(year, month, day, 12, 0, 0)
    #expect(ZoneDatabase(path: Self.systemPath).offset(of: zone, at: date) == offset)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: systemPath + "/UTC"), "no zone files on this system"),
    arguments: [2026, 2037, 2038, 2040])
  func `changes in the very second`(year: Int) throws {
    let database = ZoneDatabase(path: Self.systemPath)
    // The last Sunday of March, 01:00 universal time.
    let lastOfMarch = try #require(CivilTime(year: year, month: 3, day: 31))
    let dayNumber = lastOfMarch.secondsSince1970 / 86400
    let sunday = dayNumber - (dayNumber + 4) % 7
    let change = Double(sunday * 86400 + 3600)
    #expect(database.offset(of: "Europe/Paris", at: Date(timeIntervalSince1970: change - 1)) == 3600)
    #expect(database.offset(of: "Europe/Paris", at: Date(timeIntervalSince1970: change)) == 7200)
  }

  @Test(arguments: [
    "", "Nowhere/Atlantis", "../../etc/passwd", "/etc/passwd", "Europe/../../passwd", "Europe", ".", "a\0b",
    "Europe//Paris", "Europe/Paris/", "zone.tab", "leapseconds", "Европа", "GMT+0800",
    String(repeating: "a", count: 65),
  ])
  func `does not know what is no zone`(zone: String) {
    let database = ZoneDatabase(path: Self.systemPath)
    #expect(database.offset(of: zone, at: Date(timeIntervalSince1970: 0)) == nil)
    #expect(database.offset(of: zone, at: Date(timeIntervalSince1970: 0)) == nil)
  }

  @Test
  func `knows nothing where there are no zone files`() {
    let moment = Date(timeIntervalSince1970: 0)
    #expect(ZoneDatabase(path: "/nonexistent").offset(of: "UTC", at: moment) == nil)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: systemPath + "/UTC"), "no zone files on this system"))
  func `survives cuts and flipped bytes of a zone file`() throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.systemPath + "/Europe/Paris")))
    for count in stride(from: 0, to: bytes.count, by: 3) {
      _ = ZoneRules(zoneFile: Array(bytes.prefix(count)))?.offset(at: 0)
    }
    for index in Array(bytes.indices.prefix(60)) + Array(stride(from: 60, to: bytes.count, by: 7)) {
      for flip: UInt8 in [0x01, 0x80, 0xff] {
        var damaged = bytes
        damaged[index] ^= flip
        let rules = ZoneRules(zoneFile: damaged)
        for time in [Int.min / 4, -1, 0, 1_800_000_000, Int.max / 4] { _ = rules?.offset(at: time) }
      }
    }
    #expect(ZoneRules(zoneFile: bytes)?.offset(at: 1_784_116_800) == 7200)
  }

  @Test(arguments: [
    ("EST5EDT,M3.2.0,M11.1.0", 1_784_116_800, -14400),
    ("EST5EDT,M3.2.0,M11.1.0", 1_768_478_400, -18000),
    ("<+0545>-5:45", 0, 20700),
    ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", 1_784_116_800, -7200),
    ("AAA0BBB,J60/0,J300/0", 1_784_116_800, 3600),
    ("AAA0BBB,59/0,300/0", 1_784_116_800, 3600),
    ("XXX3EDT4,0/0,J365/23", 1_784_116_800, -14400),
  ])
  func `follows a rule`(text: String, time: Int, offset: Int) throws {
    let footer = try #require(ZoneFooter(text))
    #expect(footer.offset(at: time) == offset)
  }

  @Test(arguments: [
    "", "5", "AB5", "EST", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0", "<5", "EST5x",
  ])
  func `refuses a malformed rule`(text: String) {
    #expect(ZoneFooter(text) == nil)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int) throws
    -> Date
  {
    let time = try #require(
      CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second))
    return Date(timeIntervalSince1970: Double(time.secondsSince1970))
  }
}
