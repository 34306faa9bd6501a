extension UIControl {
    /// What happened to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger went down inside.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger went down more than once in quick succession.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moved in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moved out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger lifted inside: a button's tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the finger away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control does what it is for, however it was brought to it.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu action was chosen.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every touch.
        public static let allTouchEvents = Event(rawValue: 0xfff)
        /// Every change of text.
        public static let allEditingEvents = Event(rawValue: 0xf0000)
        /// Values that programs may use.
        public static let applicationReserved = Event(rawValue: 0xf00_0000)
        /// Values that the kit uses.
        public static let systemReserved = Event(rawValue: 0xf000_0000)
        /// Every event.
        public static let allEvents = Event(rawValue: 0xffff_ffff)
    }

    /// How a control is, so that it can look different for each.
    public struct State: OptionSet, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Neither touched nor chosen nor disabled.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It cannot be used now.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is on, or chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// The keyboard's focus is on it.
        public static let focused = State(rawValue: 1 << 3)
        /// Values that programs may use.
        public static let application = State(rawValue: 0xff_0000)
        /// Values that the kit uses.
        public static let reserved = State(rawValue: 0xff00_0000)
    }

    /// Where content goes across a control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left, right, fill, leading, trailing
    }

    /// Where content goes down a control.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top, bottom, fill
    }
}
