/// A long press that begins only where it means something; elsewhere the touch is left to others.
class GuardedPress: UILongPressGestureRecognizer {
    /// Asked when the finger has been down for long enough.
    var mayPress: () -> Bool = { false }

    override func mayBegin() -> Bool { mayPress() }
}
