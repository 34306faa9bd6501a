/// Something the user did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kind of thing.
    public enum EventType: Int, Sendable {
        case touches = 0, motion, remoteControl, presses, scroll = 10, hover, transform = 14
    }

    /// What kind of thing.
    open var type: EventType { .touches }
    /// Seconds on the media clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The fingers on the screen and those that just left it.
    open internal(set) var allTouches: Set<UITouch>?
}

/// Keys or buttons the user pressed.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }
    /// The keys and buttons that are down and those that just went up.
    open internal(set) var allPresses: Set<UIPress> = []
}

/// One key or button, from down to up.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Where a key is in its life.
    public enum Phase: Int, Sendable {
        case began = 0, changed, stationary, ended, cancelled
    }

    /// Where the key is in its life.
    open internal(set) var phase = Phase.began
    /// Seconds on the media clock.
    open internal(set) var timestamp: TimeInterval = 0
}
