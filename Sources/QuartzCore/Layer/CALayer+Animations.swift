import CoreGraphics
import RenderTree

/// One animation on one layer: from `add(_:forKey:)` to its end.
final class AttachedAnimation {
    let id: AnimationID
    let key: String?
    /// The frozen copy, which delegates and `animation(forKey:)` see.
    let animation: CAAnimation
    /// The completion blocks of the transactions that were open when it was added.
    let completions: [CompletionGroup]
    unowned(unsafe) var layer: CALayer?
    /// What was committed; nil until the next commit.
    var record: AnimationRecord? {
        didSet { timing = record?.timing }
    }
    /// That of ``record``, without a copy of the rest.
    private(set) var timing: MediaTiming?
    /// True when the property's value is drawn by `draw(in:)`, so that every frame draws anew.
    var redrawsLayer = false
    /// False for an animation whose begin time was still to come when it was committed.
    var beganAtCommit = true
    /// Set once its start was told.
    var hasStarted = false
    /// Set once its end was told.
    var hasEnded = false

    init(id: AnimationID, key: String?, animation: CAAnimation, completions: [CompletionGroup], layer: CALayer) {
        self.id = id
        self.key = key
        self.animation = animation
        self.completions = completions
        self.layer = layer
    }
}

extension CALayer {
    final func attach(_ animation: CAAnimation, forKey key: String?) {
        preconditionIsModel()
        let key = animation is CATransition ? kCATransition : key
        let copy = animation.frozenCopy()
        let transactions = TransactionStack.current
        if let context { TransactionStack.touch(context) }
        copy.prepare(transactions)
        if let key { detachAnimation(forKey: key) }
        let attached = AttachedAnimation(
            id: .next(), key: key, animation: copy, completions: transactions.joinCompletions(), layer: self)
        attachedAnimations.append(attached)
        mark(.commit)
        if context == nil { transactions.noteOffscreen(attached) }
    }

    final var attachedKeys: [String]? {
        let keys = (modelLayer ?? self).attachedAnimations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    final func attachedAnimation(forKey key: String) -> CAAnimation? {
        (modelLayer ?? self).attachedAnimations.last { $0.key == key }?.animation
    }

    final func detachAnimation(forKey key: String) {
        preconditionIsModel()
        guard let index = attachedAnimations.firstIndex(where: { $0.key == key }) else { return }
        let attached = attachedAnimations.remove(at: index)
        noteChange()
        mark(.commit)
        finish(attached, CallbackQueue.of(context))
    }

    final func detachAllAnimations() {
        preconditionIsModel()
        guard !attachedAnimations.isEmpty else { return }
        noteChange()
        mark(.commit)
        endAnimations(CallbackQueue.of(context))
    }

    /// Lets all animations go and queues their ends.
    final func endAnimations(_ queue: CallbackQueue) {
        let removed = attachedAnimations
        attachedAnimations = []
        for attached in removed { finish(attached, queue) }
    }

    final func finish(_ attached: AttachedAnimation, _ queue: CallbackQueue) {
        attached.layer = nil
        attached.tellEnd(queue, finished: false)
    }
}

extension AnimationID {
    /// Names are given in the order of addition. Layers of one tree live on one thread; the counter serves all.
    static func next() -> AnimationID { AnimationID(LayerID.next().raw) }
}
