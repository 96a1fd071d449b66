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

/// Makes `gazetteer.bin` from GeoNames' dump files: `gazetteer-builder <folder> --output <file> [--check]`.
@main
enum Main {
  static func main() {
    do throws(BuilderError) {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      let message = Array("gazetteer-builder: \(error)\n".utf8)
      _ = unsafe message.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws(BuilderError) {
    let options = try BuilderOptions(parsing: arguments)
    let dump = try Dump(folder: options.folder)
    let writer = try GazetteerWriter(dump)
    let bytes = try writer.bytes()
    print(BuilderReport(writer: writer, bytes: bytes))
    if options.checksOnly {
      guard FileManager.default.contents(atPath: options.output).map(Array.init) == bytes else {
        throw .outdated(path: options.output)
      }
    } else {
      do {
        try Data(bytes).write(to: URL(filePath: options.output))
      } catch {
        throw .file(path: options.output, problem: "cannot be written: \(error)")
      }
    }
  }
}
