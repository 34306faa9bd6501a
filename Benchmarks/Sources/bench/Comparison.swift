import Foundation

/// Measures ours and the other renderers in turn, three rounds, and prints medians and ratios.
struct Comparison {
    /// What ours must be, as a fraction of the yardstick's time.
    struct Bar {
        var yardstick: String
        var fraction: Double
    }
    static let bars: [String: Bar] = [
        "s1": Bar(yardstick: "cairo", fraction: 1 / 6), "s2": Bar(yardstick: "cairo", fraction: 1 / 4),
        "s3": Bar(yardstick: "llvmpipe", fraction: 1 / 4.5), "s4a": Bar(yardstick: "cairo", fraction: 1 / 11),
        "s4b": Bar(yardstick: "cairo", fraction: 1 / 11), "s5": Bar(yardstick: "cairo", fraction: 1 / 3.5),
        "s6": Bar(yardstick: "cairo", fraction: 1 / 9),
    ]
    private static let rounds = 3

    let scenes: [BenchScene]
    private let peers: Peers

    init(scenes names: [String]) throws {
        scenes = BenchScene.all.filter { names.isEmpty || names.contains($0.name) }
        peers = try Peers()
    }

    func run() throws {
        for scene in scenes { try SceneFile(folder: peers.data).write(scene) }
        var results: [Measurement] = []
        for round in 1...Comparison.rounds {
            for scene in scenes {
                for command in peers.commands(for: scene) {
                    if let measurement = command.run() { results.append(measurement) }
                }
            }
            print("round \(round) of \(Comparison.rounds) done")
        }
        for scene in scenes { report(scene, results) }
        if scenes.contains(where: { $0.name == "s1" }) { reportAllocations() }
    }

    private func report(_ scene: BenchScene, _ results: [Measurement]) {
        var medians: [(renderer: String, ms: Double)] = []
        for result in results
        where result.scene == scene.name && !medians.contains(where: { $0.renderer == result.renderer }) {
            let times = results.filter { $0.scene == scene.name && $0.renderer == result.renderer }.map(\.ms).sorted()
            medians.append((result.renderer, times[times.count / 2]))
        }
        print("\n\(scene.name)")
        let yardstick = Comparison.bars[scene.name].flatMap { bar in medians.first { $0.renderer == bar.yardstick } }
        for (renderer, ms) in medians {
            var line =
                "  " + renderer.padding(toLength: 32, withPad: " ", startingAt: 0) + String(format: "%9.3f ms", ms)
            if let yardstick, renderer.hasPrefix("ours") {
                line += String(format: "   1/%.1f of ", yardstick.ms / ms) + yardstick.renderer
            }
            print(line)
        }
        if let bar = Comparison.bars[scene.name] {
            print(String(format: "  bar: 1/%.1f of ", 1 / bar.fraction) + bar.yardstick)
        }
    }

    /// A warm frame of the deck must not ask the heap for more blocks than `Thresholds/allocations` allows.
    private func reportAllocations() {
        guard let count = peers.ours(["s1", "allocations"]).flatMap({ Int($0) }) else { return }
        let allowed = peers.allowedAllocations
        print("\nheap blocks in a warm frame of s1: \(count), allowed \(allowed)\(count > allowed ? ": TOO MANY" : "")")
    }
}
