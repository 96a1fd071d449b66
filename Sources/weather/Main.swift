#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process: takes arguments, environment and streams from the system, and ends with a status.
@main
enum Main {
  static func main() async {
    StandardStreams.reserve()
    ProcessState.ignoreSignals()
    let console = Console(
      write: { text throws(ConsoleError) in try StandardStreams.write(text, to: 1) },
      writeError: { text in try? StandardStreams.write(text, to: 2) },
      readLine: { StandardStreams.readLine() },
      readInput: { () throws(ConsoleError) in try StandardStreams.readInput() },
      environment: ProcessInfo.processInfo.environment,
      isInputTerminal: ProcessState.isTerminal(0), isOutputTerminal: ProcessState.isTerminal(1),
      isErrorTerminal: ProcessState.isTerminal(2),
      terminalSize: { ProcessState.terminalSize(1) ?? ProcessState.terminalSize(2) })
    let folders = Folders(environment: console.environment, home: ProcessState.homeFolder())
    let weather = Weather(
      console: console,
      services: .real(folders: folders),
      configuration: { try Configuration(file: folders.configuration, home: folders.home) })
    let (words, mistake) = ProcessState.arguments()
    let status = await withTaskExecutorPreference(CallingThreadExecutor()) {
      await weather.run(words, obstacle: ProcessState.shortage ?? mistake)
    }
    exit(status.rawValue)
  }
}
