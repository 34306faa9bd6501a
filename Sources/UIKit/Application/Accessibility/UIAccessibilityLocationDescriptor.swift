public import CoreGraphics

/// A place of a view that something is dragged from or dropped at, with a name.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view.
    open private(set) weak var view: UIView?
    /// Where in it, in its points.
    public let point: CGPoint
    /// What it is called.
    public let name: String
    /// What it is called, with looks of its own.
    public let attributedName: NSAttributedString

    /// The middle of a view.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }
    /// A point of a view.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }
    /// A point of a view.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        (self.attributedName, name, self.point, self.view) = (attributedName, attributedName.string, point, view)
        super.init()
    }
}
