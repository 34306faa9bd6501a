import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// What the stages of a frame cost, for 1,000, 10,000 and 50,000 layers: whether the cost grows with the number alone.
enum Parts {
    private static let screen = PixelRect(
        minX: 0, minY: 0, maxX: Int32(BenchScene.width), maxY: Int32(BenchScene.height))
    private static let rounds = 15

    static func run() {
        print("| milliseconds | 1,000 layers | 10,000 | 50,000 |\n|---|---|---|---|")
        let columns = [1000, 10_000, 50_000].map { measure($0) }
        for row in columns[0].indices {
            let cells = columns.map { String(format: "%.3f", $0[row].ms) }
            print("| \(columns[0][row].name) | " + cells.joined(separator: " | ") + " |")
        }
    }

    private static func measure(_ count: Int) -> [(name: String, ms: Double)] {
        let scene = BenchScene.crowd(count, "s4"), layers = LayerScene(scene)
        let sampler = TreeSampler(), builder = SceneBuilder()
        let difference = DisplayListDifference()
        var times: [String: [Double]] = [:]
        var last = DisplayList()
        for frame in 0..<rounds {
            func time(_ name: String, _ work: () -> Void) {
                let start = Clock.now
                work()
                times[name, default: []].append(Clock.now - start)
            }
            time("set a transform of each layer") { layers.move(frame: frame) }
            var tree = RenderTree(root: nil)
            time("commit") { tree = layers.commit(frame: frame) }
            time("sample a new tree") { sampler.sample(tree, at: Double(frame) / 60) }
            time("build the display list") { builder.build(sampler, screen: screen, scale: 1) }
            let list = builder.list
            time("compare with the last list") { _ = difference.damage(from: last, to: list) }
            last = list
        }
        let animated = AnimatedCrowd(count)
        for frame in 0..<rounds {
            let start = Clock.now
            animated.sample(at: Double(frame) / 60 + 0.01)
            times["sample as many whole-transform animations", default: []].append(Clock.now - start)
        }
        let renderer = OurRenderer(scene, threads: 2, usesMipLevels: false)
        times["paint a whole frame, two threads"] = [renderer.wholeFrame().ms]
        let names = [
            "set a transform of each layer", "commit", "sample a new tree", "build the display list",
            "compare with the last list", "sample as many whole-transform animations",
            "paint a whole frame, two threads",
        ]
        return names.map { name in (name, times[name].map { $0.sorted()[$0.count / 2] } ?? 0) }
    }
}

/// Layers that each turn by an animation of their whole matrix.
private final class AnimatedCrowd {
    private let sampler = TreeSampler()
    private let tree: RenderTree

    init(_ count: Int) {
        let clock = MediaClock(), context = LayerContext(clock: clock)
        clock.makeCurrent()
        let root = CALayer()
        for _ in 0..<count {
            let layer = CALayer(), animation = CABasicAnimation(keyPath: "transform")
            animation.fromValue = CATransform3DMakeScale(0.5, 0.5, 1)
            animation.toValue = CATransform3DMakeRotation(2, 0.3, 1, 0.2)
            animation.duration = 10
            layer.add(animation, forKey: nil)
            root.addSublayer(layer)
        }
        context.root = root
        context.runFrame(at: 0)
        tree = context.tree
        sampler.sample(tree, at: 0)
    }

    func sample(at time: Double) { sampler.sample(tree, at: time) }
}
