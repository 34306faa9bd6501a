public import CoreGraphics

/// Something an assistive program sees that is no view of its own.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// What it stands in.
    open weak var accessibilityContainer: AnyObject?
    /// In the container's points; moves with it.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet {
            guard let view = accessibilityContainer as? UIView else { return }
            accessibilityFrame = UIAccessibility.convertToScreenCoordinates(
                accessibilityFrameInContainerSpace, in: view)
        }
    }

    /// - Parameter container: the view it is in.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }
}

extension UIAccessibility {
    /// A rectangle of a view's space, in screen points.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return view.convert(rect, to: nil) }
        return view.convert(rect, to: window.screen.coordinateSpace)
    }

    /// Tells a magnifier where the user's attention is, in the view's points. Desktops' magnifiers follow the pointer and the focus alone.
    @MainActor
    public static func zoomFocusChanged(zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView)
    {}

    /// A path of a view's space, in screen points.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path.cgPath)
        let origin = convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 1, height: 1), in: view).origin
        copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return copy
    }
}
