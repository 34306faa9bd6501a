import Foundation

/// Measures ours and the other renderers in turn, three rounds, and prints medians, ratios and what became of the bars.
struct Comparison {
    private static let rounds = 3

    let scenes: [Subject]
    private let peers: Peers
    private var results: [Measurement] = []

    init(scenes names: [String]) throws {
        scenes = Subject.all.filter { names.isEmpty || names.contains($0.name) }
        peers = try Peers()
    }

    mutating func run() throws {
        for scene in scenes { try scene.write(to: peers.data) }
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
        for scene in ["s1", "s7b"] where scenes.contains(where: { $0.name == scene }) { reportAllocations(scene) }
    }

    /// The median of the rounds' medians for each renderer, in the order of measuring.
    private func medians(_ scene: Subject) -> [(renderer: String, ms: Double)] {
        var medians: [(renderer: String, ms: Double)] = []
        for result in results
        where result.scene == scene.name && !medians.contains(where: { $0.renderer == result.renderer }) {
            let times = results.filter { $0.scene == scene.name && $0.renderer == result.renderer }.map(\.ms).sorted()
            medians.append((result.renderer, times[times.count / 2]))
        }
        return medians
    }

    private func report(_ scene: Subject) {
        let medians = medians(scene)
        let yardstick = Bar.of[scene.name]?.first.flatMap { bar in medians.first { $0.renderer == bar.yardstick } }
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
            let medians = medians(scene)
            for bar in Bar.of[scene.name] ?? [] { report(bar, scene.name, medians) }
        }
    }

    private func report(_ bar: Bar, _ name: String, _ medians: [(renderer: String, ms: Double)]) {
        guard let ours = medians.first(where: { $0.renderer == bar.row }),
            let yardstick = medians.first(where: { $0.renderer == bar.yardstick })
        else {
            return print("| \(name) | | \(bar.yardstick) | | | | not measured |")
        }
        let verdict = ours.ms <= yardstick.ms * bar.fraction ? "met" : "MISSED"
        print(
            "| \(name) | " + String(format: "%.3f", ours.ms) + " | \(bar.yardstick) | "
                + String(format: "%.3f | 1/%.1f | 1/%.1f", yardstick.ms, yardstick.ms / ours.ms, 1 / bar.fraction)
                + " | \(verdict) |")
    }

    /// A warm frame must not ask the heap for more blocks than `Thresholds/allocations` allows.
    private func reportAllocations(_ scene: String) {
        guard let count = peers.ours([scene, "allocations"]).flatMap({ Int($0) }) else { return }
        let allowed = peers.allowedAllocations
        print(
            "\nheap blocks in a warm frame of \(scene): \(count), allowed \(allowed)\(count > allowed ? ": TOO MANY" : "")"
        )
    }
}

/// What ours must be, as a fraction of the yardstick's time in the same run.
struct Bar {
    /// Whole frames where the scene has layers; S3 is a ready mesh for everybody.
    var row = "ours, frame"
    var yardstick = "cairo"
    var fraction: Double

    static let of: [String: [Bar]] = [
        "s1": [Bar(fraction: 1 / 10)], "s2": [Bar(fraction: 1 / 12)],
        "s3": [Bar(row: "ours, paint", yardstick: "llvmpipe", fraction: 1 / 8)], "s4a": [Bar(fraction: 1 / 20)],
        "s4b": [Bar(fraction: 1 / 20)], "s5": [Bar(fraction: 1 / 5)], "s6": [Bar(fraction: 1 / 20)],
        "s7a": shapes(8, 4), "s7b": shapes(10, 5), "s7c": shapes(5, 3), "s7d": shapes(5, 3),
        "film60": [Bar(yardstick: "thorvg", fraction: 1)], "film400": [Bar(yardstick: "thorvg", fraction: 1)],
    ]

    private static func shapes(_ cairo: Double, _ skia: Double) -> [Bar] {
        [Bar(fraction: 1 / cairo), Bar(yardstick: "skia", fraction: 1 / skia), Bar(yardstick: "thorvg", fraction: 1)]
    }
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
