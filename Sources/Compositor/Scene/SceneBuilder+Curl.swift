import CoreGraphics
import RenderTree

extension SceneBuilder {
    /// How far outside of what is seen a curling layer is needed: all of it may be turned over into sight.
    func curlMargin(_ drawing: LayerDrawing) -> Int {
        guard drawing.style.values.filters.pageCurl != nil else { return 0 }
        let scale = drawing.plane.axisScales(at: drawing.bounds.middle)
        let reach = max(drawing.bounds.width * scale.x, drawing.bounds.height * scale.y)
        return reach.isFinite ? Int(min(reach, Double(PixelRect.limit)).rounded(.up)) : 0
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
        let start = items.count
        draw(picture, space, old: face, new: face)
        guard items.count > start, layer.opacity < 1 || layer.blendMode != .normal else { return }
        let region = unionBounds(from: start)
        let group = closePass(layer.id, .group, from: start, region: region)
        var item = DisplayItem(layer: layer.id, kind: .pass(group, mask: nil), bounds: region)
        item.opacity = layer.opacity
        item.blendMode = layer.blendMode
        items.append(item)
    }
}

extension [LayerFilter] {
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
