import CoreGraphics

/// Makes recognisers of what is written of them.
@MainActor
struct RecognizerReading {
    let instance: InterfaceInstance

    private static let kinds: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "hoverGestureRecognizer": UIHoverGestureRecognizer.self,
        "gestureRecognizer": UIGestureRecognizer.self,
    ]

    /// A recogniser; nil for an element of another kind.
    func make(_ node: InterfaceNode) -> UIGestureRecognizer? {
        guard let kind = Self.kinds[node.kind] else { return nil }
        let made = NSObject.make(instance.type(of: node, kind)) as? UIGestureRecognizer ?? UIGestureRecognizer()
        if let isOn = node.flag("enabled") { made.isEnabled = isOn }
        if let isOn = node.flag("cancelsTouchesInView") { made.cancelsTouchesInView = isOn }
        if let isOn = node.flag("delaysTouchesBegan") { made.delaysTouchesBegan = isOn }
        if let isOn = node.flag("delaysTouchesEnded") { made.delaysTouchesEnded = isOn }
        set(made, node)
        instance.note(made, node)
        return made
    }

    private func set(_ made: UIGestureRecognizer, _ node: InterfaceNode) {
        let taps = node.integer("numberOfTapsRequired"), touches = node.integer("numberOfTouchesRequired")
        switch made {
        case let tap as UITapGestureRecognizer:
            if let taps { tap.numberOfTapsRequired = taps }
            if let touches { tap.numberOfTouchesRequired = touches }
        case let press as UILongPressGestureRecognizer:
            if let taps { press.numberOfTapsRequired = taps }
            if let touches { press.numberOfTouchesRequired = touches }
            if let seconds = node.number("minimumPressDuration") { press.minimumPressDuration = Double(seconds) }
            if let points = node.number("allowableMovement") { press.allowableMovement = points }
        case let swipe as UISwipeGestureRecognizer:
            let ways: [String: UISwipeGestureRecognizer.Direction] = ["left": .left, "up": .up, "down": .down]
            swipe.direction = ways[node["direction"] ?? ""] ?? .right
            if let touches { swipe.numberOfTouchesRequired = touches }
        case let pan as UIPanGestureRecognizer:
            if let count = node.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
            if let count = node.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
            if let edges = node.child(key: "edges") { (pan as? UIScreenEdgePanGestureRecognizer)?.edges = edges.edges }
        default: break
        }
    }
}
