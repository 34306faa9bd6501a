/// The keys that change what others mean.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: Int

    /// The value of a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The modifier key alpha shift.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The modifier key shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The modifier key control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The modifier key alternate.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The modifier key command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The modifier key numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key by its place on the keyboard: the usage numbers of USB keyboards.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: Int

    /// The value of a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The key A.
    public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
    /// The key Z.
    public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1D)
    /// The key 1.
    public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 0x1E)
    /// The key 0.
    public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 0x27)
    /// The key Return Or Enter.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    /// The key Escape.
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    /// The key Delete Or Backspace.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
    /// The key Tab.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
    /// The key Spacebar.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
    /// The key Home.
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
    /// The key Page Up.
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
    /// The key Delete Forward.
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
    /// The key End.
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
    /// The key Page Down.
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
    /// The key Right Arrow.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
    /// The key Left Arrow.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    /// The key Down Arrow.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    /// The key Up Arrow.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}

/// A key of a keyboard and what it means.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What the key types with the modifiers held.
    open private(set) var characters: String
    /// What the key types alone.
    open private(set) var charactersIgnoringModifiers: String
    /// The modifiers held.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// The key's place on the keyboard.
    open private(set) var keyCode: UIKeyboardHIDUsage

    init(characters: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage) {
        charactersIgnoringModifiers = characters
        self.characters = modifierFlags.contains(.shift) ? characters.uppercased() : characters
        self.modifierFlags = modifierFlags
        self.keyCode = keyCode
        super.init()
    }

    /// A key that types nothing, for those that stand in for one.
    public override init() {
        characters = ""
        charactersIgnoringModifiers = ""
        modifierFlags = []
        keyCode = UIKeyboardHIDUsage(rawValue: 0)
        super.init()
    }

    /// The same as ``init()``: keys are not kept in archives here.
    public required convenience init?(coder: NSCoder) { self.init() }
}

/// One key or button, from down to up.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Where a key is in its life.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed, stationary, ended, cancelled
    }

    /// Which button, for those that remote controls have.
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown
    }

    /// Where the key is in its life.
    open internal(set) var phase = Phase.began
    /// Seconds on the media clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The key.
    open internal(set) var key: UIKey?
    /// The responder that got it first.
    open internal(set) weak var responder: UIResponder?
    /// The window that was key.
    open internal(set) weak var window: UIWindow?
    /// How far it is pressed: 1 while down.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// The button that the key stands for.
    open var type: PressType {
        switch key?.keyCode {
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        case .keyboardEscape: .menu
        case .keyboardPageUp: .pageUp
        case .keyboardPageDown: .pageDown
        default: .select
        }
    }
}
