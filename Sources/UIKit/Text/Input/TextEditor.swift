import CoreGraphics
import QuartzCore

/// What a text editor asks of the view it edits for.
@MainActor
protocol TextEditorHost: UIView, UITextInput {
    /// Text or selection are different now.
    func editorDidChange(_ editor: TextEditor, text: Bool)
    /// The return key; false types a line break.
    func editorShouldReturn(_ editor: TextEditor) -> Bool
    /// The menu of commands for a part; the delegate's word. nil is the usual one.
    func editor(_ editor: TextEditor, menuFor range: Range<Int>, _ suggested: [UIMenuElement]) -> UIMenu?
    /// The menu of commands comes or goes.
    func editor(_ editor: TextEditor, menuComes: Bool, beside animator: any UIEditMenuInteractionAnimating)
}

/// What drags text away from an editor.
@MainActor
protocol TextLifting: AnyObject {
    /// Whether a press on a point of the canvas lifts text.
    func lifts(_ point: CGPoint) -> Bool
}

/// A view whose text an editor edits.
@MainActor
protocol TextEditing: UIView, UndoByCommand {
    var editor: TextEditor { get }
}

/// Edits text for a field or a text view: keys and touches change ``text``, the canvas shows it.
@MainActor
final class TextEditor {
    private(set) var text = EditableText()
    let canvas = TextCanvas(frame: .zero)
    weak var host: (any TextEditorHost)?
    /// Hears of changes that the user did not type.
    weak var inputDelegate: (any UITextInputDelegate)?
    /// Line breaks become spaces.
    var isSingleLine: Bool
    private(set) lazy var menu = TextMenu(self)
    private(set) lazy var handles = TextHandles(self)
    /// What drags text away, once there is such.
    var lifting: (any TextLifting)?
    /// The next typed text takes the place of all there is.
    var clearsOnInsertion = false

    /// Looks of what an input method is still working on, in place of a line below it.
    var markedStyle: [NSAttributedString.Key: Any]? { didSet { if text.marked != nil { canvas.textDidChange() } } }

    /// The text as TextKit sees it, where someone looks.
    var storage: NSTextStorage?
    /// The text as programs see it: what is in the storage, which hears of changes first.
    var shown: NSAttributedString { storage.map { NSAttributedString(attributedString: $0) } ?? text.storage }
    private var isSending = false

    /// What was typed, to be taken back.
    private(set) lazy var history = TextHistory(self)

    init(isSingleLine: Bool) {
        self.isSingleLine = isSingleLine
        canvas.editor = self
    }

    /// Changes without asking the delegate: the program's own.
    func set(_ edit: (inout EditableText) -> Void) {
        let old = text
        var new = text
        edit(&new)
        // What is typed next may look otherwise without anything being seen of it yet.
        guard new != old else {
            text.typingAttributes = new.typingAttributes
            return
        }
        let isText = new.string != old.string, others = host?.isFirstResponder == true ? inputDelegate : nil
        telling(isText ? .text : .selection, others) {
            text = new
            if isText { history.forget() }
            if text.storage !== old.storage { sendAll() }
            canvas.textDidChange()
        }
    }

    private enum Change { case text, selection }

    /// Changes, and tells the controllers of input views of it before and after, and who else is to hear.
    private func telling(_ kind: Change, _ other: (any UITextInputDelegate)? = nil, _ change: () -> Void) {
        guard let host else { return change() }
        let told = (host.window?.screen.inputViews.listeners(for: host) ?? []) + [other].compactMap { $0 }
        for one in told { if kind == .text { one.textWillChange(host) } else { one.selectionWillChange(host) } }
        change()
        for one in told { if kind == .text { one.textDidChange(host) } else { one.selectionDidChange(host) } }
    }

    // MARK: TextKit

