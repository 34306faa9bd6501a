import Displays

/// Hands a pointer's hovering and wheel to the views under it.
@MainActor
final class PointerSource {
    private unowned let screen: UIScreen
    private var hovering: [UIHoverGestureRecognizer] = []

    init(screen: UIScreen) {
        self.screen = screen
    }

    func deliver(_ input: HoverInput) {
        guard let (_, view, point) = hit(input.location) else { return leave([]) }
        var over: [UIHoverGestureRecognizer] = []
        for view in sequence(first: view, next: \.superview) {
            over += (view.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
        }
        leave(over)
        hovering = over
        for recognizer in over { recognizer.pointerMoved(to: point) }
    }

    private func leave(_ over: [UIHoverGestureRecognizer]) {
        for recognizer in hovering where !over.contains(where: { $0 === recognizer }) { recognizer.pointerLeft() }
        hovering = hovering.filter { recognizer in over.contains { $0 === recognizer } }
    }

    /// The innermost scroll view that can go that way takes the wheel.
    func deliver(_ input: WheelInput) {
        guard input.deltaX.isFinite, input.deltaY.isFinite, let (_, view, _) = hit(input.location) else { return }
        var delta = CGPoint(x: input.deltaX, y: input.deltaY)
        if input.modifiers.contains(.shift), delta.x == 0 { delta = CGPoint(x: delta.y, y: 0) }
        for case let scrollView as UIScrollView in sequence(first: view, next: \.superview) {
            if scrollView.scrollByWheel(delta) { return }
        }
    }

    private func hit(_ location: CGPoint) -> (UIWindow, UIView, CGPoint)? {
        guard location.x.isFinite, location.y.isFinite else { return nil }
        for window in screen.windows.reversed() where !window.isHidden {
            let point = window.convert(location, from: screen)
            if let view = window.hitTest(point, with: UIEvent(type: .hover)) { return (window, view, point) }
        }
        return nil
    }
}
