extension UIView {
    struct MarginState {
        var safeArea = UIEdgeInsets.zero
        var margins: NSDirectionalEdgeInsets?
        var preservesSuperviewMargins = false
        var insetsFromSafeArea = true
    }

    /// The parts of the view that bars and rounded corners cover, in points from its edges.
    func updateSafeArea() { SafeAreaPass.run(from: self) }
}

extension UIView {
    /// Whether the margins are at least the superview's where the edges touch.
    public var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperviewMargins }
        set {
            guard newValue != margins.preservesSuperviewMargins else { return }
            margins.preservesSuperviewMargins = newValue
            marginsDidChange()
        }
    }

    /// Whether the safe area adds to the margins. True by default.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.insetsFromSafeArea }
        set {
            guard newValue != margins.insetsFromSafeArea else { return }
            margins.insetsFromSafeArea = newValue
            marginsDidChange()
        }
    }

    /// The margins in force, named by sides: the view's own, the superview's where kept, and the safe area.
    var effectiveMargins: UIEdgeInsets {
        var own = (margins.margins ?? standardMargins).sided(effectiveUserInterfaceLayoutDirection)
        if margins.preservesSuperviewMargins { own = own.union(overlappingSuperviewMargins) }
        return margins.insetsFromSafeArea ? own + margins.safeArea : own
    }

    /// 8 points; a controller's view has 16 at the sides, 20 where there is room across (docs/behaviour/views.md §5).
    var usualMargins: NSDirectionalEdgeInsets {
        guard ownController != nil else {
            return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
        let side = Self.sideMargin(width: bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// How far content stays from the sides of what is as wide as a screen: controllers' views, and the lists in them.
    static func sideMargin(width: CGFloat) -> CGFloat { width > 375 ? 20 : 16 }

    private var overlappingSuperviewMargins: UIEdgeInsets {
        guard let superview else { return .zero }
        let outer = superview.effectiveMargins, bounds = superview.bounds, frame = frame
        return UIEdgeInsets(
            top: max(0, bounds.minY + outer.top - frame.minY),
            left: max(0, bounds.minX + outer.left - frame.minX),
            bottom: max(0, frame.maxY - (bounds.maxY - outer.bottom)),
            right: max(0, frame.maxX - (bounds.maxX - outer.right)))
    }

    func setMargins(_ new: NSDirectionalEdgeInsets) {
        guard new != margins.margins else { return }
        margins.margins = new
        marginsDidChange()
    }

    private func marginsDidChange() {
        layoutMarginsDidChange()
        ownController?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for subview in subviews where subview.margins.preservesSuperviewMargins { subview.marginsDidChange() }
    }
}
