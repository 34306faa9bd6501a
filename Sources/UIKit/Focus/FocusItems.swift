import CoreGraphics

/// The views that keys are led to inside of another.
@MainActor
enum FocusItems {
    private final class PlainView: UIView {}
    private final class ChoosingView: UIView {
        override func focusItems(in rect: CGRect) -> [any UIFocusItem] { [] }
    }
    private static let probe = OverrideProbe(base: UIView.self, plain: PlainView.self, overriding: ChoosingView.self)

    /// What a class says by overriding `focusItems(in:)`, or else all subviews, also those out of sight.
    static func views(in view: UIView) -> [UIView] {
        guard probe.isOverridden(by: type(of: view)) else { return view.subviews }
        return view.focusItems(in: view.bounds).compactMap { $0 as? UIView }
    }
}
