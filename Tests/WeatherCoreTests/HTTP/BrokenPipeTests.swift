import Foundation
import Testing

@testable import WeatherCore

struct BrokenPipeTests {
  @Test
  func `lets a write to nobody fail, and the process live`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    // Without the mask, the signal's usual effect would end the tests here.
    let usual = signal(SIGPIPE, SIG_DFL)
    defer { signal(SIGPIPE, usual) }
    let end = ends[1]
    let problem = BrokenPipe.withoutSignal { write(end, "x", 1) < 0 ? errno : 0 }
    close(end)
    #expect(problem == EPIPE)
  }
}
