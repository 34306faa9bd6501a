import CoreGraphics
import RenderTree

extension TransitionPainter {
    /// How far outside of what is seen a curling layer is needed: all of it may be turned over into sight.
    func curlMargin(_ drawing: LayerDrawing) -> Int {
        guard drawing.style.pointee.filters.pageCurl != nil else { return 0 }
        let scale = drawing.plane.axisScales(at: drawing.bounds.middle)
        let reach = max(drawing.bounds.width * scale.x, drawing.bounds.height * scale.y)
        return reach.isFinite ? Int(min(reach, Self.furthestCurl).rounded(.up)) : 0
    }

    /// In pixels; what lies further off is not turned over into sight.
    private static let furthestCurl = 4096.0

    /// All of the page, clear parts too: a mesh shows whatever its picture ends with beyond the picture.
    func pageRegion(_ drawing: LayerDrawing, _ limit: PixelRect) -> PixelRect {
        let bounds = drawing.bounds
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ].compactMap { drawing.plane.apply($0) }
        guard corners.count == 4 else { return .empty }
        let x = corners.map { Double($0.x) }, y = corners.map { Double($0.y) }
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max(),
            let box = PixelRect(enclosing: left, top, right, bottom)
        else { return .empty }
        return box.intersection(limit)
    }

    /// Lays a layer's finished picture, rolled up, where the layer is.
    func emitCurled(_ curl: PageCurlFilter, _ pass: Int, _ layer: OpenLayer, _ drawing: LayerDrawing) {
        var face = TransitionFacePass()
        face.pass = pass
        face.toPassPixels = drawing.plane.translated(x: Double(drawing.bounds.minX), y: Double(drawing.bounds.minY))
        var space = drawing
        space.around = layer.outer
        space.around.plane = drawing.plane
        space.around.opacity = 1
        let picture = TransitionEffect.rolled(
            curl, size: drawing.bounds.size, pixelsPerPoint: drawing.plane.scale(at: drawing.bounds.middle))
        let start = scene.items.count
        draw(picture, space, old: face, new: face)
        guard scene.items.count > start, layer.opacity < 1 || layer.blendMode != .normal else { return }
        let region = scene.unionBounds(from: start)
        let group = scene.closePass(layer.id, .group, from: start, region: region)
        var item = DisplayItem(layer: layer.id, kind: .pass(group, mask: nil), bounds: region)
        item.opacity = layer.opacity
        item.blendMode = layer.blendMode
        scene.items.append(item)
    }
}

extension [LayerFilter] {
    /// True for a page on its way: what sticks out of its bounds does not roll with it, and need not be painted.
    var showsOnlyPage: Bool {
        guard count == 1, case .pageCurl(let curl) = self[0] else { return false }
        return curl.time > 0
    }

    /// The first page curl in the list.
    var pageCurl: PageCurlFilter? {
        for case .pageCurl(let curl) in self { return curl }
        return nil
    }
}

extension PageCurl {
    /// The roll of a filter: the corner that lifts first lies opposite to its direction.
    init(_ filter: PageCurlFilter, size: CGSize) {
        let x = cos(filter.angle), y = sin(filter.angle)
        let corner: Corner =
            x <= 0 ? (y <= 0 ? .bottomRight : .topRight) : (y <= 0 ? .bottomLeft : .topLeft)
        let tilt = atan2(abs(y), abs(x))
        let extent = size.width * cos(tilt) + size.height * sin(tilt)
        let radius = max(filter.radius, 1e-3)
        self.init(size: size, corner: corner, tilt: tilt, radius: radius, travel: filter.time * (radius + extent))
    }
}
