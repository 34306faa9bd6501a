extension UIGestureRecognizer {
    /// Runs `handler` each time targets are called.
    func addHandler(_ handler: @escaping () -> Void) {
        addAction(UIAction { _ in handler() })
    }
}
