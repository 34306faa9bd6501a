extension UIView {
    func changeMargins(_ change: (inout ViewMargins) -> Void) {
        let old = margins
        change(&margins)
        if margins != old { MarginPass.run(from: self) }
    }

    /// How far the rows of lists stay from the sides of what is as wide as a screen, points.
    static func sideMargin(width: CGFloat) -> CGFloat { width > 375 ? 20 : 16 }
}
