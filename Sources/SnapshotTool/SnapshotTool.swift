import ArgumentParser
import SnapshotCommands

/// What the plugin starts.
@main
enum SnapshotTool {
    static func main() { SnapshotsCommand.main() }
}
