import AppleRuntime

/// Who hears of a gesture.
struct GestureTarget {
    weak var object: AnyObject?
    var selector: Selector?
    var action: UIAction?
}

extension UIGestureRecognizer {
    /// Calls a method for began, changed, ended and cancelled. The target is not kept alive.
    final func add(_ target: Any, _ action: Selector) {
        let object = Objects.itself(target)
        guard !targets.contains(where: { $0.object === object && $0.selector == action }) else { return }
        targets.append(GestureTarget(object: object, selector: action))
    }

    /// Stops calling methods: of a target or all, with a name or all.
    final func remove(_ target: Any?, _ action: Selector?) {
        let object = target.map(Objects.itself)
        targets.removeAll { entry in
            entry.selector != nil && (object == nil || entry.object === object)
                && (action == nil || entry.selector == action)
        }
    }

    /// Runs a closure for began, changed, ended and cancelled; `action.sender` is the recogniser.
    public func addAction(_ action: UIAction) {
        targets.append(GestureTarget(action: action))
    }

    /// Stops running a closure.
    public func removeAction(identifiedBy identifier: UIAction.Identifier) {
        targets.removeAll { $0.action?.identifier == identifier }
    }

    /// Calls the targets in the order in which they were added, as if the gesture were in `state`.
    func sendActions(_ state: State) {
        let now = ownState
        // By the time of the call the recogniser may have gone on; targets see the state they are called for.
        ownState = state
        KeyValueObservations.checkAll()
        for target in targets {
            if let action = target.action {
                action.performAction(from: self)
            } else if let selector = target.selector, let object = target.object {
                selector.perform(on: object, with: self)
            }
        }
        if ownState == state { ownState = now }
        targets.removeAll { $0.action == nil && $0.object == nil }
    }
}
