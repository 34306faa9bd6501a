extension UITextField: KeyRepeating {
    func mayInsert(_ text: String) -> Bool { editor.mayInsert(text) }
    var mayDeleteBackward: Bool { editor.mayDeleteBackward }
    func wants(_ key: UIKey) -> Bool { editor.wants(key) }
    func keyRepeats(_ key: UIKey) { _ = editor.handle(key) }
}

extension UITextView: KeyRepeating {
    func mayInsert(_ text: String) -> Bool { editor.mayInsert(text) }
    var mayDeleteBackward: Bool { editor.mayDeleteBackward }
    func wants(_ key: UIKey) -> Bool { editor.wants(key) }
    func keyRepeats(_ key: UIKey) { _ = editor.handle(key) }
}
