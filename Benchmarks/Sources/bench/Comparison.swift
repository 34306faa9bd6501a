import Foundation

/// Measures ours and the other renderers in turn, three rounds, and prints medians, ratios and what became of the bars.
struct Comparison {
    private static let rounds = 3

    let scenes: [BenchScene]
    private let peers: Peers
    private var results: [Measurement] = []

    init(scenes names: [String]) throws {
        scenes = BenchScene.all.filter { names.isEmpty || names.contains($0.name) }
        peers = try Peers()
    }

    mutating func run() throws {
        for scene in scenes { try SceneFile(folder: peers.data).write(scene) }
        for round in 1...Comparison.rounds {
            for scene in scenes {
                for command in peers.commands(for: scene) {
                    if let measurement = command.run() { results.append(measurement) }
                }
            }
            print("round \(round) of \(Comparison.rounds) done")
            fflush(nil)
        }
        print("\n\(Machine.description)")
        for scene in scenes { report(scene) }
        reportBars()
        if scenes.contains(where: { $0.name == "s1" }) { reportAllocations() }
    }

    /// The median of the rounds' medians for each renderer, in the order of measuring.
    private func medians(_ scene: BenchScene) -> [(renderer: String, ms: Double)] {
        var medians: [(renderer: String, ms: Double)] = []
        for result in results
        where result.scene == scene.name && !medians.contains(where: { $0.renderer == result.renderer }) {
            let times = results.filter { $0.scene == scene.name && $0.renderer == result.renderer }.map(\.ms).sorted()
            medians.append((result.renderer, times[times.count / 2]))
        }
        return medians
    }

    private func report(_ scene: BenchScene) {
        let medians = medians(scene)
        let yardstick = Bar.of[scene.name].flatMap { bar in medians.first { $0.renderer == bar.yardstick } }
        print("\n\(scene.name)")
        for (renderer, ms) in medians {
            var line =
                "  " + renderer.padding(toLength: 32, withPad: " ", startingAt: 0) + String(format: "%9.3f ms", ms)
            if let yardstick, renderer.hasPrefix("ours") {
                line += String(format: "   1/%.1f of ", yardstick.ms / ms) + yardstick.renderer
            }
            print(line)
        }
    }

    private func reportBars() {
        print("\n| scene | ours, ms | yardstick | its ms | ratio | bar | |\n|---|---|---|---|---|---|---|")
        for scene in scenes {
            guard let bar = Bar.of[scene.name] else { continue }
            let medians = medians(scene)
            guard let ours = medians.first(where: { $0.renderer == bar.row }),
                let yardstick = medians.first(where: { $0.renderer == bar.yardstick })
            else {
                print("| \(scene.name) | | \(bar.yardstick) | | | | not measured |")
                continue
            }
            let verdict = ours.ms <= yardstick.ms * bar.fraction ? "met" : "MISSED"
            print(
                "| \(scene.name) | " + String(format: "%.3f", ours.ms) + " | \(bar.yardstick) | "
                    + String(format: "%.3f | 1/%.1f | 1/%.1f", yardstick.ms, yardstick.ms / ours.ms, 1 / bar.fraction)
                    + " | \(verdict) |")
        }
    }

    /// A warm frame of the deck must not ask the heap for more blocks than `Thresholds/allocations` allows.
    private func reportAllocations() {
        guard let count = peers.ours(["s1", "allocations"]).flatMap({ Int($0) }) else { return }
        let allowed = peers.allowedAllocations
        print("\nheap blocks in a warm frame of s1: \(count), allowed \(allowed)\(count > allowed ? ": TOO MANY" : "")")
    }
}

/// What ours must be, as a fraction of the yardstick's time in the same run.
struct Bar {
    /// Whole frames where the scene has layers; S3 is a ready mesh for everybody.
    var row = "ours, frame"
    var yardstick = "cairo"
    var fraction: Double

    static let of: [String: Bar] = [
        "s1": Bar(fraction: 1 / 6), "s2": Bar(fraction: 1 / 4),
        "s3": Bar(row: "ours, paint", yardstick: "llvmpipe", fraction: 1 / 4.5), "s4a": Bar(fraction: 1 / 11),
        "s4b": Bar(fraction: 1 / 11), "s5": Bar(fraction: 1 / 3.5), "s6": Bar(fraction: 1 / 9),
    ]
}

enum Machine {
    /// Processor, cores and date, for whoever keeps the figures.
    static var description: String {
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let model = text.split(separator: "\n").first { $0.hasPrefix("model name") }?.split(separator: ":").last
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let day = Date.now.formatted(.iso8601.year().month().day())
        return
            "\(day), \(model.map { $0.trimmingCharacters(in: .whitespaces) } ?? "?"), \(cores) cores, ours on two threads"
    }
}
