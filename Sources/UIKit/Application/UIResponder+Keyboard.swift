extension UIResponder {
    /// The keyboard is about to come up; the dictionary says where, how long and how.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard is up.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to go.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard is gone.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard is about to be elsewhere.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The keyboard is elsewhere.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// Where the keyboard was: an `NSValue` of a rectangle in screen points.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Where the keyboard will be: an `NSValue` of a rectangle in screen points.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// How long it moves: a number of seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// How it moves: the number of a `UIView.AnimationCurve`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard is this program's own.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The commands of an edit menu.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Takes the selection away to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Puts the pasteboard in place of the selection.
    func paste(_ sender: Any?)
    /// Takes the selection away.
    func delete(_ sender: Any?)
    /// Selects the nearest word.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Puts the pasteboard in place of the selection, as the text around looks.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Goes where the pasteboard says.
    func pasteAndGo(_ sender: Any?)
    /// Searches for what the pasteboard has.
    func pasteAndSearch(_ sender: Any?)
    /// Makes the selection bold, or no longer.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic, or no longer.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or no longer.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selection larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selection smaller.
    func decreaseSize(_ sender: Any?)
    /// Has the paragraph read from the left.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Has the paragraph read from the right.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Prints the content.
    func printContent(_ sender: Any?)
    /// Gives the content another name.
    func rename(_ sender: Any?)
    /// Makes a copy of the content.
    func duplicate(_ sender: Any?)
    /// Puts the content elsewhere.
    func move(_ sender: Any?)
    /// Writes the content in another form.
    func export(_ sender: Any?)
    /// Begins to find text.
    func find(_ sender: Any?)
    /// Begins to find text and to replace it.
    func findAndReplace(_ sender: Any?)
    /// Goes to the next place where the text is.
    func findNext(_ sender: Any?)
    /// Goes to the place before where the text is.
    func findPrevious(_ sender: Any?)
    /// Takes the selection as the text to find.
    func useSelectionForFind(_ sender: Any?)
    /// Changes how the selection looks.
    func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension UIResponder: UIResponderStandardEditActions {}
