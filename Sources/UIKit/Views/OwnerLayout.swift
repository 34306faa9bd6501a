/// What a controller changes of constraints in `viewDidLayoutSubviews` counts at once: its view lays out again, where plain marks of its own
/// are dropped then.
@MainActor
enum OwnerLayout {
    /// Tells a view's controller that the subviews have been placed.
    static func end(in view: UIView, _ owner: any ViewOwner) {
        view.layout.isTellingOwner = true
        owner.viewDidLayoutSubviews()
        view.layout.isTellingOwner = false
    }

    /// Constraints put something of a view elsewhere.
    static func request(for view: UIView) {
        if view.layout.isTellingOwner { view.layer.markLayoutAgain() } else { view.setNeedsLayout() }
    }
}
