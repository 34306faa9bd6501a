extension UITextField: KeyRepeating {
    func wants(_ key: UIKey) -> Bool { editor.wants(key) }
    func keyRepeats(_ key: UIKey) { _ = editor.handle(key) }
}

extension UITextView: KeyRepeating {
    func wants(_ key: UIKey) -> Bool { editor.wants(key) }
    func keyRepeats(_ key: UIKey) { _ = editor.handle(key) }
}
