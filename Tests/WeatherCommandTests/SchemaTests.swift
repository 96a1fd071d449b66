import Foundation
import TestSupport
import Testing

import WeatherCore

@testable import weather

/// Every JSON document that the program writes, held to the schema that it prints.
struct SchemaTests {
  /// Validates documents against a schema, with Python's jsonschema; answers what is wrong.
  private func problems(_ documents: [String], _ schema: String) async throws -> String? {
    let folder = try TemporaryFolder()
    let schemaText = try await Shell().run("help", "--schema", schema).output
    try schemaText.write(toFile: "\(folder.path)/schema.json", atomically: false, encoding: .utf8)
    for (index, document) in documents.enumerated() {
      try document.write(toFile: "\(folder.path)/\(index).json", atomically: false, encoding: .utf8)
    }
    let script = """
      import sys, json, glob
      try:
          import jsonschema
      except ImportError:
          sys.exit(77)
      folder = sys.argv[1]
      schema = json.load(open(folder + '/schema.json'))
      jsonschema.Draft202012Validator.check_schema(schema)
      for path in glob.glob(folder + '/[0-9]*.json'):
          jsonschema.validate(json.load(open(path)), schema)
      """
    let result = try await Tool.run("python3", ["-c", script, folder.path])
    if result.status == 77 {
      print("skipped: python's jsonschema is not installed")
      return nil
    }
    return result.status == 0 ? nil : result.error
  }

  @Test(
    .enabled(if: Tool.isInstalled("python3"), "python3 is not installed"),
    arguments: [
      (
        "list",
        [
          "list --json", "list --json nowhere-tag --tag x", "edit oslo --name N --json", "undo --json",
          "add Rome --json",
          "add Rome --json --if-missing", "remove rome --json", "remove --all --json --dry-run",
        ]
      ),
      (
        "current",
        ["current --json", "current --json --units us", "current oslo --json", "current --json --at 1.0,2.0"]
      ),
      ("search", ["search köln --json", "search 'Springfield' --json --limit 50"]),
      ("check", ["check --json", "repair --json"]),
      (
        "error",
        [
          "list --json nowhere", "add Springfield --json", "add xqzzt --json", "lst --json", "add --json",
          "add Oslo --json", "add --from /nowhere --json", "add 48,85 --json",
        ]
      ),
    ])
  func `documents are as their schemas say`(schema: String, lines: [String]) async throws {
    let shell = try Shell(store: PreviewStore.sample)
    var documents: [String] = []
    for line in lines {
      let transcript = await shell.run(try ShellWords.split(line))
      let document = schema == "error" ? transcript.error : transcript.output
      if !document.isEmpty { documents.append(document) }
    }
    #expect(documents.count >= lines.count - 1)
    let problems = try await problems(documents, schema)
    #expect(problems == nil)
  }

  @Test(.enabled(if: Tool.isInstalled("python3"), "python3 is not installed"))
  func `results of a batch are as their schema says`() async throws {
    var shell = try Shell(store: PreviewStore.sample)
    shell.input = "add Rome\nremove oslo\n\n# comment\nremove nowhere\n"
    let done = await shell.run("batch", "--json", "--keep-going")
    #expect(done.status == .partial)
    let refused = await shell.run("batch", "--json")
    #expect(refused.status == .data)
    #expect(try await problems([done.output], "batch") == nil)
    #expect(try await problems([refused.error], "error") == nil)
  }

  @Test(arguments: Schema.allCases)
  func `schemas are JSON themselves, and stand in the documentation`(schema: Schema) async throws {
    let text = try await Shell().run("help", "--schema", schema.rawValue).output
    let article = "../../Sources/WeatherCore/WeatherCore.docc/Articles/TheJSONContract.md"
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: article)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("```json\n\(text)```"))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }
}
