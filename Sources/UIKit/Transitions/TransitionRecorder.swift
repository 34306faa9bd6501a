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
            if let mask = node.mask { waiting.append(mask) }
        }
        treeBefore = nodes
    }

    /// One more layer outside the container takes part.
    func add(_ root: CALayer) {
        if !roots.contains(where: { $0 === root }) { roots.append(root) }
    }

    /// Runs `body` and answers the first property animator that it started.
    func firstAnimator(startedBy body: () -> Void) -> UIViewPropertyAnimator? {
        var first: UIViewPropertyAnimator?
        let outer = AnimationContext.animatorObserver
        AnimationContext.animatorObserver = { if first == nil { first = $0 } }
        body()
        AnimationContext.animatorObserver = outer
        return first
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
        let recorded = Dictionary(grouping: changes) { ObjectIdentifier($0.layer) }.mapValues { Set($0.map(\.key)) }
        changes = []
        forEachLayer { layer in
            for span in spans {
                let animations = layer.animations(addedAfter: span.first, through: span.last)
                let keys = Set(animations.flatMap(Self.keys)).subtracting(recorded[ObjectIdentifier(layer)] ?? [])
                if !keys.isEmpty, let node = treeBefore[layer.id] { layer.takeBack(keys, from: node) }
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

    /// The properties that an explicit animation moves.
    private static func keys(_ animation: CAAnimation) -> [String] {
        if let group = animation as? CAAnimationGroup { return (group.animations ?? []).flatMap(keys) }
        guard let keyPath = (animation as? CAPropertyAnimation)?.keyPath else { return [] }
        return keyPath.split(separator: ".").prefix(1).map(String.init)
    }
}
