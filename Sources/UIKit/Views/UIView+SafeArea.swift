extension UIView {
    func changeMargins(_ change: (inout ViewMargins) -> Void) {
        let old = margins
        change(&margins)
        if margins != old { MarginPass.run(from: self) }
    }

    /// How far the rows of lists stay from the sides of what is as wide as a screen, points.
    static func sideMargin(width: CGFloat) -> CGFloat { width > 375 ? 20 : 16 }

    /// How far the content of controllers' views and their bars stays from the sides at least, points.
    static func pageMargin(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}
