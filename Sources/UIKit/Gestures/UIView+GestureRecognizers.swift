extension UIView {
    /// The recognisers that watch the view, in the order of their addition.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { input.gestureRecognizers.isEmpty ? nil : input.gestureRecognizers }
        set {
            for recognizer in input.gestureRecognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Lets a recogniser watch this view, taking it from its old one. Touches already down are not seen.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        input.gestureRecognizers.append(gestureRecognizer)
    }

    /// Stops a recogniser from watching; a gesture under way is cancelled.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        input.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.cancelFromOutside()
        gestureRecognizer.view = nil
    }
}
