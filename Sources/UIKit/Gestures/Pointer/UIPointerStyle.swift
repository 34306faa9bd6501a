public import CoreGraphics

/// What a view does under the pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// What suits the view: here a highlight.
    case automatic(UITargetedPreview)
    /// A light shape comes up behind the view.
    case highlight(UITargetedPreview)
    /// The view comes nearer, without a shadow.
    case lift(UITargetedPreview)
    /// The view comes nearer or a light shape comes up behind it, as asked: no shape with the tint mode `none`, and the same one
    /// with the others. Shadows are not drawn.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// Where the pointer's tint goes.
    public enum TintMode: Int, Sendable { case none, overlay, underlay }

    /// Whether a shape comes up behind the view.
    var drawsShape: Bool {
        switch self {
        case .automatic, .highlight: true
        case .lift: false
        case .hover(_, let tint, _, _): tint != .none
        }
    }

    /// The view that is pointed at.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The shape behind a highlighted view.
public enum UIPointerShape {
    case path(UIBezierPath)
    /// In the points of the preview's superview.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    /// Corner radius of a pointer's shape, in points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// What pointing does in a region. The pointer itself is the window system's: it becomes a beam where a style asks for one.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    let effect: UIPointerEffect?
    let shape: UIPointerShape?

    /// A style in which the view itself reacts.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.effect = effect
        self.shape = shape
        super.init()
    }

    /// A style in which the pointer changes its shape.
    public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        effect = nil
        self.shape = shape
        super.init()
    }

    private override init() {
        effect = nil
        shape = nil
        super.init()
    }

    /// Nothing happens.
    public static func system() -> UIPointerStyle { UIPointerStyle() }
}

/// Directions.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt

    /// The value of a number.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Sideways.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Up and down.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both ways.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// In the view's points.
    open private(set) var rect: CGRect
    /// What tells the region from others of the view.
    open private(set) var identifier: AnyHashable?
    /// Along which axes a drag that begins here holds the pointer. Only kept.
    open var latchingAxes: UIAxis = []

    /// - Parameter rect: in points of the view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }
}

/// Where the pointer is when a region is asked for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// In the view's points.
    open private(set) var location: CGPoint
    /// The modifier keys that are down.
    open private(set) var modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}