    /// Tells the storage what a part has been replaced by, and takes over what it makes of it.
    private func send(_ range: Range<Int>, count: Int) {
        guard let storage, !isSending else { return }
        let part = text.storage.attributedSubstring(from: NSRange(location: range.lowerBound, length: count))
        isSending = true
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(range.clamped(to: 0..<storage.length)), with: part)
        // What is deleted counts as a change of looks as well.
        if count == 0 {
            storage.edited(
                .editedAttributes, range: NSRange(location: range.lowerBound, length: 0), changeInLength: 0)
        }
        storage.endEditing()
        isSending = false
        text.adopt(storage)
    }

    /// Tells the storage that a part looks otherwise.
    private func sendLooks(of range: Range<Int>) {
        guard let storage, !isSending else { return }
        isSending = true
        storage.beginEditing()
        text.storage.enumerateAttributes(in: NSRange(range)) { looks, part, _ in
            storage.setAttributes(looks, range: part)
        }
        storage.endEditing()
        isSending = false
        text.adopt(storage)
    }

    private func sendAll() {
        guard let storage else { return }
        send(0..<storage.length, count: text.length)
    }

    /// Takes over what the program has changed in the storage.
    func storageDidChange(range: NSRange, changeInLength delta: Int) {
        guard let storage, !isSending else { return }
        let oldEnd = range.location + range.length - delta, selection = text.selection, looks = text.typingAttributes
        text.adopt(storage)
        // What is typed next changes with the selection alone.
        if delta == 0 { text.typingAttributes = looks }
        if delta != 0 {
            if selection.lowerBound >= oldEnd {
                text.select(selection.lowerBound + delta..<selection.upperBound + delta)
            }
            history.forget()
        }
        canvas.textDidChange()
    }

    /// Goes back to an earlier state, or forth again.
    func restore(_ state: EditableText) {
        telling(.text) {
            text = state
            sendAll()
            changed(text: true)
        }
    }

    // MARK: Changes that are told, but not asked about

    func insert(_ typed: String) {
        if typed == "\n", host?.editorShouldReturn(self) ?? false { return }
        let place = insertionRange
        clearsOnInsertion = false
        replace(place, with: allowed(typed))
    }

    func deleteBackward() {
        guard let range = text.backspaceRange else { return }
        replace(range, with: "")
    }

    func replace(_ range: Range<Int>, with new: String) {
        replace(range, with: NSAttributedString(string: new, attributes: text.typingAttributes))
    }

    private func replace(_ range: Range<Int>, with new: NSAttributedString) {
        history.note(text, replacing: range, with: new.string)
        let old = text.length
        telling(.text) {
            text.replace(range, with: new)
            send(range.clamped(to: 0..<old), count: new.length)
            changed(text: true)
        }
    }

    /// Puts a text with looks of its own in place of a part; where it stands then.
    func paste(_ new: NSAttributedString, to range: UITextRange) -> UITextRange {
        let place = (range as? OffsetRange)?.offsets ?? insertionRange
        let start = min(place.lowerBound, text.length)
        clearsOnInsertion = false
        replace(place, with: isSingleLine ? new.onOneLine : new)
        return OffsetRange(start..<text.selection.upperBound)
    }

    /// Pastes what is on the pasteboard, as the view's delegate for that wants it.
    func paste(into view: any UITextPasteConfigurationSupporting & TextEditing) {
        guard view.pasteDelegate == nil else {
            let providers = UIPasteboard.general.itemProviders
            return TextPaste(providers, into: view, attributes: text.typingAttributes).begin()
        }
        guard let pasted = UIPasteboard.general.string.map(spaced) else { return }
        if mayInsert(pasted) { insert(pasted) }
    }

    private func allowed(_ typed: String) -> String {
        isSingleLine ? typed.replacingOccurrences(of: "\n", with: " ") : typed
    }

    /// What typed text takes the place of.
    var insertionRange: Range<Int> { clearsOnInsertion ? 0..<text.length : text.marked ?? text.selection }

    // MARK: The user's changes, which the delegate is asked about

    /// Whether the user may type, or paste. The return key of a field types nothing.
    func mayInsert(_ typed: String) -> Bool {
        isSingleLine && typed == "\n" || mayReplace(insertionRange, with: allowed(typed))
    }

    /// Whether the user may delete the selection, or what is before the caret.
    var mayDeleteBackward: Bool { text.backspaceRange.map { mayReplace($0, with: "") } ?? true }

    private func mayReplace(_ range: Range<Int>, with new: String) -> Bool {
        host?.shouldChangeText(in: OffsetRange(range), replacementText: new) ?? true
    }

    func deleteSelection() {
        if !text.selection.isEmpty, mayDeleteBackward { deleteBackward() }
    }

    /// Changes the looks of what is selected, a step that can be taken back; without a selection those of what is typed next.
    func format(_ name: SystemWord, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        let range = text.selection
        guard !range.isEmpty else { return change(&text.typingAttributes) }
        history.noteLooks(text, named: name.text)
        text.format(range, change)
        sendLooks(of: range)
        changed(text: true)
    }

    func setMarked(_ marked: String, selected: Range<Int>) {
        history.note(text, replacing: text.marked ?? text.selection, with: marked)
        let range = text.marked ?? text.selection
        telling(.text) {
            text.setMarked(marked, selected: selected)
            send(range, count: marked.utf16.count)
            changed(text: true)
        }
    }

    func select(_ edit: (inout EditableText) -> Void) {
        var new = text
        edit(&new)
        guard new != text else { return }
        clearsOnInsertion = false
        telling(.selection) {
            text = new
            changed(text: false)
        }
    }

    private func changed(text isText: Bool) {
        menu.close()
        if isText { canvas.textDidChange() } else { canvas.selectionDidChange() }
        host?.editorDidChange(self, text: isText)
    }

    /// Whether a key that is held with no command key is for the text.
    func wants(_ key: UIKey) -> Bool {
        guard !isCommand(key) else { return false }
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd, .keyboardDeleteForward,
            .keyboardDeleteOrBackspace, .keyboardReturnOrEnter:
            return true
        case .keyboardUpArrow, .keyboardDownArrow: return !isSingleLine
        default: return false
        }
    }

    /// Arrow and editing keys. False for keys that mean nothing here.
    func handle(_ key: UIKey) -> Bool {
        let extends = key.modifierFlags.contains(.shift)
        let byWord = !key.modifierFlags.isDisjoint(with: [.alternate, .control])
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow:
            let step = key.keyCode == .keyboardLeftArrow ? -1 : 1
            select { $0.move(by: step, extending: extends) }
            if byWord {
                select {
                    $0.move(
                        to: step < 0 ? $0.word(at: $0.head).lowerBound : $0.word(at: $0.head).upperBound,
                        extending: extends)
                }
            }
        case .keyboardUpArrow, .keyboardDownArrow:
            guard !isSingleLine else { return false }
            let target = canvas.position(below: text.head, lines: key.keyCode == .keyboardUpArrow ? -1 : 1)
            select { $0.move(to: target, extending: extends) }
        case .keyboardHome: select { $0.move(to: canvas.lineRange(at: $0.head).lowerBound, extending: extends) }
        case .keyboardEnd: select { $0.move(to: canvas.lineRange(at: $0.head).upperBound, extending: extends) }
        case .keyboardDeleteForward:
            let end = text.position(text.selection.upperBound, movedBy: text.selection.isEmpty ? 1 : 0)
            let range = text.selection.lowerBound..<max(end, text.selection.lowerBound)
            if !range.isEmpty, mayReplace(range, with: "") { replace(range, with: "") }
        // What programs override for these commands is called by keys as well.
        case .keyboardC where isCommand(key): perform(StandardActions.copy) { $0.copy(nil) }
        case .keyboardX where isCommand(key): perform(StandardActions.cut) { $0.cut(nil) }
        case .keyboardV where isCommand(key): perform(StandardActions.paste) { $0.paste(nil) }
        case .keyboardA where key.modifierFlags.contains(.control) || key.modifierFlags.contains(.command):
            select { $0.select(0..<$0.length) }
        default: return false
        }
        return true
    }

    private func perform(_ action: Selector, _ command: (UIResponder) -> Void) {
        if let host, host.canPerformAction(action, withSender: nil) { command(host) }
    }

    private func isCommand(_ key: UIKey) -> Bool { !key.modifierFlags.isDisjoint(with: [.control, .command]) }

    /// Secret text stays where it is.
    func copySelection() {
        guard !text.selection.isEmpty, !canvas.isSecure else { return }
        UIPasteboard.general.string = text.text(in: text.selection)
    }

    /// Whether a delegate may make text of what is on the pasteboard.
    private var mayPasteOthers: Bool {
        let view = host as? any UITextPasteConfigurationSupporting
        return view?.pasteDelegate != nil && UIPasteboard.general.numberOfItems > 0
    }

    /// Whether an editing command makes sense now; nil for other actions.
    func canPerform(_ action: Selector) -> Bool? {
        switch action.name {
        case "cut:", "copy:": !text.selection.isEmpty && !canvas.isSecure
        case "paste:": UIPasteboard.general.hasStrings || mayPasteOthers
        case "delete:": !text.selection.isEmpty
        case "undo:": history.manager?.canUndo == true
        case "redo:": history.manager?.canRedo == true
        case "select:": text.length > 0 && text.selection.isEmpty
        case "selectAll:": text.length > 0 && text.selection.count < text.length
        default: nil
        }
    }
}
