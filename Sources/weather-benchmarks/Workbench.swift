import WeatherCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The programs and lists that are measured.
struct Workbench {
  /// A folder for files that are thrown away.
  let folder: String
  /// The program.
  let weather: String
  /// A program that does nothing, built like ours.
  let nothing: String

  /// Finds the program: the one that `WEATHER_BIN` names, or the one beside this; and builds an empty one.
  init(folder: String) throws {
    self.folder = folder
    let environment = ProcessInfo.processInfo.environment
    let beside = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    weather = environment["WEATHER_BIN"] ?? beside.joined(separator: "/") + "/weather"
    guard FileManager.default.isExecutableFile(atPath: weather) else {
      throw BenchmarkError("there is no program '\(weather)'; build it, or name it by WEATHER_BIN")
    }
    nothing = "\(folder)/nothing"
    let source = "import FoundationEssentials\\nprint(Data([1]).count)\\n"
    Shell.run(
      "printf '\(source)' > \(nothing).swift"
        + " && swiftc -O -static-stdlib -o \(nothing) \(nothing).swift 2> /dev/null")
  }

  /// Writes a list of so many places, and gives its path.
  func list(of count: Int) async throws -> String {
    let path = "\(folder)/\(count).json"
    if !FileManager.default.fileExists(atPath: path) {
      let edits = (0..<count).map { LocationEdit.add(Workbench.location($0)) }
      for result in try await FileStore(path: FilePath(path)).apply(edits, options: []) {
        _ = try result.get()
      }
    }
    return path
  }

  /// Runs the program on a list, and drops what it prints.
  func run(_ arguments: [String], on list: String) -> ProcessRun {
    ProcessRun(weather, arguments + ["--quiet", "--store", list])
  }
}
