extension UIEvent {
    /// The windows that the event concerns, in the order of its touches.
    var windows: [UIWindow] {
        let all =
            if let presses = self as? UIPressesEvent {
                presses.allPresses.compactMap(\.window)
            } else {
                orderedTouches.compactMap(\.window)
            }
        return all.reduce(into: []) { windows, window in
            if !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
    }
}

extension UIWindow {
    func deliver(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            deliver(presses)
        } else if event.type == .touches {
            // A finger says by itself where it is.
            if focusedView != nil, event.orderedTouches.contains(where: { $0.phase == .began }) { loseFocus() }
            touchCenter.process(event, in: self)
        }
    }

    private func deliver(_ event: UIPressesEvent) {
        for press in event.allPresses where press.window === self {
            let responder = press.responder ?? self
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            default: responder.pressesEnded([press], with: event)
            }
        }
    }
}
