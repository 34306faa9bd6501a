extension UILabel: TextShowing {
    var shownText: String { text ?? "" }
}

extension UITextField: TextShowing {
    var shownText: String { text ?? "" }
}

extension UITextView: TextShowing {
    var shownText: String { text ?? "" }
}

extension UITextView: TabTaking {
    var takesTab: Bool { isEditable }
}
