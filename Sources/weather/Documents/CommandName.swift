/// The commands, in the order of the help.
enum CommandName: String, Hashable, Sendable, CaseIterable {
  case add
  case remove
  case edit
  case list
  case current
  case search
  case batch
  case undo
  case check
  case repair
  case completions
  case help
}
