extension UIView {
    final func translateAutoresizingMask(_ translates: Bool) {
        guard translates != layout.translatesAutoresizingMaskIntoConstraints else { return }
        layout.translatesAutoresizingMaskIntoConstraints = translates
        autoresizingMaskUseDidChange()
    }

    /// The frame may have changed: with it what bars cover, and constraints made from the mask.
    func placeDidChange() {
        if superview?.safeAreaInsets ?? .zero != .zero || margins.safeArea != .zero { SafeAreaPass.run(from: self) }
        layout.constraints?.engine?.refreshPlace(of: self)
        KeyValueObservations.didChange(self)
    }

    /// The view is in another superview, or in none: constraints across its edge are out of date.
    func superviewDidChange() {
        SafeAreaPass.run(from: self)
        if extras != nil { CornerPass.superviewDidChange(of: self) }
        constrainedSuperviewDidChange()
    }

    /// One view's part of the layout pass, called by its layer from the top of the tree downwards.
    func layOut() {
        PropertyPass.prepare(for: self)
        updateConstraintsBeforeLayout()
        guard let owner = viewOwner else { return SubviewPlacing.run(in: self) }
        owner.viewWillLayOut()
        SubviewPlacing.run(in: self)
        OwnerLayout.end(in: self, owner)
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
