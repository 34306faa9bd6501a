/// A key with modifiers that does something.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
    /// The method to call, found along the responder chain; gets the command.
    public let action: Selector
    /// The character of the key, or one of the named inputs.
    public let input: String?
    /// The modifiers that must be held.
    public let modifierFlags: UIKeyModifierFlags
    /// What the command does, in a sentence.
    open var discoverabilityTitle: String?
    /// Whether the command goes before what the key does by itself: typing and moving in a text, leading the focus on.
    open var wantsPriorityOverSystemBehavior = false
    /// How the command looks and whether it can be given: one that is disabled is not.
    open var attributes: UIMenuElement.Attributes = []
    /// Whether the command is ticked.
    open var state = UIMenuElement.State.off
    /// What the program keeps with the command.
    open var propertyList: Any?

    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputPageUp = "UIKeyInputPageUp"
    public static let inputPageDown = "UIKeyInputPageDown"
    public static let inputHome = "UIKeyInputHome"
    public static let inputEnd = "UIKeyInputEnd"
    public static let inputDelete = "UIKeyInputDelete"

    /// A command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// A command.
    public init(
        title: String = "", action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        discoverabilityTitle: String? = nil
    ) {
        self.action = action
        self.input = input
        self.modifierFlags = modifierFlags
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, subtitle: nil, image: nil)
    }

    func matches(_ key: UIKey) -> Bool {
        guard !attributes.contains(.disabled) else { return false }
        let held = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        return held == modifierFlags && input.map { $0.lowercased() == key.inputName.lowercased() } ?? false
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
        case .keyboardTab: "\t"
        case .keyboardReturnOrEnter: "\r"
        case .keyboardDeleteOrBackspace: "\u{8}"
        case .keyboardSpacebar: " "
        default: charactersIgnoringModifiers
        }
    }
}
