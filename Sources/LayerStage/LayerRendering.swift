import Compositor
import CoreGraphics
import QuartzCore
import RenderTree

/// `CALayer.render(in:)` by the compositor, so that a rendered layer looks as it does on a display: with depth, shadows and filters.
enum LayerRendering {
    /// Makes it what `render(in:)` draws with.
    static func install() {
        LayerRenderer.current = draw
    }

    private static func draw(_ tree: RenderTree, at time: Double, bounds: CGRect, in context: CGContext) {
        // As sharp as the context: its map says how many pixels a point has.
        let map = context.ctm, scale = max(hypot(map.a, map.b), hypot(map.c, map.d))
        guard let root = tree.root, let buffer = Compositor.image(of: root, at: time, scale: scale) else { return }
        // A context's images stand upright with y up; a layer's space has y down.
        let size = CGSize(width: CGFloat(buffer.width) / scale, height: CGFloat(buffer.height) / scale)
        context.saveGState()
        context.translateBy(x: bounds.minX, y: bounds.minY + size.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(CGImage(buffer: buffer), in: CGRect(origin: .zero, size: size))
        context.restoreGState()
    }
}
