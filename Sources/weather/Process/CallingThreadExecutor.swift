/// Runs each piece of asynchronous work at once, on the thread that asks for it.
///
/// Most commands do one thing after the other, and threads that wait for work would take longer to start than many
/// commands take in all.
final class CallingThreadExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    unsafe UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
  }
}
