import Synchronization
import Testing

@testable import weather

struct ProgressTests {
  @Test
  func `each round tells the time left from its own start`() {
    let now = Mutex(ContinuousClock.now)
    let progress = Progress("reading", now: { now.withLock { $0 } })
    for _ in 0..<3 {
      progress.begin(10)
      #expect(progress.text == "reading")
      now.withLock { $0 += .seconds(4) }
      #expect(progress.text == "reading")
      progress.advance(by: 2)
      #expect(progress.text == "reading: 2 of 10, 16 s left")
      progress.advance(by: 20)
      #expect(progress.text == "reading")
      now.withLock { $0 += .seconds(600) }
    }
  }
}
