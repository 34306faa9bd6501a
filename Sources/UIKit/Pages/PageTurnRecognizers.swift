/// Drags that turn pages.
final class PageTurnPan: UIPanGestureRecognizer {
    /// Whether there is a page to turn to.
    var mayTurn: () -> Bool = { false }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        name = "page turn"
        maximumNumberOfTouches = 1
    }

    override func mayBegin() -> Bool { mayTurn() }
    override var followsOtherButtons: Bool { false }

    /// Where the finger went down.
    func startLocation(in target: UIView) -> CGPoint {
        convert(sequenceTouches.first?.startLocation ?? .zero, to: target)
    }

    /// Ends a drag under way; the finger means nothing until it lifts.
    func giveUp() { cancelFromOutside() }
}

/// Taps in the margins that turn pages.
final class PageTurnTap: UITapGestureRecognizer {
    var mayTurn: () -> Bool = { false }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        name = "page tap"
    }

    override func mayBegin() -> Bool { mayTurn() }
}
