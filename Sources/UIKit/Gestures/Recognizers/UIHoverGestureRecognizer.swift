/// Recognises a pointer over the view without a button held. Continuous: begins on entry, ends on exit.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// In the window's points.
    private var place = CGPoint.zero

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        cancelsTouchesInView = false
    }

    open override func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

    /// How far the pointer is above the surface: 0, it has no height.
    open var zOffset: CGFloat { 0 }

    /// How upright a pencil above the surface is, radians: π/2 for a pointer.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// How a pencil above the surface is turned about itself, radians: 0 for a pointer.
    open var rollAngle: CGFloat { 0 }
    /// Where a pencil above the surface points, radians from a view's x axis: 0 for a pointer.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The unit vector of ``azimuthAngle(in:)``.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    func pointerMoved(to place: CGPoint) {
        guard isEnabled else { return }
        self.place = place
        state = state == .possible ? .began : .changed
    }

    func pointerLeft() {
        if state != .possible { state = .ended }
    }

    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover && super.shouldReceive(event) }
}
