package import CoreGraphics
package import RenderTree
import Synchronization

/// Draws a render tree into a bitmap: a compositor, installed by the module that knows one.
package enum LayerRenderer {
    /// Draws `tree` at a time of its clock. The context's space is that of the root's bounds; the root's own position and transform do not count.
    package typealias Draw =
        @Sendable (_ tree: RenderTree, _ time: Double, _ bounds: CGRect, _ context: CGContext) -> Void

    /// Around the function, since a lock over a bare function wraps it once more each time it is read, and calls then go through every wrap.
    private struct Installed {
        var draw: Draw?
    }
    private static let installed = Mutex(Installed())

    /// What `render(in:)` draws with; nil while no compositor is linked.
    package static var current: Draw? {
        get { installed.withLock { $0.draw } }
        set { installed.withLock { $0.draw = newValue } }
    }
}

extension CALayer {
    final func renderTree(in context: CGContext) {
        guard let draw = LayerRenderer.current else {
            return Diagnostics.report(
                "CALayer.render(in:) needs a compositor: link LayerStage or UIKit. Nothing is drawn.",
                key: "render(in:)")
        }
        // What was never on a screen has not been displayed yet.
        if !isPresentation { displaySubtree() }
        draw(treeForPicture, timeForPicture, bounds, context)
    }

    /// This layer and what is in it as a tree of its own, without the layer's position and transform.
    package final var treeForPicture: RenderTree {
        RenderTree(root: isPresentation ? presentedNode : modelNode, commitTime: timeForPicture)
    }

    /// The time at which a picture of the layer shows it.
    package final var timeForPicture: Double { (modelLayer ?? self).parentTimeNow }

    /// What is on screen: this layer's sample over the committed sublayers, which go on moving.
    private final var presentedNode: LayerNode? {
        guard let committed = modelLayer?.committed else { return nil }
        return LayerNode(
            id: id, geometry: geometryAtOwnOrigin, style: LayerStyle(appearance), content: renderContent,
            timing: committed.timing, children: committed.children, mask: committed.mask)
    }

    /// The subtree as it is now, committed or not, without animations.
    private final var modelNode: LayerNode? {
        var layers: [CALayer] = []
        forEachInSubtree { layers.append($0) }
        var nodes: [LayerID: LayerNode] = [:]
        for layer in layers.reversed() {
            nodes[layer.id] = LayerNode(
                id: layer.id, geometry: layer === self ? geometryAtOwnOrigin : layer.geometry,
                style: LayerStyle(layer.appearance), content: layer.renderContent, timing: layer.timing,
                children: layer.contentNodes + layer.links.children.compactMap { nodes[$0.id] },
                mask: layer.links.mask.flatMap { nodes[$0.id] })
        }
        return nodes[id]
    }

    private final var geometryAtOwnOrigin: LayerGeometry {
        var geometry = geometry
        geometry.transform = CATransform3DIdentity
        geometry.position = geometry.anchor
        geometry.zPosition = 0
        return geometry
    }
}
