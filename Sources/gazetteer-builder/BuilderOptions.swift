/// What the builder is asked to do.
struct BuilderOptions: Hashable {
  var folder: String
  var output: String
  /// Whether to compare the output file and leave it as it is.
  var checksOnly = false

  /// Reads the arguments.
  init(parsing arguments: [String]) throws(BuilderError) {
    let usage = "usage: gazetteer-builder <folder> --output <file> [--check]"
    var folder: String?
    var output: String?
    var remaining = arguments[...]
    while let argument = remaining.popFirst() {
      switch argument {
      case "--check": checksOnly = true
      case "--output":
        guard let file = remaining.popFirst() else { throw .usage(usage) }
        output = file
      default:
        guard folder == nil, !argument.hasPrefix("-") else { throw .usage(usage) }
        folder = argument
      }
    }
    guard let folder, let output else { throw .usage(usage) }
    self.folder = folder
    self.output = output
  }
}
