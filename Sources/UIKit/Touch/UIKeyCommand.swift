/// A command with keys that give it.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The character of the key, or one of the named inputs.
    public let input: String?
    /// The modifiers that must be held.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command goes before what the key does by itself: typing and moving in a text, leading the focus on.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the key may be another one where the user's keyboard cannot type it. Keys here are those that are asked for.
    open var allowsAutomaticLocalization = true
    /// Whether keys that point to a side point to the other one where reading goes from the right. True by default.
    open var allowsAutomaticMirroring = true

    /// The input of the key up arrow.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The input of the key down arrow.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The input of the key left arrow.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The input of the key right arrow.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The input of the key escape.
    public static let inputEscape = "UIKeyInputEscape"
    /// The input of the key page up.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// The input of the key page down.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// The input of the key home.
    public static let inputHome = "UIKeyInputHome"
    /// The input of the key end.
    public static let inputEnd = "UIKeyInputEnd"
    /// The input of the key delete.
    public static let inputDelete = "UIKeyInputDelete"

    /// The input of a function key.
    public static let f1 = "UIKeyInputF1"
    /// The input of a function key.
    public static let f2 = "UIKeyInputF2"
    /// The input of a function key.
    public static let f3 = "UIKeyInputF3"
    /// The input of a function key.
    public static let f4 = "UIKeyInputF4"
    /// The input of a function key.
    public static let f5 = "UIKeyInputF5"
    /// The input of a function key.
    public static let f6 = "UIKeyInputF6"
    /// The input of a function key.
    public static let f7 = "UIKeyInputF7"
    /// The input of a function key.
    public static let f8 = "UIKeyInputF8"
    /// The input of a function key.
    public static let f9 = "UIKeyInputF9"
    /// The input of a function key.
    public static let f10 = "UIKeyInputF10"
    /// The input of a function key.
    public static let f11 = "UIKeyInputF11"
    /// The input of a function key.
    public static let f12 = "UIKeyInputF12"

    /// A command without keys, which nobody knows.
    public convenience init() { self.init(title: "", action: Selector(""), input: "") }

    /// A command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// A command with a sentence about it.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// A command with keys, which goes to the first responder that knows its action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    private static let mirrored = [
        inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow, "[": "]", "]": "[", "{": "}", "}": "{",
    ]

    private var inputInForce: String? {
        guard let input, allowsAutomaticMirroring, let other = Self.mirrored[input],
            UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        else { return input }
        return other
    }

    override func copied() -> UICommand {
        let copy = UIKeyCommand(
            title: title, subtitle: subtitle, image: image, action: action, input: input ?? "",
            modifierFlags: modifierFlags, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        return copy
    }

    /// The action that a key asks for: the command's own, or an alternate's with its keys held besides; nil if neither.
    func action(for key: UIKey) -> Selector? {
        guard attributes.isDisjoint(with: [.disabled, .hidden]), let input = inputInForce,
            input.lowercased() == key.inputName.lowercased()
        else { return nil }
        let held = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        if held == modifierFlags { return action }
        return alternates.first { held == modifierFlags.union($0.modifierFlags) }?.action
    }
}

extension UIKey {
    /// How key commands call the key.
    fileprivate var inputName: String {
        switch keyCode {
        case .keyboardUpArrow: UIKeyCommand.inputUpArrow
        case .keyboardDownArrow: UIKeyCommand.inputDownArrow
        case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
        case .keyboardRightArrow: UIKeyCommand.inputRightArrow
        case .keyboardEscape: UIKeyCommand.inputEscape
        case .keyboardPageUp: UIKeyCommand.inputPageUp
        case .keyboardPageDown: UIKeyCommand.inputPageDown
        case .keyboardHome: UIKeyCommand.inputHome
        case .keyboardEnd: UIKeyCommand.inputEnd
        case .keyboardDeleteForward: UIKeyCommand.inputDelete
        case .keyboardF1, .keyboardF2, .keyboardF3, .keyboardF4, .keyboardF5, .keyboardF6, .keyboardF7, .keyboardF8,
            .keyboardF9, .keyboardF10, .keyboardF11, .keyboardF12:
            "UIKeyInputF\(keyCode.rawValue - UIKeyboardHIDUsage.keyboardF1.rawValue + 1)"
        case .keyboardTab: "\t"
        case .keyboardReturnOrEnter: "\r"
        case .keyboardDeleteOrBackspace: "\u{8}"
        case .keyboardSpacebar: " "
        default: charactersIgnoringModifiers
        }
    }
}
