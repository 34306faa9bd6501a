import Foundation

// views-bench            times views, Auto Layout and lists before any pixel, and says how far each is from its goal
// views-bench lists      only the lists
// views-bench snapshots  assertions of snapshots, from views to compared files
MainActor.assumeIsolated {
    let arguments = CommandLine.arguments.dropFirst()
    let results =
        arguments.contains("lists")
        ? ListBench.run()
        : arguments.contains("snapshots")
            ? SnapshotBench.run() : LayoutBench.run() + FrameBench.run() + NibBench.run() + ListBench.run()
    for result in results { print(result.line) }
    if results.contains(where: { !$0.isMet }) { exit(1) }
}
