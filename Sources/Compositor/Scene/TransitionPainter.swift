import CoreGraphics
import RenderTree

/// A finished picture of one face of a transition.
struct TransitionFacePass {
    /// −1 while nothing of the face has been drawn.
    var pass = -1
    /// Points from the bounds' origin → pixels of the pass.
    var toPassPixels = Homography.identity
}

/// Puts layers with running transitions, and pages that curl, into a scene.
final class TransitionPainter {
    // The builder owns this object, and nobody else has it.
    unowned(unsafe) let scene: SceneBuilder

    init(_ scene: SceneBuilder) {
        self.scene = scene
    }

    /// Begins a layer with a running transition: both faces are painted flat, at the scale at which they are seen, one after
    /// the other; then the effect lays them where the layer is.
    func enterTransition(_ entry: QueuedLayer, _ drawing: LayerDrawing, _ geometry: LayerGeometry) {
        guard drawing.bounds.width > 0, drawing.bounds.height > 0 else { return }
        var layer = OpenLayer(
            tree: entry.tree, index: entry.index, id: drawing.id, outer: drawing.around, own: drawing.around,
            inner: drawing.around, firstItem: scene.items.count, queueStart: scene.queue.count,
            queueNext: scene.queue.count)
        layer.stage = .oldFace
        layer.drawsItself = false
        layer.tint = entry.tint
        layer.opacity = geometry.opacity
        layer.blendMode = drawing.style.pointee.compositingFilter
        layer.own = faceSpace(drawing, showsOnlyPage: showsOnlyPage(entry.tree, entry.index))
        scene.open.append(layer)
        if let source = scene.attachment(.transitionSource, of: entry.index, in: scene.trees[entry.tree]) {
            enterFace(QueuedLayer(tree: entry.tree, index: source), in: layer.own)
        }
    }

    func finishOldFace(_ top: Int) {
        scene.open[top].oldFace = closeFace(scene.open[top], .transitionSource)
        scene.open[top].stage = .newFace
        enterFace(QueuedLayer(tree: scene.open[top].tree, index: scene.open[top].index), in: scene.open[top].own)
    }

    func finishNewFace(_ layer: OpenLayer) {
        var layer = layer
        layer.newFace = closeFace(layer, .transitionTarget)
        guard let running = scene.trees[layer.tree].layers[Int(layer.index)].transition else { return }
        var drawing = scene.drawing(of: layer)
        drawing.around = layer.outer
        let picture = TransitionEffect.picture(
            running.kind, edge: running.edge, progress: running.progress, size: drawing.bounds.size,
            pixelsPerPoint: drawing.plane.scale(at: drawing.bounds.middle), leaf: running.leaf)
        let geometry = scene.trees[layer.tree].layers[Int(layer.index)].geometry
        draw(picture, drawing, old: layer.oldFace, new: layer.newFace, mirror: mirror(drawing, geometry))
        scene.close(layer)
    }

    /// How the effect lies on a layer that is turned over inside a superlayer that is turned over too, in points from the
    /// bounds' origin; nil for all others.
    ///
    /// Such a layer is seen upright, but its effect keeps to the superlayer's side. Two half turns that cancel are how a program
    /// gets the mirror picture of a curl without mirroring what is written on the page.
    private func mirror(_ drawing: LayerDrawing, _ geometry: LayerGeometry) -> Homography? {
        let own = geometry.plane(in: .identity)
        guard own.determinant < 0, (drawing.plane.determinant > 0) != drawing.around.isFlipped else { return nil }
        return own.a < 0
            ? Homography(-1, 0, Double(drawing.bounds.width), 0, 1, 0)
            : Homography(1, 0, 0, 0, -1, Double(drawing.bounds.height))
    }

    private func enterFace(_ entry: QueuedLayer, in space: Surroundings) {
        let origin = scene.trees[entry.tree].layers[Int(entry.index)].geometry.bounds.upright.origin
        var face = space
        face.plane = space.plane.translated(x: -Double(origin.x), y: -Double(origin.y))
        scene.enter(entry, in: face, isPlaced: true, isFace: true)
    }

    private func closeFace(_ layer: OpenLayer, _ role: DisplayPass.Role) -> TransitionFacePass {
        guard scene.items.count > layer.firstItem else { return TransitionFacePass() }
        // All of a page, clear parts too: a mesh shows whatever its picture ends with beyond the picture.
        let region =
            showsOnlyPage(layer.tree, layer.index) ? layer.own.cull : scene.unionBounds(from: layer.firstItem)
        return TransitionFacePass(
            pass: scene.closePass(layer.id, role, from: layer.firstItem, region: region), toPassPixels: layer.own.plane)
    }

    /// Points from the bounds' origin → pixels of a face, at the scale of the screen. An upright face keeps the layer's place
    /// between the pixels too, so that at rest it is copied and not resampled.
    private func faceSpace(_ drawing: LayerDrawing, showsOnlyPage: Bool) -> Surroundings {
        let plane = drawing.plane
        let seen = plane.axisScales(at: drawing.bounds.middle)
        var scale = max(seen.x, seen.y)
        if !plane.isUpright { scale = exp2((log2(scale) * 4).rounded(.up) / 4) }
        let largest = 8192 / max(Double(drawing.bounds.width), Double(drawing.bounds.height))
        scale = min(scale.isFinite && scale > 0 ? scale : 1, largest)
        var toPixels = Homography.scale(scale, scale)
        if plane.isUpright, let origin = plane.apply(drawing.bounds.origin) {
            toPixels.c = phase(Double(origin.x), isMirrored: plane.a / plane.i < 0)
            toPixels.f = phase(Double(origin.y), isMirrored: plane.e / plane.i < 0)
        }
        var space = Surroundings(plane: toPixels, cull: faceCull(drawing, toPixels, showsOnlyPage: showsOnlyPage))
        space.isFlipped = false
        return space
    }

    /// True while a transition of the layer shows nothing of its faces beyond the layer's bounds.
    private func showsOnlyPage(_ tree: Int32, _ index: Int32) -> Bool {
        scene.trees[tree].layers[Int(index)].transition?.showsOnlyPage == true
    }

    private func phase(_ position: Double, isMirrored: Bool) -> Double {
        isMirrored ? position.rounded(.up) - position : position - position.rounded(.down)
    }

    /// What of a face may come to be seen: the layer and as much again on each side, since sublayers may stick out. With a page that
    /// rolls they do not.
    private func faceCull(_ drawing: LayerDrawing, _ plane: Homography, showsOnlyPage: Bool) -> PixelRect {
        let width = Double(drawing.bounds.width), height = Double(drawing.bounds.height)
        let page = CGRect(x: 0, y: 0, width: width, height: height)
        let room = showsOnlyPage ? page : page.insetBy(dx: -width, dy: -height)
        return VisibleExtent(of: room, on: plane, in: .largestPicture)?.bounds ?? .empty
    }
}

extension RunningTransition {
    /// True for a page on its way.
    fileprivate var showsOnlyPage: Bool {
        guard progress > 0, kind == .pageCurl || kind == .pageUnCurl else { return false }
        return progress < 1 || (leaf != nil && kind == .pageCurl)
    }
}
