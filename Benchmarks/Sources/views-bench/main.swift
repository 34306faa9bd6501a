import Foundation

// views-bench        times views, Auto Layout and lists before any pixel, and says how far each is from its goal
// views-bench lists  only the lists
MainActor.assumeIsolated {
    let results =
        CommandLine.arguments.contains("lists")
        ? ListBench.run() : LayoutBench.run() + FrameBench.run() + ListBench.run()
    for result in results { print(result.line) }
    if results.contains(where: { !$0.isMet }) { exit(1) }
}
