public import QuartzCore

/// What shows that a view has the focus. One by itself is what suits the view.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
    /// What suits the view: a line around it.
    public override init() { super.init() }

    /// An effect that looks the same.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy = MainActor.assumeIsolated { UncheckedBox(value: UIFocusEffect()) }
        return copy.value
    }
}

/// A line around a view that has the focus, or around a shape in it.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// Where the line runs.
    public enum Position: Int, Sendable {
        /// Outside, and inside of what cuts off what stands out.
        case automatic = 0
        /// Outside of the edge.
        case outside
        /// Inside of the edge.
        case inside
    }

    enum Shape {
        case view
        case rounded(CGRect, radius: CGFloat, CALayerCornerCurve)
        case path(UIBezierPath)
    }

    let shape: Shape
    /// Where the line runs.
    open var position = Position.automatic
    /// The view whose layer holds the line; nil is the one that has the focus.
    open weak var containerView: UIView?
    /// The view in whose points the shape is; nil is the one that has the focus.
    open weak var referenceView: UIView?

    init(shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// A line around the view.
    public override convenience init() { self.init(shape: .view) }

    /// A line around a rectangle, in points of the reference view.
    public convenience init(rect: CGRect) { self.init(shape: .rounded(rect, radius: 0, .circular)) }

    /// A line around a rounded rectangle, in points of the reference view.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(shape: .rounded(rect, radius: cornerRadius, curve))
    }

    /// A line along a path, in points of the reference view.
    public convenience init(path bezierPath: UIBezierPath) { self.init(shape: .path(bezierPath)) }

    open nonisolated override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MainActor.assumeIsolated {
            let copy = UIFocusHaloEffect(shape: shape)
            copy.position = position
            (copy.containerView, copy.referenceView) = (containerView, referenceView)
            return UncheckedBox(value: copy)
        }
        return copy.value
    }
}

/// The effects that views were given.
@MainActor
private enum FocusEffects {
    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    private final class Choice {
        let effect: UIFocusEffect?
        init(_ effect: UIFocusEffect?) { self.effect = effect }
    }

    static func effect(of view: UIView) -> UIFocusEffect? {
        guard let choice = objc_getAssociatedObject(view, key) as? Choice else { return UIFocusHaloEffect() }
        return choice.effect
    }

    static func set(_ effect: UIFocusEffect?, of view: UIView) {
        objc_setAssociatedObject(view, key, Choice(effect), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        if view.window?.focusedItem === view { view.window?.moveFocusRing() }
    }
}

extension UIView {
    /// What shows that the view has the focus: a line around it, unless another effect was set; nil is nothing.
    public var focusEffect: UIFocusEffect? {
        get { FocusEffects.effect(of: self) }
        set { FocusEffects.set(newValue, of: self) }
    }
}
