#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import WeatherCore

/// Times work on lists of several lengths, next to what the disk needs and what other programs need.
enum StoreBenchmark {
  /// Runs the benchmark for the numbers of places given, and prints a table.
  ///
  /// With `peak <file>` it only reads a list and prints the memory that the process took, in KiB; with
  /// `repeat <work> <number of places> <file>` it only does one kind of work ten times, for a profiler.
  static func run(_ arguments: [String]) async throws {
    if arguments.first == "peak", let path = arguments.dropFirst().first {
      let store = FileStore(path: FilePath(path))
      let count = try await store.locations.count
      print(count < 0 ? "" : "\(peak())")
      return
    }
    if arguments.first == "repeat", arguments.count == 4, let count = Int(arguments[2]) {
      let store = FileStore(path: FilePath(arguments[3]))
      for work in StoreWork.all(count: count) where work.name.hasPrefix(arguments[1]) {
        for _ in 0..<10 { try await work.run(store) }
      }
      return
    }
    let folder = Shell.output(of: "mktemp -d")
    let counts = arguments.compactMap { Int($0) }
    print("add, remove: each of the two; batch, back: each of the two. '÷': how many times as long")
    print("places   work                    ms   ÷ cp+sync   jq ÷ ours   python ÷ ours")
    for count in counts.isEmpty ? [100, 10_000, 100_000] : counts {
      try await measure(count, "\(folder)/\(count).json")
    }
    Shell.run("rm -r \(folder)")
  }

  private static func measure(_ count: Int, _ path: String) async throws {
    let store = FileStore(path: FilePath(path))
    _ = try await store.apply((0..<count).map { .add(StoreWork.location($0)) }, options: [])
    let repetitions = count > 50_000 ? 5 : 15
    let copy = await median(repetitions) { Shell.run("cp \(path) \(path).copy && sync \(path).copy") }
    let python = Shell.output(of: "python3 -c 'import sys; print(sys.executable)'")
    for work in StoreWork.all(count: count) {
      let halves = work.name == "list" ? 1.0 : 2.0
      let seconds = try await median(repetitions) { try await work.run(store) } / halves
      let others = await [
        work.jq.map { "jq -c '\($0)' \(path) > \(path).new && sync \(path).new" },
        work.python.map { statements in
          "\(python) -c 'import json,sys; d = json.load(open(sys.argv[1])); \(statements)' "
            + "\(path) \(path).new > /dev/null && sync \(path).new"
        },
      ].asyncMap { command in
        guard let command else { return "-" }
        return rounded(await median(min(repetitions, 3)) { Shell.run(command) } / seconds)
      }
      let columns = [
        padded("\(count)", 7), padded(work.name, 20), padded(rounded(seconds * 1000), 7, isNumber: true),
        padded(rounded(seconds / copy), 10, isNumber: true), padded(others[0], 10, isNumber: true),
        padded(others[1], 14, isNumber: true),
      ]
      print(columns.joined(separator: "  "))
    }
    let size = Double(Shell.output(of: "wc -c < \(path)")) ?? .nan
    let memory = Double(Shell.output(of: "\(CommandLine.arguments[0]) store peak \(path)")) ?? .nan
    let idle = Double(Shell.output(of: "\(CommandLine.arguments[0]) store peak /nowhere")) ?? .nan
    print("\(padded("\(count)", 7))  memory of list: \(rounded((memory - idle) * 1024 / size)) × the file")
  }

  /// The middle of the times that a body takes, in seconds.
  private static func median(_ repetitions: Int, _ body: () async throws -> Void) async rethrows -> Double {
    var seconds: [Double] = []
    for _ in 0..<repetitions {
      let start = ContinuousClock.now
      try await body()
      let duration = start.duration(to: .now).components
      seconds.append(Double(duration.seconds) + Double(duration.attoseconds) * 1e-18)
    }
    return seconds.sorted()[repetitions / 2]
  }

  /// The most memory that the process had, in KiB.
  private static func peak() -> Int {
    var usage = rusage()
    // Who: this process.
    guard unsafe getrusage(.init(0), &usage) == 0 else { return 0 }
    #if canImport(Glibc)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss / 1024
    #endif
  }

  private static func rounded(_ number: Double) -> String {
    "\((number * 10).rounded() / 10)"
  }

  private static func padded(_ text: String, _ width: Int, isNumber: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isNumber ? space + text : text + space
  }
}

extension Array {
  fileprivate func asyncMap<Value>(_ transform: (Element) async -> Value) async -> [Value] {
    var result: [Value] = []
    for element in self { result.append(await transform(element)) }
    return result
  }
}
