/// The machine that is measured on.
enum Machine {
  /// Processor, system and compiler in a line.
  static var description: String {
    let cores = Shell.output(of: "getconf _NPROCESSORS_ONLN")
    let model = Shell.output(of: "lscpu 2>/dev/null | sed -n 's/^Model name: *//p' || uname -p")
    let system = Shell.output(of: ". /etc/os-release 2>/dev/null && echo \"$PRETTY_NAME\" || uname -sr")
    let compiler = Shell.output(of: "swift --version 2>/dev/null | grep -o 'Swift version [0-9.]*'")
    return "\(cores) × \(model), \(system), \(compiler)"
  }
}
