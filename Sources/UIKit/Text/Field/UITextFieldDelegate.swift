/// Decides about and is told of a text field's editing.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing ended, and why. The default calls the method without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether a part (UTF-16) may be replaced.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The caret moved or the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the field may be cleared.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it usually does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The menu of commands for a part (UTF-16); nil is the usual one.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The menu of commands comes.
    func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The menu of commands goes.
    func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    /// `true` where it is not implemented.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// `true` where it is not implemented.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// What happens where it is not implemented.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// What is answered where it is not implemented.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// `true` where it is not implemented.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// `true` where it is not implemented.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// What is answered where it is not implemented.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// What happens where it is not implemented.
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// What happens where it is not implemented.
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}

extension UITextField {
    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}
