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
