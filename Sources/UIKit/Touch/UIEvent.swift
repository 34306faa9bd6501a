/// Something the user did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kind of thing.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion, remoteControl, presses
        case scroll = 10
        case hover
        case transform = 14
    }

    /// A closer description of some kinds.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake
        // Keys of headsets and the like: none come here.
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The buttons of a pointer.
    public struct ButtonMask: OptionSet, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: Int

        /// The value of a number.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The main button.
        public static let primary = ButtonMask(rawValue: 1)
        /// The other button, which opens menus.
        public static let secondary = ButtonMask(rawValue: 2)

        /// A button by its number: 1 is the primary one, 2 the secondary.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            precondition(
                (1...32).contains(buttonNumber), "Buttons of a pointer count from 1 to 32; got \(buttonNumber).")
            return ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }

    let ownType: EventType

    init(type: EventType) {
        ownType = type
        super.init()
    }

    /// An event without touches.
    public override convenience init() {
        self.init(type: .touches)
    }

    /// What kind of thing.
    open var type: EventType { ownType }
    /// A closer description; none here.
    open var subtype: EventSubtype { .none }
    /// Seconds on the media clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The modifier keys that are held.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The pointer's buttons that are held.
    open internal(set) var buttonMask: ButtonMask = []

    /// Fingers in the order in which they went down.
    var orderedTouches: [UITouch] = []
    /// All samples of the frame, oldest first, for touches that moved more than once in it.
    var samples: [ObjectIdentifier: [UITouch]] = [:]

    /// The fingers on the screen and those that just left it.
    open var allTouches: Set<UITouch>? { ownType == .touches ? Set(orderedTouches) : nil }

    /// The fingers that went down in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// The fingers that went down in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// The fingers that a recogniser follows.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = orderedTouches.filter(isWanted)
        return found.isEmpty ? nil : Set(found)
    }

    /// All places the touch has been at since the last event, oldest first; the last is the touch's own.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard orderedTouches.contains(where: { $0 === touch }) else { return nil }
        return samples[ObjectIdentifier(touch)] ?? [touch.snapshot()]
    }

    /// Where the touch would be at the next two frames if it went on as in the last one.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard orderedTouches.contains(where: { $0 === touch }) else { return nil }
        guard touch.phase == .moved else { return [] }
        let dx = touch.windowLocation.x - touch.previousWindowLocation.x
        let dy = touch.windowLocation.y - touch.previousWindowLocation.y
        return (1...2).map { step in
            let next = touch.snapshot()
            next.previousWindowLocation = CGPoint(
                x: touch.windowLocation.x + dx * CGFloat(step - 1), y: touch.windowLocation.y + dy * CGFloat(step - 1))
            next.windowLocation = CGPoint(
                x: touch.windowLocation.x + dx * CGFloat(step), y: touch.windowLocation.y + dy * CGFloat(step))
            next.timestamp = touch.timestamp + Double(step) / 60
            return next
        }
    }
}

/// Keys or buttons the user pressed.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The keys and buttons that are down and those that just went up.
    open internal(set) var allPresses: Set<UIPress> = []

    /// An event without keys, for those that stand in for one.
    public init() { super.init(type: .presses) }
}
