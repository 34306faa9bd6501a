import RenderTree
import Testing

@testable import QuartzCore

/// A layer tree on a hand-driven clock, without a compositor.
@MainActor
final class Scene {
    let clock = MediaClock(now: 0)
    let context: LayerContext
    let root = CALayer()

    init() {
        context = LayerContext(clock: clock)
        root.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        context.root = root
        context.runFrame(at: 0)
    }

    func run(to time: Double) { context.runFrame(at: time) }

    /// Runs frames of a sixtieth from now on.
    func advance(by seconds: Double) {
        let start = clock.now
        let frames = Int((seconds * 60).rounded())
        for frame in 1...max(1, frames) { run(to: start + seconds * Double(frame) / Double(max(1, frames))) }
    }

    /// A layer in the tree, committed.
    func layer(_ make: () -> CALayer = { CALayer() }) -> CALayer {
        let layer = make()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.addSublayer(layer)
        CATransaction.commit()
        CATransaction.flush()
        return layer
    }
}

/// Hears callbacks and writes them down.
final class Log: NSObject, CAAnimationDelegate {
    var lines: [String] = []
    var name = ""
    var onStop: () -> Void = {}

    init(_ name: String = "") { self.name = name }

    func animationDidStart(_ anim: CAAnimation) { lines.append("\(name)start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        lines.append("\(name)stop(\(flag))")
        onStop()
    }
}
