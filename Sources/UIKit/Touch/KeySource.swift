import Displays

/// Hands keys to the key window: key commands first, then focus, then the responders.
@MainActor
final class KeySource {
    private unowned let screen: UIScreen
    private var presses: [Int: UIPress] = [:]
    /// Whether the text that a key types was meant as a command.
    private var isTextTaken = false

    init(screen: UIScreen) {
        self.screen = screen
    }

    /// The key window if it is on this display, otherwise the frontmost: keys never cross over to another display.
    private var window: UIWindow? {
        screen.windows.last { $0.isKeyWindow } ?? screen.ownWindows.last { !$0.isHidden }
    }

    func deliver(_ input: KeyInput) {
        isTextTaken = false
        if input.isDown { begin(input) } else { end(input) }
    }

    /// Typed text goes to the first responder that takes it, unless a command has had the key.
    func deliver(_ text: String) {
        guard !isTextTaken else { return }
        if let input = window?.firstResponder as? any UIKeyInput { input.typeForUser(text) }
    }

    /// Text that is being composed stands where it will be, and is replaced by what comes of it.
    func deliver(marked text: String) {
        (window?.firstResponder as? any UIKeyInput)?.compose(text)
    }

    /// Keys are let go of elsewhere from now on: those that are down are taken away.
    func cancelAll() {
        for (_, press) in presses.sorted(by: { $0.key < $1.key }) { finish(press, .cancelled, at: press.timestamp) }
        presses = [:]
    }

    private func begin(_ input: KeyInput) {
        guard let window else { return }
        let key = UIKey(
            characters: input.characters, modifierFlags: UIKeyModifierFlags(input.modifiers),
            keyCode: UIKeyboardHIDUsage(rawValue: input.usage))
        isTextTaken = key.isCommand
        if KeyCommands.perform(key, in: window, overSystem: true) {
            isTextTaken = true
            return
        }
        let isPlain = key.modifierFlags.isDisjoint(with: [.command, .control])
        if isPlain, edit(key, in: window) || FocusOrder.handle(key, in: window) { return }
        if !isForText(key, in: window), KeyCommands.perform(key, in: window, overSystem: false) {
            isTextTaken = true
            return
        }
        if !isPlain, edit(key, in: window) || FocusOrder.handle(key, in: window) { return }
        if KeyCommands.performAsCommand(key, in: window) {
            isTextTaken = true
            return
        }
        if undo(key, in: window) { return }
        if input.isRepeat { repeats(key, in: window) } else { begin(key, input, in: window) }
    }

    /// Takes back what the responders did last, or does it again with Shift.
    private func undo(_ key: UIKey, in window: UIWindow) -> Bool {
        guard key.keyCode == .keyboardZ, key.isCommand else { return false }
        let manager = (window.firstResponder ?? window.deepestResponder).undoManager
        guard let manager else { return false }
        let isRedo = key.modifierFlags.contains(.shift)
        guard isRedo ? manager.canRedo : manager.canUndo else { return false }
        if isRedo { manager.redo() } else { manager.undo() }
        return true
    }

    private func begin(_ key: UIKey, _ input: KeyInput, in window: UIWindow) {
        let press = UIPress()
        (press.key, press.timestamp, press.window) = (key, input.time, window)
        press.responder = window.firstResponder ?? window.deepestResponder
        presses[input.usage] = press
        send(press)
        if window.firstResponder == nil { window.keyScrolled(key) }
    }

    /// A key that is held moves on in a text and scrolls on; responders heard of it when it went down.
    private func repeats(_ key: UIKey, in window: UIWindow) {
        if let text = window.firstResponder as? any KeyRepeating {
            text.keyRepeats(key)
        } else if window.firstResponder == nil {
            window.keyScrolled(key)
        }
    }

    private func end(_ input: KeyInput) {
        guard let press = presses.removeValue(forKey: input.usage) else { return }
        finish(press, .ended, at: input.time)
    }

