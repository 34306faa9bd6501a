import CoreGraphics

/// A guide that follows something on the screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [UInt: [NSLayoutConstraint]] = [:]

    /// Makes constraints count while the guide is near an edge: always near the bottom, as no keyboard floats here.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
        near[edge.rawValue] = trackingConstraints
        if edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) }
    }

    /// Makes constraints count while the guide is away from an edge: never away from the bottom.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        if !edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) }
    }

    /// The constraints given for an edge.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near[edge.rawValue] ?? []
    }
}

/// The part of a view that input views at the bottom of the screen cover; without any, the part below the safe area, as keyboards here
/// are on the desk.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that is not at the bottom edge; there is none.
    open var followsUndockedKeyboard = false
    /// How far above the keyboard a finger that drags it away may begin, in points. 0 by default. Only kept: keyboards here are on the desk.
    open var keyboardDismissPadding: CGFloat = 0
    /// Whether the safe area counts while there is no keyboard.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { place() } }
    }
    private var top: NSLayoutConstraint?
    private var bottom: NSLayoutConstraint?

    /// The guide's place in its view; down to the edge of the window, where the view ends above that.
    open override var layoutFrame: CGRect {
        let room = roomBelow
        if bottom?.constant != room { bottom?.constant = room }
        return super.layoutFrame
    }

    fileprivate func add(to view: UIView) {
        identifier = "keyboardLayoutGuide"
        view.addLayoutGuide(self)
        let bottom = bottomAnchor.constraint(equalTo: view.bottomAnchor)
        self.bottom = bottom
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom,
        ])
        place()
        InputViews.add(self)
    }

    /// Takes its place above what covers the screen.
    func place() {
        guard let view = owningView else { return }
        let safe = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        let covered = coveredHeight(of: view)
        top?.isActive = false
        top =
            covered > safe
            ? topAnchor.constraint(equalTo: view.bottomAnchor, constant: -covered)
            : topAnchor.constraint(
                equalTo: usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor)
        top?.isActive = true
        bottom?.constant = roomBelow
    }

    /// Points between the view's bottom and the window's.
    private var roomBelow: CGFloat {
        guard let view = owningView, let window = view.window else { return 0 }
        return max(0, view.convert(window.bounds, from: window).maxY - view.bounds.maxY)
    }

    private func coveredHeight(of view: UIView) -> CGFloat {
        guard let screen = view.window?.screen, !screen.inputViews.frame.isNull else { return 0 }
        let frame = view.convert(screen.inputViews.frame, from: screen.coordinateSpace)
        return min(max(0, view.bounds.maxY - frame.minY), view.bounds.height)
    }
}

extension UIView {
    /// The part that the keyboard on the screen covers.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
        let guide = UIKeyboardLayoutGuide()
        guide.add(to: self)
        return guide
    }
}
