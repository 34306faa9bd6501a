import CoreGraphics
import QuartzCore
import RenderTree

/// Remembers what a transition's animator animated and what the values were before, so that a cancelled transition can take
/// both back.
///
/// Changes of views inside animation blocks are seen as they are made. Explicit animations say nothing of the value before;
/// there the committed tree does, which is kept whole by keeping one reference.
@MainActor
final class TransitionRecorder {
    private var roots: [CALayer]
    private let treeBefore: [LayerID: LayerNode]
    private var changes: [LayerChange] = []
    /// The stretches of time in which the transition's animations were added.
    private var spans: [(first: AnimationID, last: AnimationID)] = []

    /// - Parameter roots: the container, and any layer outside it that takes part.
    init(roots: [CALayer]) {
        self.roots = roots
        var nodes: [LayerID: LayerNode] = [:]
        var waiting = roots.compactMap(\.committed)
        while let node = waiting.popLast() {
            nodes[node.id] = node
            waiting.append(contentsOf: node.children)
        }
        treeBefore = nodes
    }

    /// One more layer outside the container takes part.
    func add(_ root: CALayer) {
        if !roots.contains(where: { $0 === root }) { roots.append(root) }
    }

    /// Everything that `body` animates belongs to the transition.
    func record(_ body: () -> Void) {
        let first = AnimationID.latest
        let outer = AnimationContext.observer
        AnimationContext.observer = { [weak self] change in
            self?.changes.append(change)
            outer?(change)
        }
        body()
        AnimationContext.observer = outer
        spans.append((first, .latest))
    }

    /// Removes the recorded animations and puts the values back to what they were.
    func takeBack() {
        let spans = spans
        self.spans = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for change in changes.reversed() { change.set(change.old) }
        changes = []
        forEachLayer { layer in
            for span in spans {
                for animation in layer.animations(addedAfter: span.first, through: span.last) {
                    putBack(animation, of: layer)
                }
                layer.removeAnimations(addedAfter: span.first, through: span.last)
            }
        }
        CATransaction.commit()
    }

    private func forEachLayer(_ body: (CALayer) -> Void) {
        var waiting = roots
        while let layer = waiting.popLast() {
            body(layer)
            waiting.append(contentsOf: layer.sublayers ?? [])
            if let mask = layer.mask { waiting.append(mask) }
        }
    }

    /// An explicit animation of the geometry: the model goes back to what was committed before the transition.
    private func putBack(_ animation: CAAnimation, of layer: CALayer) {
        guard let property = animation as? CAPropertyAnimation, !property.isAdditive, let keyPath = property.keyPath,
            let geometry = treeBefore[layer.id]?.geometry
        else { return }
        switch keyPath.split(separator: ".").first {
        case "position": layer.position = geometry.position
        case "bounds": layer.bounds = geometry.bounds
        case "transform": layer.transform = geometry.transform
        case "opacity": layer.opacity = geometry.opacity
        case "zPosition": layer.zPosition = CGFloat(geometry.zPosition)
        default: break
        }
    }
}
