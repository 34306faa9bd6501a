import CoreGraphics

/// Keeps what is typed in a text with the undo manager of its responder chain. Characters that follow one another are one step.
@MainActor
final class TextHistory {
    private unowned let editor: TextEditor
    /// What a step that can still grow has done so far.
    private var run: (deletes: Bool, end: Int)?

    init(_ editor: TextEditor) {
        self.editor = editor
    }

    var manager: UndoManager? { editor.host?.undoManager }

    /// The text as it is before a part of it is replaced.
    func note(_ old: EditableText, replacing range: Range<Int>, with new: String) {
        guard let manager, manager.isUndoRegistrationEnabled else { return }
        let deletes = new.isEmpty, isWhole = new.utf16.count > 1 || new == "\n" || !range.isEmpty && !deletes
        let goesOn =
            run.map { $0.deletes == deletes && $0.end == (deletes ? range.upperBound : range.lowerBound) } ?? false
        if isWhole || !goesOn || !manager.canUndo { begin(old, manager) }
        run = isWhole ? nil : (deletes, deletes ? range.lowerBound : range.lowerBound + new.utf16.count)
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
