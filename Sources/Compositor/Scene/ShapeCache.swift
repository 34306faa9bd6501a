import CoreGraphics
import RenderTree

/// Painted shape layers, kept while they stay as they are and are still looked at.
final class ShapeCache {
    struct Picture {
        var buffer: PixelBuffer
        /// Pixels of the buffer per point of the layer.
        var scaleX: Double, scaleY: Double
        /// The layer's points that the buffer covers.
        var rect: CGRect
    }
    private struct Key: Hashable {
        var layer: LayerID
        var scaleX: Double, scaleY: Double
    }
    private struct Entry {
        var content: ShapeContent
        var picture: Picture?
        var lastFrame: Int
    }
    private var entries: [Key: Entry] = [:]
    private var frame = 0
    /// How many frames a picture outlives its last use.
    private static let patience = 30
    /// Sides of a picture are no longer than this; larger shapes are painted coarser.
    private static let largestSide = 4096.0

    func beginFrame() { frame += 1 }

    func endFrame() {
        guard frame % ShapeCache.patience == 0 else { return }
        for (key, entry) in entries where entry.lastFrame < frame - ShapeCache.patience { entries[key] = nil }
    }

    /// The shape at about `scaleX` × `scaleY` pixels per point, or nil when nothing of it is visible.
    func picture(of content: ShapeContent, layer: LayerID, scaleX: Double, scaleY: Double) -> Picture? {
        let key = Key(layer: layer, scaleX: scaleX, scaleY: scaleY)
        if let entry = entries[key], entry.content == content {
            entries[key]?.lastFrame = frame
            return entry.picture
        }
        let picture = ShapeCache.paint(content, scaleX: scaleX, scaleY: scaleY)
        entries[key] = Entry(content: content, picture: picture, lastFrame: frame)
        return picture
    }

    private static func paint(_ content: ShapeContent, scaleX: Double, scaleY: Double) -> Picture? {
        guard let path = content.path?.path, let extent = content.extent else { return nil }
        let largest = max(Double(extent.width) * scaleX, Double(extent.height) * scaleY)
        let shrink = min(1, largestSide / max(largest, 1))
        let scaleX = scaleX * shrink, scaleY = scaleY * shrink
        guard
            let pixels = PixelRect(
                enclosing: Double(extent.minX) * scaleX - 1, Double(extent.minY) * scaleY - 1,
                Double(extent.maxX) * scaleX + 1, Double(extent.maxY) * scaleY + 1), !pixels.isEmpty,
            pixels.width <= Int(largestSide) + 4, pixels.height <= Int(largestSide) + 4
        else { return nil }
        let buffer = PixelBuffer(width: pixels.width, height: pixels.height)
        let painter = PathPainter(buffer, origin: (Int(pixels.minX), Int(pixels.minY)))
        let toPixels = CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: 0, ty: 0)
        if let color = content.fillColor, color.alpha > 0 {
            painter.fill(path, rule: content.fillRuleIsEvenOdd ? .evenOdd : .winding, color: color, transform: toPixels)
        }
        if let color = content.strokeColor, color.alpha > 0, let line = content.strokedPath {
            painter.stroke(line, style: content.strokeStyle, color: color, transform: toPixels)
        }
        return Picture(
            buffer: buffer, scaleX: scaleX, scaleY: scaleY,
            rect: CGRect(
                x: Double(pixels.minX) / scaleX, y: Double(pixels.minY) / scaleY, width: Double(pixels.width) / scaleX,
                height: Double(pixels.height) / scaleY))
    }
}

extension ShapeContent {
    var isStroked: Bool {
        (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 && lineWidth.isFinite && strokeEnd > strokeStart
    }

    var isWholeStroke: Bool { strokeStart <= 0 && strokeEnd >= 1 && lineDashPattern.isEmpty }

    /// The part of the path between `strokeStart` and `strokeEnd`, or nil when nothing is stroked.
    var strokedPath: CGPath? {
        guard isStroked, let path = path?.path else { return nil }
        guard strokeStart > 0 || strokeEnd < 1 else { return path }
        return path.trimmed(from: max(0, strokeStart), to: min(1, strokeEnd))
    }

    var strokeStyle: StrokeStyle {
        let cap: CGLineCap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: CGLineJoin =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        return StrokeStyle(
            width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dashPhase: lineDashPhase,
            dashes: lineDashPattern.map { CGFloat($0) })
    }

    /// Encloses fill and stroke, points of the layer; nil when there is nothing finite to draw.
    var extent: CGRect? {
        guard let path = path?.path, !path.elements.isEmpty else { return nil }
        let box = path.boundingBox
        guard (abs(box.minX) + abs(box.minY) + abs(box.maxX) + abs(box.maxY)).isFinite else { return nil }
        var reach = 0.0
        if isStroked {
            reach = lineWidth / 2
            if lineJoin == .miter { reach *= max(1, min(miterLimit.isFinite ? miterLimit : 10, 100)) }
            if lineCap == .square { reach = max(reach, lineWidth) }
        }
        return box.insetBy(dx: -reach, dy: -reach)
    }
}
