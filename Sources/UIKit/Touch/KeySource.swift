import Displays

/// Hands keys to the key window: key commands first, then focus, then the responders.
@MainActor
final class KeySource {
    private unowned let screen: UIScreen
    private var presses: [Int: UIPress] = [:]

    init(screen: UIScreen) {
        self.screen = screen
    }

    /// The key window if it is on this display, otherwise the frontmost: keys never cross over to another display.
    private var window: UIWindow? {
        screen.windows.last { $0.isKeyWindow } ?? screen.windows.last { !$0.isHidden }
    }

    func deliver(_ input: KeyInput) {
        if input.isDown { begin(input) } else { end(input) }
    }

    /// Typed text goes to the first responder that takes it.
    func deliver(_ text: String) {
        (window?.firstResponder as? any UIKeyInput)?.insertText(text)
    }

    private func begin(_ input: KeyInput) {
        guard let window else { return }
        let key = UIKey(
            characters: input.characters, modifierFlags: UIKeyModifierFlags(input.modifiers),
            keyCode: UIKeyboardHIDUsage(rawValue: input.usage))
        if KeyCommands.perform(key, in: window) { return }
        if edit(key, in: window) { return }
        if FocusOrder.handle(key, in: window) { return }
        guard !input.isRepeat else { return }
        let press = UIPress()
        (press.key, press.timestamp, press.window) = (key, input.time, window)
        press.responder = window.firstResponder ?? window.deepestResponder
        presses[input.usage] = press
        send(press)
        if window.firstResponder == nil { window.keyScrolled(key) }
    }

    private func end(_ input: KeyInput) {
        guard let press = presses.removeValue(forKey: input.usage) else { return }
        press.phase = .ended
        press.timestamp = input.time
        send(press)
    }

    private func send(_ press: UIPress) {
        let event = UIPressesEvent(type: .presses)
        event.timestamp = press.timestamp
        event.modifierFlags = press.key?.modifierFlags ?? []
        event.allPresses = [press]
        UIApplication.shared.sendEvent(event)
    }

    /// Keys that edit text rather than type it.
    private func edit(_ key: UIKey, in window: UIWindow) -> Bool {
        guard let input = window.firstResponder as? any UIKeyInput else { return false }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: input.deleteBackward()
        case .keyboardReturnOrEnter: input.insertText("\n")
        default: return false
        }
        return true
    }
}

/// Something that takes typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
    /// Whether there is anything to delete.
    var hasText: Bool { get }
    /// Types text at the cursor.
    func insertText(_ text: String)
    /// Deletes the character before the cursor.
    func deleteBackward()
}

/// Finds the command for a key, from the first responder up.
@MainActor
enum KeyCommands {
    static func perform(_ key: UIKey, in window: UIWindow) -> Bool {
        var responder: UIResponder? = window.firstResponder ?? window.deepestResponder
        while let current = responder {
            for command in current.keyCommands ?? [] where command.matches(key) {
                guard let target = current.target(forAction: command.action, withSender: command) else { continue }
                command.action.perform(on: target as AnyObject, with: command)
                return true
            }
            responder = current.next
        }
        return false
    }
}

extension UIWindow {
    /// Where keys go without a first responder: to the controller on top, and from there up.
    var deepestResponder: UIResponder {
        guard var controller = rootViewController else { return self }
        while let next = controller.presentedByOwn ?? controller.shownChild { controller = next }
        return controller
    }
}

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
