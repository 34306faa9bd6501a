public import CoreGraphics

/// How a view looks while it is previewed, dragged or pointed at.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The part that counts, in the view's points; nil for all of it.
    open var visiblePath: UIBezierPath?
    /// Behind the view; nil: the view's own colour, or the system's background.
    open var backgroundColor: UIColor?
    /// The outline that throws the shadow, in the view's points; nil: that of the part that counts.
    open var shadowPath: UIBezierPath?

    public override init() { super.init() }

    /// Shows lines of text.
    ///
    /// - Parameter textLineRects: `CGRect` values in the view's points, one for each line.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) {
            path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -2), cornerRadius: 4))
        }
        visiblePath = path
    }
}

/// Where a preview is: a point of a container.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view that the preview flies in.
    public let container: UIView
    /// In the container's points.
    public let center: CGPoint
    /// How the preview is turned and scaled there.
    public let transform: CGAffineTransform

    /// - Parameter center: in points of the container.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
}

/// A view that is previewed, dragged or pointed at.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view that is shown.
    public let view: UIView
    /// Looks of the preview.
    public let parameters: UIPreviewParameters
    /// Where the preview comes from or goes to: where the view is, unless the program says otherwise.
    open var target: UIPreviewTarget {
        ownTarget ?? UIPreviewTarget(container: view.superview ?? view, center: view.center)
    }
    private let ownTarget: UIPreviewTarget?

    /// A preview of a view on its way to a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, ownTarget) = (view, parameters, target)
        super.init()
    }

    /// A preview of a view where it is.
    public init(view: UIView, parameters: UIPreviewParameters) {
        (self.view, self.parameters, ownTarget) = (view, parameters, nil)
        super.init()
    }

    /// A preview of a view where it is, with the usual looks.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The same preview somewhere else.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// In points.
    open var size: CGSize { (parameters.visiblePath?.bounds ?? view.bounds).size }

    /// Where the part that counts is, in its window's points; nil outside of windows.
    var placeInWindow: CGRect? {
        let part = parameters.visiblePath?.bounds ?? view.bounds
        guard let ownTarget else { return view.window == nil ? nil : view.convert(part, to: nil) }
        return ownTarget.place(of: part.size)
    }
}

extension UIPreviewTarget {
    /// Where something of a size is, in the window's points; nil outside of windows.
    func place(of size: CGSize) -> CGRect? {
        guard container.window != nil else { return nil }
        let shown = CGRect(origin: .zero, size: size).applying(transform)
        let middle = container.convert(center, to: nil)
        return CGRect(
            x: middle.x - shown.width / 2, y: middle.y - shown.height / 2, width: shown.width, height: shown.height)
    }
}
