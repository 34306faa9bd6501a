import ArgumentParser
import SnapshotCommands

/// Works with scene files and with golden files: replays what was captured, compares, prints, reports.
@main
struct MutoscopeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutoscope",
        abstract: "Draws, records, compares and prints captured scenes; looks after golden files.",
        subcommands: [
            RenderCommand.self, RecordCommand.self, DiffCommand.self, PrintCommand.self, SnapshotsCommand.self,
        ])
}
