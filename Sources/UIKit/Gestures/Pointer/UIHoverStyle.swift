import CoreGraphics

/// What a view does while the pointer is over it.
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// What suits the view: here a light shape behind it.
public struct UIHoverAutomaticEffect: UIHoverEffect {
    /// The system's choice.
    public init() {}
}

/// A light shape comes up behind the view.
public struct UIHoverHighlightEffect: UIHoverEffect {
    /// A light shape.
    public init() {}
}

/// The view comes nearer.
public struct UIHoverLiftEffect: UIHoverEffect {
    /// The view comes nearer.
    public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// What suits the view.
    public static var automatic: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// A light shape comes up behind the view.
    public static var highlight: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// The view comes nearer.
    public static var lift: Self { Self() }
}

/// What a view does while the pointer is over it, and in which outline.
@preconcurrency @MainActor
public struct UIHoverStyle {
    /// What the view does.
    public var effect: any UIHoverEffect
    /// The outline; nil: the view's bounds with the corners of its layer.
    public var shape: UIShape?
    /// Whether anything is done. True by default.
    public var isEnabled = true

    /// An effect in an outline.
    public init(effect: some UIHoverEffect = UIHoverAutomaticEffect(), shape: UIShape? = nil) {
        self.effect = effect
        self.shape = shape
    }

    /// The effect that suits the view in an outline.
    public init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }

    /// The effect that suits the view in its own outline.
    public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// Shows a view's hover style.
@MainActor
final class HoverStyleFollower: NSObject, UIPointerInteractionDelegate {
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)
    var style: UIHoverStyle { didSet { interaction.invalidate() } }

    init(_ style: UIHoverStyle) {
        self.style = style
        super.init()
    }

    static func show(_ style: UIHoverStyle?, on view: UIView) {
        let known = view.extras?.hover
        guard let style else {
            guard let known else { return }
            view.removeInteraction(known.interaction)
            view.extras = view.extras.with { $0.hover = nil }
            return
        }
        if let known {
            known.style = style
            return
        }
        let follower = HoverStyleFollower(style)
        view.extras = view.extras.with { $0.hover = follower }
        view.addInteraction(follower.interaction)
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard style.isEnabled, let view = interaction.view else { return nil }
        let own = UIBezierPath(roundedRect: view.bounds, cornerRadius: view.layer.cornerRadius)
        let content = UIShape.Resolved(shape: .path(own), boundingRect: view.bounds, path: own)
        let shape = style.shape ?? .rect
        let path = shape.resolvedShape(in: UIShape.ResolutionContext(contentShape: content)).path
        return UIPointerStyle(effect: effect(on: UITargetedPreview(view: view)), shape: .path(path))
    }

    private func effect(on preview: UITargetedPreview) -> UIPointerEffect {
        switch style.effect {
        case is UIHoverLiftEffect: .lift(preview)
        case is UIHoverHighlightEffect: .highlight(preview)
        default: .automatic(preview)
        }
    }
}

extension UIView {
    /// What the view does while the pointer is over it; nil, as it is at first: nothing of this.
    public var hoverStyle: UIHoverStyle? {
        get { extras?.hover?.style }
        set { HoverStyleFollower.show(newValue, on: self) }
    }
}
