import CoreGraphics

/// The source views that are hidden because a page is where they were. A page that turns back in mid zoom, or two pages that came
/// from one view, hide it more than once.
@MainActor
final class ZoomSources {
    static let shared = ZoomSources()

    private struct Hidden {
        let view: UIView
        let alpha: CGFloat
        var count = 1
    }

    private var hidden: [ObjectIdentifier: Hidden] = [:]

    /// What the view looks like when it is not hidden.
    func picture(of view: UIView) -> UIView? {
        guard let known = hidden[ObjectIdentifier(view)] else { return view.snapshotView(afterScreenUpdates: true) }
        var picture: UIView?
        UIView.performWithoutAnimation {
            view.alpha = known.alpha
            picture = view.snapshotView(afterScreenUpdates: true)
            view.alpha = 0
        }
        return picture
    }

    func hide(_ view: UIView) {
        let key = ObjectIdentifier(view)
        hidden[key] =
            hidden[key].map { Hidden(view: view, alpha: $0.alpha, count: $0.count + 1) }
            ?? Hidden(view: view, alpha: view.alpha)
        UIView.performWithoutAnimation { view.alpha = 0 }
    }

    /// Shows the view again when nothing hides it any more.
    func show(_ view: UIView) {
        let key = ObjectIdentifier(view)
        guard var known = hidden[key] else { return }
        known.count -= 1
        hidden[key] = known.count > 0 ? known : nil
        if known.count == 0 { UIView.performWithoutAnimation { view.alpha = known.alpha } }
    }
}
