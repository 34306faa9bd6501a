import CoreGraphics

/// Swells a pane of glass while a finger is on it. The view's own transform stays as it is: what moves is added to it.
@MainActor
final class GlassPress: NSObject, UIGestureRecognizerDelegate {
    private weak var view: UIView?
    private let press = UILongPressGestureRecognizer()
    private static let key = "UIGlassEffect.press"
    /// By how many points the longer side grows; small panes grow more by comparison.
    private static let growth: CGFloat = 10

    init(_ view: UIView) {
        self.view = view
        super.init()
        press.minimumPressDuration = 0
        press.allowableMovement = .infinity
        press.cancelsTouchesInView = false
        press.delaysTouchesEnded = false
        press.delegate = self
        press.addHandler { [weak self] in self?.follow() }
        view.addGestureRecognizer(press)
    }

    func end() { view?.removeGestureRecognizer(press) }

    private func follow() {
        switch press.state {
        case .began: swell(to: 1 + Self.growth / max(44, longerSide))
        case .ended, .cancelled, .failed: swell(to: 1)
        case .possible, .changed: break
        }
    }

    private var longerSide: CGFloat { view.map { max($0.bounds.width, $0.bounds.height) } ?? 0 }

    /// Springs from what shows to a scale, and rests there while it is not 1.
    private func swell(to scale: CGFloat) {
        guard let layer = view?.layer else { return }
        let resting = CATransform3DGetAffineTransform(layer.transform)
        let shown = (layer.presentation()?.transform).map(CATransform3DGetAffineTransform) ?? resting
        let own = hypot(resting.a, resting.b), now = own > 0 ? hypot(shown.a, shown.b) / own : 1
        let spring = CASpringAnimation(perceptualDuration: 0.35, bounce: 0.35)
        spring.keyPath = "transform.scale"
        spring.fromValue = now - 1
        spring.toValue = scale - 1
        spring.isAdditive = true
        spring.duration = spring.settlingDuration
        spring.fillMode = .forwards
        spring.isRemovedOnCompletion = scale == 1
        layer.add(spring, forKey: Self.key)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}
