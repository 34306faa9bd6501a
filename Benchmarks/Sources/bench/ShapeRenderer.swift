import CAllocationCount
import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// A scene of shapes as layers, changed by hand for every frame as a program would.
final class ShapeRenderer {
    private let scene: ShapeScene
    private let clock = MediaClock()
    private let context: LayerContext
    private let layers: [CAShapeLayer]
    private let paths: [CGPath]
    private let states: [[ShapeScene.State]]
    private let compositor: Compositor
    private let target = PixelBuffer(width: BenchScene.width, height: BenchScene.height)

    init(_ scene: ShapeScene, threads: Int) {
        self.scene = scene
        context = LayerContext(clock: clock)
        clock.makeCurrent()
        compositor = Compositor(threads: threads)
        // As layers keep them, so that one is known again and not set anew.
        paths = scene.outlines.map { $0.path.copy() ?? $0.path }
        states = (0..<BenchScene.frameCount).map { frame in scene.shapes.indices.map { scene.state($0, frame) } }
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: BenchScene.width, height: BenchScene.height)
        root.anchorPoint = .zero
        root.backgroundColor = CGColor(red: 32 / 255, green: 40 / 255, blue: 48 / 255, alpha: 1)
        layers = scene.shapes.map { shape in
            let layer = CAShapeLayer()
            layer.anchorPoint = .zero
            layer.fillColor = shape.fill == 0 ? nil : CGColor(word: shape.fill)
            layer.strokeColor = shape.stroke == 0 ? nil : CGColor(word: shape.stroke)
            layer.lineWidth = shape.width
            root.addSublayer(layer)
            return layer
        }
        context.root = root
    }

    /// Milliseconds from changed layers to pixels.
    func wholeFrame() -> (ms: Double, cpu: Double) {
        Clock.median { render($0) }
    }

    /// Heap blocks that a warm frame asks for between sampling and pixels.
    func allocations() -> Int {
        var most: Int64 = 0
        for frame in 0..<BenchScene.frameCount {
            let tree = tree(frame)
            allocation_count_begin()
            render(tree, frame)
            let count = allocation_count_end()
            if frame >= 110 { most = max(most, count) }
        }
        return Int(most)
    }

    func picture(frame: Int) -> PixelBuffer {
        render(frame)
        return target
    }

    private func render(_ frame: Int) { render(tree(frame), frame) }

    private func render(_ tree: RenderTree, _ frame: Int) {
        compositor.invalidate()
        compositor.render(
            tree, at: Double(frame) / 60, width: BenchScene.width, height: BenchScene.height, scale: 1, into: target)
    }

    private func tree(_ frame: Int) -> RenderTree {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, layer) in layers.enumerated() {
            let state = states[frame % BenchScene.frameCount][index]
            if layer.path !== paths[state.outline] { layer.path = paths[state.outline] }
            layer.setAffineTransform(state.map)
        }
        CATransaction.commit()
        context.runFrame(at: Double(frame) / 60)
        return context.tree
    }
}

extension CGColor {
    fileprivate convenience init(word: UInt32) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(word >> shift & 255) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: channel(24))
    }
}
