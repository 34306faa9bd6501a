package import CoreGraphics
package import RenderTree
import Synchronization

/// Draws a render tree into a bitmap: a compositor, installed by the module that knows one.
package enum LayerRenderer {
    /// Draws `tree` at a time of its clock. The context's space is that of the root's bounds; the root's own position and transform do not count.
    package typealias Draw = @Sendable (_ tree: RenderTree, _ time: Double, _ bounds: CGRect, _ context: CGContext) -> Void

    private static let installed = Mutex<Draw?>(nil)

    /// What `render(in:)` draws with; nil while no compositor is linked.
    package static var current: Draw? {
        get { installed.withLock { $0 } }
        set { installed.withLock { $0 = newValue } }
    }
}

extension CALayer {
    final func renderTree(in context: CGContext) {
        guard let draw = LayerRenderer.current else {
            return Diagnostics.report(
                "CALayer.render(in:) needs a compositor: link LayerStage or UIKit. Nothing is drawn.", key: "render(in:)")
        }
        let model = modelLayer ?? self
        let now = model.context?.clock.now ?? CACurrentMediaTime()
        let node = model.snapshotNode(at: now, presented: isPresentation)
        draw(RenderTree(root: node, commitTime: now), now, bounds, context)
    }

    /// The subtree as a node of its own, placed with its bounds at their own origin. Committed layers keep their nodes.
    private final func snapshotNode(at time: Double, presented: Bool) -> LayerNode {
        let layers = subtreeWithParentsFirst
        var nodes: [ObjectIdentifier: LayerNode] = [:]
        for layer in layers.reversed() {
            let animations = presented ? layer.attachedAnimations.compactMap(\.record) : []
            nodes[ObjectIdentifier(layer)] = LayerNode(
                id: layer.id, geometry: layer === self ? layer.geometryAtOwnOrigin : layer.geometry,
                style: LayerStyle(layer.appearance), content: layer.renderContent, timing: layer.timing,
                children: layer.contentNodes + layer.links.children.map { nodes[ObjectIdentifier($0)]! },
                mask: layer.links.mask.map { nodes[ObjectIdentifier($0)]! }, animations: animations)
        }
        return nodes[ObjectIdentifier(self)]!
    }

    private final var geometryAtOwnOrigin: LayerGeometry {
        var geometry = geometry
        geometry.transform = CATransform3DIdentity
        geometry.position = geometry.anchor
        geometry.zPosition = 0
        return geometry
    }

    private final var subtreeWithParentsFirst: [CALayer] {
        var layers: [CALayer] = []
        forEachInSubtree { layers.append($0) }
        return layers
    }
}
