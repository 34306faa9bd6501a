import CoreGraphics

/// Keeps what is typed in a text, so that it can be taken back. Characters that follow one another are one step.
@MainActor
final class TextHistory {
    private unowned let editor: TextEditor
    /// What a step that can still grow has done so far.
    private var run: (deletes: Bool, end: Int)?

    init(_ editor: TextEditor) {
        self.editor = editor
    }

    /// Of a text of several lines, whatever its view says its undo manager is. Measured on iOS by others (kaya's survey of text views).
    private(set) lazy var own: UndoManager? = editor.isSingleLine ? nil : UndoManager()

    /// A field's steps are its responder chain's.
    var manager: UndoManager? { own ?? editor.host?.undoManager }

    /// The text as it is before a part of it is replaced.
    func note(_ old: EditableText, replacing range: Range<Int>, with new: String) {
        guard let manager, manager.isUndoRegistrationEnabled else { return }
        let deletes = new.isEmpty, isWhole = new.utf16.count > 1 || new == "\n" || !range.isEmpty && !deletes
        let goesOn =
            run.map { $0.deletes == deletes && $0.end == (deletes ? range.upperBound : range.lowerBound) } ?? false
        if isWhole || !goesOn || !manager.canUndo { begin(old, manager) }
        run = isWhole ? nil : (deletes, deletes ? range.lowerBound : range.lowerBound + new.utf16.count)
    }

    /// The text as it is before the looks of a part are changed by a command, which has a name.
    func noteLooks(_ old: EditableText, named name: String) {
        guard let manager, manager.isUndoRegistrationEnabled else { return }
        run = nil
        register(old, manager)
        manager.setActionName(name)
    }

    private func begin(_ state: EditableText, _ manager: UndoManager) {
        register(state, manager)
        manager.setActionName(SystemWord.typing.text)
    }

    private func register(_ state: EditableText, _ manager: UndoManager) {
        manager.registerUndo(withTarget: self) { history in
            history.run = nil
            if let manager = history.manager { history.register(history.editor.text, manager) }
            history.editor.restore(state)
        }
    }

    /// The program has set other text: what was typed before cannot be taken back.
    func forget() {
        run = nil
        manager?.removeAllActions(withTarget: self)
    }
}
