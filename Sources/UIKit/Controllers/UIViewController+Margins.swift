import CoreGraphics

extension UIViewController {
    /// The margins, points, that the view has at least: 16 at the sides, 20 from a width of 414 on.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        MarginPass.standard(of: view)
    }

    /// Whether margins that a program gives to the view are at least the system's. True by default.
    public var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { !containment.ignoresMinimumMargins }
        set {
            guard newValue == containment.ignoresMinimumMargins else { return }
            containment.ignoresMinimumMargins = !newValue
            if let loadedView { MarginPass.run(from: loadedView) }
        }
    }
}