    private func finish(_ press: UIPress, _ phase: UIPress.Phase, at time: Double) {
        press.phase = phase
        press.timestamp = time
        send(press)
    }

    /// Whether the text that is edited has a use for the key, so that usual commands do not.
    private func isForText(_ key: UIKey, in window: UIWindow) -> Bool {
        guard window.firstResponder is any UIKeyInput else { return false }
        let types = !key.characters.isEmpty && key.modifierFlags.isDisjoint(with: [.command, .control])
        return types || (window.firstResponder as? any KeyRepeating)?.wants(key) ?? false
    }

    private func send(_ press: UIPress) {
        let event = UIPressesEvent()
        event.timestamp = press.timestamp
        event.modifierFlags = press.key?.modifierFlags ?? []
        event.allPresses = [press]
        UIApplication.shared.sendEvent(event)
    }

    /// Keys that edit text rather than type it.
    private func edit(_ key: UIKey, in window: UIWindow) -> Bool {
        guard let input = window.firstResponder as? any UIKeyInput else { return false }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: input.deleteForUser()
        case .keyboardReturnOrEnter: input.typeForUser("\n")
        // In a text of several lines Tab types; with Shift it leads back out.
        case .keyboardTab where key.modifierFlags.isEmpty && (input as? any TabTaking)?.takesTab == true:
            input.typeForUser("\t")
        default: return false
        }
        return true
    }
}

/// Text of ours, whose delegate is asked about what keys change, and in which a key that is held does something again and again.
@MainActor
protocol KeyRepeating: UIResponder {
    /// Whether the user may type, or paste.
    func mayInsert(_ text: String) -> Bool
    /// Whether the user may delete.
    var mayDeleteBackward: Bool { get }
    /// Whether a key means something to the text.
    func wants(_ key: UIKey) -> Bool
    /// A key is still down.
    func keyRepeats(_ key: UIKey)
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

extension UIKey {
    /// Whether the key is held with one that makes it a command. Control with the alternate key types characters on some layouts.
    fileprivate var isCommand: Bool {
        modifierFlags.contains(.command) || modifierFlags.contains(.control) && !modifierFlags.contains(.alternate)
    }
}

/// Finds the command for a key, from the first responder up.
@MainActor
enum KeyCommands {
    /// - Parameter overSystem: whether to look among the commands that go before what the key does by itself, or the others.
    static func perform(_ key: UIKey, in window: UIWindow, overSystem: Bool) -> Bool {
        let first = window.firstResponder ?? window.deepestResponder
        var responder: UIResponder? = first
        while let current = responder {
            for command in current.keyCommands ?? [] where command.wantsPriorityOverSystemBehavior == overSystem {
                if let action = command.action(for: key), perform(action, of: command, from: current) { return true }
            }
            responder = current.next
        }
        for command in UIMenuSystem.main.keyCommands where command.wantsPriorityOverSystemBehavior == overSystem {
            if let action = command.action(for: key), perform(action, of: command, from: first) { return true }
        }
        return false
    }

    /// What a key does with Control that it does with Command, as on other desktops: asked where nothing has a use for it as it is.
    static func performAsCommand(_ key: UIKey, in window: UIWindow) -> Bool {
        guard key.modifierFlags.contains(.control), key.modifierFlags.isDisjoint(with: .command) else { return false }
        let flags = key.modifierFlags.subtracting(.control).union(.command)
        let other = UIKey(characters: key.characters, modifierFlags: flags, keyCode: key.keyCode)
        return perform(other, in: window, overSystem: true) || perform(other, in: window, overSystem: false)
    }

    /// Hands a command to who performs it, unless that one has disabled it.
    private static func perform(_ action: Selector, of command: UIKeyCommand, from responder: UIResponder) -> Bool {
        guard let target = responder.target(forAction: action, withSender: command) as AnyObject? else { return false }
        let shown = command.validated(by: target)
        guard shown.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
        action.perform(on: target, with: command)
        return true
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
