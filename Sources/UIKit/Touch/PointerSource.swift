import Displays

/// Hands a pointer's hovering and wheel to the views under it.
@MainActor
final class PointerSource {
    private unowned let screen: UIScreen
    private var hovering: [UIHoverGestureRecognizer] = []
    /// As of the last hovering: while a button is down the pointer keeps its shape.
    private(set) var shape = PointerShape.arrow

    init(screen: UIScreen) {
        self.screen = screen
    }

    func deliver(_ input: HoverInput) {
        guard let (_, view, point) = hit(input.location) else {
            shape = .arrow
            return leave([])
        }
        defer { shape = Self.shape(over: view) }
        var over: [UIHoverGestureRecognizer] = []
        for view in sequence(first: view, next: \.superview) {
            over += (view.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
        }
        leave(over)
        hovering = over
        for recognizer in over { recognizer.pointerMoved(to: point) }
    }

    /// The innermost view that has a wish is heard.
    private static func shape(over view: UIView) -> PointerShape {
        for view in sequence(first: view, next: \.superview) {
            let wishes = view.interactions.compactMap { $0 as? any PointerShaping } + [view as? any PointerShaping]
            if let shape = wishes.lazy.compactMap({ $0?.pointerShape }).first { return shape }
        }
        return .arrow
    }

    private func leave(_ over: [UIHoverGestureRecognizer]) {
        for recognizer in hovering where !over.contains(where: { $0 === recognizer }) { recognizer.pointerLeft() }
        hovering = hovering.filter { recognizer in over.contains { $0 === recognizer } }
    }

    /// The innermost view takes the wheel that has a drag for it, or scrolls and can go that way.
    func deliver(_ input: WheelInput) {
        guard input.deltaX.isFinite, input.deltaY.isFinite, let (_, view, point) = hit(input.location) else { return }
        var delta = CGPoint(x: input.deltaX, y: input.deltaY)
        if input.modifiers.contains(.shift), delta.x == 0 { delta = CGPoint(x: delta.y, y: 0) }
        let event = UIEvent(type: .scroll)
        event.timestamp = input.time
        event.modifierFlags = UIKeyModifierFlags(input.modifiers)
        let kind: UIScrollTypeMask = input.isContinuous ? .continuous : .discrete
        for view in sequence(first: view, next: \.superview) {
            for case let pan as UIPanGestureRecognizer in view.gestureRecognizers ?? []
            where pan.takesWheel {
                if pan.wheelTurned(by: delta, at: point, isContinuous: input.isContinuous, event: event) { return }
            }
            if (view as? any WheelTaking)?.takeWheel(delta, kind) == true { return }
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
