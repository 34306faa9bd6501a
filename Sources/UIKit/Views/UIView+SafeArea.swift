extension UIView {
    /// Whether the margins are at least the superview's where the edges touch.
    public var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperviewMargins }
        set { changeMargins { $0.preservesSuperviewMargins = newValue } }
    }

    /// Whether the safe area adds to the margins. True by default.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.insetsFromSafeArea }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    func changeMargins(_ change: (inout ViewMargins) -> Void) {
        let old = margins
        change(&margins)
        if margins != old { MarginPass.run(from: self) }
    }

    /// How far content stays from the sides of what is as wide as a screen: controllers' views, and the lists in them.
    static func sideMargin(width: CGFloat) -> CGFloat { width > 375 ? 20 : 16 }
}
