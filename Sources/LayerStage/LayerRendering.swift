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
        let map = context.ctm, across = hypot(map.a, map.b), down = hypot(map.c, map.d), scale = max(across, down)
        guard let root = tree.root else { return }
        // Drawn pixel on pixel, by a mode that leaves alone what it does not paint, the clear rest of the picture is of no use.
        if abs(across - down) <= scale * 1e-6, context.paintsOnlySources {
            guard let (buffer, part) = Compositor.drawnPart(of: root, at: time, scale: scale) else { return }
            let corner = CGPoint(
                x: bounds.minX + CGFloat(part.minX) / scale, y: bounds.minY + CGFloat(part.minY) / scale)
            draw(buffer, at: corner, scale: scale, in: context)
        } else if let buffer = Compositor.image(of: root, at: time, scale: scale) {
            draw(buffer, at: bounds.origin, scale: scale, in: context)
        }
    }

    private static func draw(_ buffer: PixelBuffer, at corner: CGPoint, scale: CGFloat, in context: CGContext) {
        // A context's images stand upright with y up; a layer's space has y down.
        let size = CGSize(width: CGFloat(buffer.width) / scale, height: CGFloat(buffer.height) / scale)
        context.saveGState()
        context.translateBy(x: corner.x, y: corner.y + size.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(CGImage(buffer: buffer), in: CGRect(origin: .zero, size: size))
        context.restoreGState()
    }
}
