extension UIView {
    struct LayoutState {
        var autoresizesSubviews = true
        var autoresizingMask: AutoresizingMask = []
        /// Whether constraints are made from the mask; else the mask does not count.
        var translatesAutoresizingMaskIntoConstraints = true
        var constraints: ConstraintState?
    }

    /// Whether the mask, and not constraints, decides where the view goes.
    var followsAutoresizingMask: Bool { layout.translatesAutoresizingMaskIntoConstraints }

    /// Whether constraints are made from `autoresizingMask`. True by default; false for views placed by constraints.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layout.translatesAutoresizingMaskIntoConstraints }
        set {
            guard newValue != layout.translatesAutoresizingMaskIntoConstraints else { return }
            layout.translatesAutoresizingMaskIntoConstraints = newValue
            autoresizingMaskUseDidChange()
        }
    }

    func setAutoresizingMask(_ mask: AutoresizingMask) {
        layout.autoresizingMask = mask
        autoresizingMaskUseDidChange()
    }

    /// The frame may have changed.
    func placeDidChange() {
        if superview?.margins.safeArea != .zero || margins.safeArea != .zero { updateSafeArea() }
        autoresizedPlaceDidChange()
        KeyValueObservations.didChange(self)
    }

    /// The view is in another superview, or in none.
    func superviewDidChange() {
        updateSafeArea()
        constrainedSuperviewDidChange()
    }

    /// One view's part of the layout pass, called by its layer from the top of the tree downwards.
    func layOut() {
        updateConstraintsBeforeLayout()
        guard let controller = ownController else { return layoutSubviews() }
        controller.tellIsAppearing()
        controller.updateUnavailableContent()
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
    }

    func performPendingLayout() {
        updateConstraintsBeforeLayout()
        layer.layoutIfNeeded()
    }

    // MARK: Right to left

    /// Content goes from the right to the left.
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Where a rectangle that is counted from the leading edge lies; in a subview that is narrower, within its width.
    func fromLeading(_ rect: CGRect, in width: CGFloat? = nil) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: (width ?? bounds.width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
