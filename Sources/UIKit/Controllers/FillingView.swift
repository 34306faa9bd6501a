import CoreGraphics

/// What a controller makes that has no view of its own.
@MainActor
enum FillingView {
    /// As large as the screen; where it comes into another view it goes on to grow and shrink with it.
    static func make() -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }
}
