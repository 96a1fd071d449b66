// Many threads count under one Mutex. Nothing is lost, and the thread sanitizer reports races all the same.
import Dispatch
import Synchronization

final class Counter: Sendable {
  let values = Mutex([0])

  func add() { values.withLock { $0[0] += 1 } }
}

let counter = Counter()
let (threads, rounds) = (8, 20_000)
DispatchQueue.concurrentPerform(iterations: threads) { _ in
  for _ in 0..<rounds { counter.add() }
}
print(counter.values.withLock { $0[0] } == threads * rounds ? "nothing is lost" : "something is lost")
