import CLibcurl
import Dispatch
import Synchronization

/// The one thread that drives all transfers of a client.
///
/// libcurl waits by blocking, and a handle is one thread's at a time. Blocking a thread of the cooperative
/// pool would take it from every other task, so the waiting has a thread of its own, which starts with the
/// first job. Other threads only leave jobs in the inbox and wake it.
final class CurlEngine: Sendable {
  private struct Inbox {
    var lastID: UInt64 = 0
    var jobs: [CurlJob] = []
    var cancelled: Set<UInt64> = []
    var isRunning = false
    var isStopped = false
    /// The group of transfers, as a number: waking it is the only thing that another thread does with it.
    var wakeAddress: UInt?
  }

  private let inbox = Mutex(Inbox())
  private let connectTimeout: Duration
  private let userAgent: String
  private let caFile: String?

  init(connectTimeout: Duration, userAgent: String, caFile: String?) {
    self.connectTimeout = connectTimeout
    self.userAgent = userAgent
    self.caFile = caFile
  }

  /// Returns a number for a job to come.
  func makeID() -> UInt64 {
    inbox.withLock {
      $0.lastID += 1
      return $0.lastID
    }
  }

  /// Starts a job.
  func submit(_ job: CurlJob) {
    let mustStart = inbox.withLock { inbox in
      inbox.jobs.append(job)
      defer { inbox.isRunning = true }
      return !inbox.isRunning
    }
    if mustStart {
      DispatchQueue(label: "weather.curl").async { self.run() }
    } else {
      wake()
    }
  }

  /// Stops a job, if it has not ended.
  func cancel(_ id: UInt64) {
    inbox.withLock { _ = $0.cancelled.insert(id) }
    wake()
  }

  /// Ends the thread; jobs that have not ended fail.
  func stop() {
    inbox.withLock { $0.isStopped = true }
    wake()
  }

  private func wake() {
    inbox.withLock { inbox in
      if let address = inbox.wakeAddress { CurlMulti.wake(address) }
    }
  }

  private func run() {
    guard let multi = CurlMulti() else {
      let jobs = inbox.withLock { inbox in
        inbox.isRunning = false
        defer { inbox.jobs = [] }
        return inbox.jobs
      }
      for job in jobs { job.continuation.resume(returning: .failure(.outOfMemory)) }
      return
    }
    let address = multi.address
    inbox.withLock { $0.wakeAddress = address }
    var transfers: [UInt: CurlTransfer] = [:]
    while takeNews(multi, &transfers) {
      if !multi.perform() { end(multi, &transfers, with: { _ in .multiFailure }) }
      endFinished(multi, &transfers)
      end(multi, &transfers, with: { $0.deadline.remaining == .zero ? .timedOut($0) : nil })
      let idle = 60_000
      let next = transfers.values.map { $0.job.deadline.remaining.milliseconds }.min() ?? idle
      multi.wait(milliseconds: min(next, idle))
    }
    // Nothing may wake the group once it is gone.
    inbox.withLock { $0.wakeAddress = nil }
  }

  /// Starts and stops what was asked for since the last look; false when it is time to end.
  private func takeNews(_ multi: borrowing CurlMulti, _ transfers: inout [UInt: CurlTransfer]) -> Bool {
    let (jobs, cancelled, isStopped) = inbox.withLock { inbox in
      defer { (inbox.jobs, inbox.cancelled) = ([], []) }
      return (inbox.jobs, inbox.cancelled, inbox.isStopped)
    }
    for job in jobs {
      let transfer = CurlTransfer(
        job, connectTimeout: connectTimeout, userAgent: userAgent, caFile: caFile)
      if let transfer, multi.add(transfer) {
        transfers[transfer.key] = transfer
      } else {
        job.continuation.resume(returning: .failure(.outOfMemory))
      }
    }
    if isStopped || !cancelled.isEmpty {
      end(multi, &transfers, with: { isStopped || cancelled.contains($0.id) ? .cancelled : nil })
    }
    return !isStopped
  }

  private func endFinished(_ multi: borrowing CurlMulti, _ transfers: inout [UInt: CurlTransfer]) {
    while let (key, code) = multi.nextFinished() {
      guard let transfer = transfers.removeValue(forKey: key) else { continue }
      let result: Result<HTTPResponse, HTTPError>
      if code == CInt(weather_curl_ok.rawValue) {
        transfer.finish()
        result = .success(transfer.response)
      } else if transfer.isTooLarge {
        result = .failure(.tooLarge(transfer.job))
      } else {
        result = .failure(HTTPError(code, explanation: transfer.explanation(of: code), of: transfer.job))
      }
      multi.remove(transfer)
      transfer.job.continuation.resume(returning: result)
    }
  }

  /// Ends the transfers for which there is an error.
  private func end(
    _ multi: borrowing CurlMulti, _ transfers: inout [UInt: CurlTransfer],
    with error: (CurlJob) -> HTTPError?
  ) {
    for (key, transfer) in transfers {
      guard let error = error(transfer.job) else { continue }
      // Who waits is told first: taking a transfer out of an old libcurl may wait for a name server.
      transfer.job.continuation.resume(returning: .failure(error))
      transfers[key] = nil
      multi.remove(transfer)
    }
  }
}
