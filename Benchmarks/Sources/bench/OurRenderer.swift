import CAllocationCount
import Compositor
import CoreGraphics
import Foundation
import RenderTree

/// Ours: either a whole frame, from changed layers to pixels, or only the painting of ready display lists.
struct OurRenderer {
    let scene: BenchScene
    let threads: Int
    /// Off: sampled as the other renderers do.
    let usesMipLevels: Bool
    private let target = PixelBuffer(width: BenchScene.width, height: BenchScene.height)

    init(_ scene: BenchScene, threads: Int, usesMipLevels: Bool) {
        self.scene = scene
        self.threads = threads
        self.usesMipLevels = usesMipLevels
    }

    private func makeCompositor() -> Compositor {
        let compositor = Compositor(threads: threads)
        compositor.usesMipLevels = usesMipLevels
        return compositor
    }

    /// Milliseconds from changed layers to pixels.
    func wholeFrame() -> (ms: Double, cpu: Double) {
        let layers = LayerScene(scene), compositor = makeCompositor()
        return Clock.median { render(layers, $0, compositor) }
    }

    /// Milliseconds for painting alone.
    func painting() -> (ms: Double, cpu: Double) {
        let frames = lists()
        let rasterizer = Rasterizer(threads: threads)
        rasterizer.usesMipLevels = usesMipLevels
        var isFirst = true
        return Clock.median { frame in
            let (list, damage) = frames[frame]
            rasterizer.paint(list, damage: scene.movesOnlyLast && !isFirst ? damage : [wholeScreen], into: target)
            isFirst = false
        }
    }

    /// Heap blocks that a warm frame asks for between sampling and pixels.
    func allocations() -> Int {
        let layers = LayerScene(scene), compositor = makeCompositor()
        var most: Int64 = 0
        for frame in 0..<30 {
            let tree = layers.tree(frame: frame)
            allocation_count_begin()
            render(tree, frame, compositor)
            let count = allocation_count_end()
            if frame >= 20 { most = max(most, count) }
        }
        return Int(most)
    }

    func picture(frame: Int) -> PixelBuffer {
        render(LayerScene(scene), frame, makeCompositor())
        return target
    }

    private var wholeScreen: PixelRect {
        PixelRect(minX: 0, minY: 0, maxX: Int32(BenchScene.width), maxY: Int32(BenchScene.height))
    }

    private func render(_ layers: LayerScene, _ frame: Int, _ compositor: Compositor) {
        render(layers.tree(frame: frame), frame, compositor)
    }

    private func render(_ tree: RenderTree, _ frame: Int, _ compositor: Compositor) {
        if !scene.movesOnlyLast { compositor.invalidate() }
        compositor.render(
            tree, at: Double(frame) / 60, width: BenchScene.width, height: BenchScene.height, scale: 1,
            into: target)
    }

    /// The display lists of all frames, with what changed in each.
    private func lists() -> [(DisplayList, [PixelRect])] {
        if scene.name == "s3" { return CurlLists(scene).lists.map { ($0, [wholeScreen]) } }
        let layers = LayerScene(scene), compositor = makeCompositor()
        return (0..<BenchScene.frameCount).map { frame in
            let report = compositor.render(
                layers.tree(frame: frame), at: Double(frame) / 60, width: BenchScene.width, height: BenchScene.height,
                scale: 1, into: target)
            return (compositor.displayList, report.damage)
        }
    }
}
