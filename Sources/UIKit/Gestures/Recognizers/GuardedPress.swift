/// A long press that begins only where it means something; elsewhere the touch is left to others.
class GuardedPress: UILongPressGestureRecognizer {
    /// Asked when the finger has been down for long enough.
    var mayPress: () -> Bool = { false }

    override func mayBegin() -> Bool { mayPress() }
    override var followsOtherButtons: Bool { false }
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
