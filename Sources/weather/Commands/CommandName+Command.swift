extension CommandName {
  /// The type that does the command's work.
  var type: any Command.Type {
    switch self {
    case .add: AddCommand.self
    case .remove: RemoveCommand.self
    case .edit: EditCommand.self
    case .list: ListCommand.self
    case .current: CurrentCommand.self
    case .search: SearchCommand.self
    case .batch: BatchCommand.self
    case .undo: UndoCommand.self
    case .check: CheckCommand.self
    case .repair: RepairCommand.self
    case .completions: CompletionsCommand.self
    case .help: HelpCommand.self
    }
  }
}
