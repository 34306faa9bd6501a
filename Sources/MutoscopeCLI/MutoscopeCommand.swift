import ArgumentParser
import SnapshotCommands

/// Works with scene files and with golden files: replays what was captured, compares, prints, reports. Drives programs by words.
@main
struct MutoscopeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutoscope",
        abstract: "Draws, records, compares and prints captured scenes; drives programs; looks after golden files.",
        subcommands: [
            RenderCommand.self, RecordCommand.self, JoinCommand.self, DiffCommand.self, PrintCommand.self,
            DescribeCommand.self, DriveCommand.self, PreviewCommand.self, SnapshotsCommand.self,
        ])
}
