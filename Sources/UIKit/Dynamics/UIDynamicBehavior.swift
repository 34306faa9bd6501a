/// Something that acts on dynamic items; a plain one groups others.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// Called in every frame in which the behaviour acts.
    open var action: (() -> Void)?
    /// The behaviours that act with this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// The items that the behaviour itself acts on.
    private(set) var ownItems: [any UIDynamicItem]
    private weak var animator: UIDynamicAnimator?
    private weak var parent: UIDynamicBehavior?

    /// A behaviour that only groups others.
    public override init() {
        ownItems = []
        super.init()
    }

    /// A behaviour of some items.
    init(of items: [any UIDynamicItem]) {
        ownItems = items
        super.init()
    }

    /// The animator that this behaviour, or the one it belongs to, was added to.
    open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

    /// Has another behaviour act with this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, !childBehaviors.contains(behavior) else { return }
        childBehaviors.append(behavior)
        behavior.parent = self
        didChange()
    }

    /// Takes a behaviour away that acted with this one.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(behavior) else { return }
        childBehaviors.removeAll { $0 === behavior }
        behavior.parent = nil
        didChange()
    }

    /// The behaviour is about to be added to an animator, or removed: nil.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        self.animator = animator
    }

    // MARK: What kinds of behaviour do

    /// Acts on an item as well.
    func include(_ item: any UIDynamicItem) {
        if !has(item) { ownItems.append(item) }
        didChange()
    }

    /// Acts on an item no more.
    func exclude(_ item: any UIDynamicItem) {
        ownItems.removeAll { $0 === item }
        didChange()
    }

    /// Whether it acts on an item.
    func has(_ item: any UIDynamicItem) -> Bool { ownItems.contains { $0 === item } }

    /// Adds forces, joints and contacts to the next step.
    func act(in world: DynamicWorld) {}

    /// This behaviour and all that belong to it.
    var flattened: [UIDynamicBehavior] {
        var found: [UIDynamicBehavior] = []
        var open = [self]
        while let next = open.popLast() {
            guard !found.contains(where: { $0 === next }) else { continue }
            found.append(next)
            open += next.childBehaviors.reversed()
        }
        return found
    }

    /// A property or the items changed: what rested may move again.
    func didChange() { dynamicAnimator?.behaviorDidChange() }
}
