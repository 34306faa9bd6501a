/// A change of a layer's property inside an animation: holds the old value until the new one is set.
@MainActor
struct PendingChange {
    let recorder: any ChangeRecorder
    let old: LayerValue

    init(recorder: any ChangeRecorder, layer: CALayer, key: String) {
        self.recorder = recorder
        old = LayerValue(of: key, on: layer)
    }

    func record(_ layer: CALayer, key: String) {
        let change = LayerChange(layer: layer, key: key, old: old, new: LayerValue(of: key, on: layer))
        AnimationContext.observer?(change)
        recorder.record(change)
    }
}

/// The action of a property whose changes add up.
@MainActor
final class ViewAction: @preconcurrency CAAction {
    private let change: PendingChange

    init(_ change: PendingChange) { self.change = change }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if let layer = anObject as? CALayer { change.record(layer, key: event) }
    }
}

/// The action of a property that goes from old to new. As on Apple's systems it is a `CABasicAnimation`, from which views take
/// the duration and the pace for properties of their own.
final class ViewAnimationAction: CABasicAnimation {
    private nonisolated(unsafe) var change: PendingChange?

    /// A copy is an animation and nothing more.
    convenience init(_ change: PendingChange, key: String) {
        self.init(keyPath: key)
        self.change = change
    }

    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let change, event == keyPath, let layer = anObject as? CALayer else {
            return super.run(forKey: event, object: anObject, arguments: dict)
        }
        MainActor.assumeIsolated { [layer = UncheckedBox(value: layer)] in change.record(layer.value, key: event) }
    }
}

extension ViewAction {
    private static let none = NSNull()

    static func make(for layer: CALayer, forKey event: String) -> any CAAction {
        guard let recorder = AnimationContext.recorder, LayerChange.animatableKeys.contains(event) else { return none }
        let change = PendingChange(recorder: recorder, layer: layer, key: event)
        guard !change.old.addsUp else { return ViewAction(change) }
        let action = ViewAnimationAction(change, key: event)
        if case .curve(let function) = recorder.settings.motion { action.timingFunction = function }
        recorder.settings.setTiming(of: action, on: layer)
        action.fromValue = change.old.boxed
        return action
    }
}

extension UIView {
    /// The action of a property of the view's layer: none outside animations.
    func animatedAction(for layer: CALayer, forKey event: String) -> any CAAction {
        ViewAction.make(for: layer, forKey: event)
    }
}
