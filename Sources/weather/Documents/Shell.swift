/// The shells that completions are written for.
enum Shell: String, Hashable, Sendable, CaseIterable {
  case bash, zsh, fish
}
