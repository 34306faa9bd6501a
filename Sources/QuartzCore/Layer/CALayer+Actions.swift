import CoreGraphics
import RenderTree

extension CALayer {
    final func setDelegate(_ delegate: (any CALayerDelegate)?) {
        forgetDelegate()
        otherDelegate = delegate
    }

    /// Makes the owner of the layer its delegate. The owner calls ``forgetDelegate()`` before it goes.
    package final func setOwnedDelegate(_ delegate: any CALayerDelegate, isIdle: Bool) {
        otherDelegate = nil
        ownedDelegate = delegate
        delegateIsIdle = isIdle
    }

    /// The owner is no delegate any more.
    package final func forgetDelegate() {
        ownedDelegate = nil
        delegateIsIdle = false
    }

    /// Keys whose change animates by a `CABasicAnimation`. Paths animate only explicitly.
    private static let animatedKeys: Set<String> = [
        "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform", "contents",
        "contentsRect", "contentsCenter", "contentsScale", "cornerRadius", "cornerRadii", "borderWidth", "borderColor",
        "opacity", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "backgroundColor",
    ]
    /// Keys whose change animates by a fade.
    private static let fadingKeys: Set<String> = [
        "hidden", "geometryFlipped", "masksToBounds", "mask", "sublayers", "filters", "maskedCorners",
    ]

    /// The action for an event. A subclass may answer `NSNull` for none.
    final func activeAction(forKey event: String) -> (any CAAction)? {
        guard let action = action(forKey: event), !(action is NSNull) else { return nil }
        return action
    }

    final func run(_ action: any CAAction, _ event: String) {
        action.run(forKey: event, object: self, arguments: nil)
    }

    final func findAction(forKey event: String) -> (any CAAction)? {
        guard let answer = givenAction(forKey: event) else { return builtInAction(forKey: event) }
        return answer is NSNull ? nil : answer
    }

    /// What the first of those asked for an action answers; `NSNull` ends the search.
    private final func givenAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action }
        if let action = objects.actions?[event] { return action }
        if let action = styleAction(forKey: event) { return action }
        return type(of: self).defaultAction(forKey: event)
    }

    private final func styleAction(forKey event: String) -> (any CAAction)? {
        (objects.style?["actions"] as? [String: Any])?[event] as? any CAAction
    }

    /// The implicit animation. A layer that was never committed has none.
    private final func builtInAction(forKey event: String) -> (any CAAction)? {
        guard committed != nil, context != nil else { return nil }
        if CALayer.fadingKeys.contains(event) { return implicit(CATransition()) }
        guard CALayer.animatedKeys.contains(event) || type(of: self).kindAnimatedKeys.contains(event) else {
            return nil
        }
        let isAttached = attachedAnimations.contains { $0.key == event }
        let value = isAttached ? presentation()?.value(forKey: event) : self.value(forKey: event)
        if event == "backgroundColor", value == nil { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = value
        return implicit(animation)
    }

    private final func implicit(_ animation: CAAnimation) -> CAAnimation {
        let transactions = TransactionStack.current
        animation.duration = transactions.animationDuration
        animation.timingFunction = transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
        animation.fillMode = .backwards
        return animation
    }

    /// The action of entering or leaving a tree.
    final func runOrderAction(_ event: String) {
        if hasIdleDelegate || TransactionStack.current.disablesActions { return }
        if let action = activeAction(forKey: event) { run(action, event) }
    }
}
