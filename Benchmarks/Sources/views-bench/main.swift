import Foundation

// views-bench        times views and Auto Layout before any pixel, and says how far each is from its goal
MainActor.assumeIsolated {
    let results = LayoutBench.run() + FrameBench.run()
    for result in results { print(result.line) }
    if results.contains(where: { !$0.isMet }) { exit(1) }
}
