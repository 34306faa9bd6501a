import ArgumentParser

/// Works with scene files: replays what was captured, compares, prints.
@main
struct MutoscopeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutoscope",
        abstract: "Draws, records, compares and prints captured scenes.",
        subcommands: [RenderCommand.self, RecordCommand.self, DiffCommand.self, PrintCommand.self])
}
