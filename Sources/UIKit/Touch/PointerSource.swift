import Displays

/// Hands a pointer's hovering and wheel to the views under it.
@MainActor
final class PointerSource {
    private unowned let screen: UIScreen
    private var hovering: [UIHoverGestureRecognizer] = []
    /// As of the last hovering: while a button is down the pointer keeps its shape.
    private(set) var shape = PointerShape.arrow
    private var swipe: TrackpadSwipe?

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
        if pinch(input, view, point) { return }
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
            guard let taker = view as? any WheelTaking, taker.takeWheel(delta, kind) else { continue }
            follow(delta, at: input.time, by: input.isContinuous ? taker : nil)
            return
        }
        swipe = nil
    }

    // MARK: Trackpads

    private func follow(_ delta: CGPoint, at time: Double, by taker: (any WheelTaking)?) {
        guard let taker else {
            swipe = nil
            return
        }
        if swipe?.taker !== taker { swipe = TrackpadSwipe(taker) }
        swipe?.move(by: delta, at: time)
    }

    /// Whether fingers may still be on a trackpad.
    var isFollowing: Bool { swipe != nil }

    /// Lets content go on that quick fingers have left.
    func tick(at time: Double) {
        guard let swipe, swipe.isOver(at: time) else { return }
        self.swipe = nil
        if let velocity = swipe.velocity { swipe.taker?.wheelWasLeft(at: velocity) }
    }

    // MARK: Pinches

    /// How far a wheel turns, in points, for a scale of e: as browsers have it for trackpads; a notch of a wheel is coarser.
    private static let pinchOfTrackpad = 100.0, pinchOfWheel = 200.0

    /// With the Control key held the innermost view takes the wheel that has a pinch for it. Systems tell so of fingers that a trackpad
    /// sees moving apart.
    private func pinch(_ input: WheelInput, _ view: UIView, _ point: CGPoint) -> Bool {
        guard input.modifiers.contains(.control), input.deltaY != 0 else { return false }
        let event = UIEvent(type: .transform)
        event.timestamp = input.time
        event.modifierFlags = UIKeyModifierFlags(input.modifiers)
        let unit = input.isContinuous ? Self.pinchOfTrackpad : Self.pinchOfWheel
        // One turn changes no more than fingers can.
        let factor = exp(min(max(input.deltaY / unit, -1), 1))
        for view in sequence(first: view, next: \.superview) {
            for case let pinch as UIPinchGestureRecognizer in view.gestureRecognizers ?? [] {
                if pinch.pinched(by: CGFloat(factor), at: point, event: event) { return true }
            }
        }
        return false
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
