/// A long press that begins only where it means something; elsewhere the touch is left to others.
class GuardedPress: UILongPressGestureRecognizer {
    /// Asked when the finger has been down for long enough.
    var mayPress: () -> Bool = { false }

    override func mayBegin() -> Bool { mayPress() }
    override var followsOtherButtons: Bool { false }

    /// What comes of a press that several may share.
    enum Purpose { case menu, drag }
    /// nil for a press that shares with nobody.
    var purpose: Purpose? { nil }

    /// A menu and a drag may come of the same press.
    private func goesTogether(with other: UIGestureRecognizer) -> Bool {
        guard let purpose, let others = (other as? GuardedPress)?.purpose else { return false }
        return purpose != others
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !goesTogether(with: preventedGestureRecognizer) && super.canPrevent(preventedGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !goesTogether(with: preventingGestureRecognizer) && super.canBePrevented(by: preventingGestureRecognizer)
    }
}

/// The press that opens a menu. The secondary button of a pointer does it at once.
class MenuPress: GuardedPress {
    /// Whether it is the secondary button that presses.
    private(set) var isSecondaryClick = false

    override var followsOtherButtons: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        isSecondaryClick = event.buttonMask == .secondary
        guard isSecondaryClick else {
            guard touches.allSatisfy(\.isOfPrimaryButton) else { return fail("another button of the pointer is held") }
            return super.touchesBegan(touches, with: event)
        }
        state = .began
    }
}
