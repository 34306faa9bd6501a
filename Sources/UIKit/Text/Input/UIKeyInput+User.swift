// What keys change is the user's: whoever decides about it is asked before.

extension UIKeyInput {
    /// Types as the user does.
    func typeForUser(_ text: String) {
        if let known = self as? any KeyRepeating {
            guard known.mayInsert(text) else { return }
        } else if let other = self as? any UITextInput, let range = other.markedTextRange ?? other.selectedTextRange {
            guard other.shouldChangeText(in: range, replacementText: text) else { return }
        }
        insertText(text)
    }

    /// Deletes as the user does.
    func deleteForUser() {
        if let known = self as? any KeyRepeating, !known.mayDeleteBackward { return }
        deleteBackward()
    }

    /// Shows text that the user still composes, where the input takes any.
    func compose(_ text: String) {
        (self as? any UITextInput)?.setMarkedText(
            text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    }
}
