extension UIControl {
    /// Has an action run when one of the events happens. An action of the same identifier is replaced.
    final func add(_ action: UIAction, _ controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        targets.append(Target(object: nil, hasObject: false, receiver: .action(action), events: controlEvents))
    }

    /// Ends what `addAction` began.
    final func removeActions(_ identifier: UIAction.Identifier, _ controlEvents: Event) {
        remove(controlEvents) { entry in
            guard case .action(let action) = entry.receiver else { return false }
            return action.identifier == identifier
        }
    }

    func remove(_ events: Event, where isMeant: (Target) -> Bool) {
        for index in targets.indices where isMeant(targets[index]) { targets[index].events.subtract(events) }
        targets.removeAll { $0.events.isEmpty }
    }

    /// Every target that still lives.
    public var allTargets: Set<AnyHashable> {
        Set(targets.compactMap { ($0.object as? NSObject).map { AnyHashable($0) } })
    }

    /// Every event that something waits for.
    public var allControlEvents: Event { targets.reduce(into: Event()) { $0.formUnion($1.events) } }

    /// The names of the actions that a target gets for an event.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.flatMap(receiver)
        let names = targets.compactMap { entry -> String? in
            guard case .selector(let selector) = entry.receiver, entry.object === object,
                !entry.events.isDisjoint(with: controlEvent)
            else { return nil }
            return selector.name
        }
        return names.isEmpty ? nil : names
    }

    /// Hands every action and target with its events to a closure, which may stop it.
    public func enumerateEventHandlers(
        _ iterator: (_ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool) -> Void
    ) {
        var stop = false
        for entry in targets where !stop {
            switch entry.receiver {
            case .action(let action): iterator(action, nil, entry.events, &stop)
            case .selector(let selector): iterator(nil, (entry.object, selector), entry.events, &stop)
            }
        }
    }

    /// Tells the targets in the order in which they were added.
    func send(_ events: Event, _ event: UIEvent?) {
        for target in targets where !target.events.isDisjoint(with: events) {
            switch target.receiver {
            case .action(let action): sendAction(action)
            case .selector(let selector):
                if target.hasObject, target.object == nil { continue }
                sendAction(selector, to: target.object, for: event)
            }
        }
    }
}
