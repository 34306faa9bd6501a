/// How content looks where it passes below what lies over an edge of a scroll view. Only kept: bars here have backgrounds of their own, below which
/// nothing has to fade.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// How content goes out of sight.
    public struct Style: Hashable, Sendable {
        private let name: String

        /// As the system has it.
        public static let automatic = Style(name: "automatic")
        /// Softly.
        public static let soft = Style(name: "soft")
        /// At a line.
        public static let hard = Style(name: "hard")
    }

    /// How content goes out of sight. Automatic at first.
    open var style = Style.automatic
    /// Whether there is no effect. False at first.
    open var isHidden = false
}

/// A scroll view's effects at its four edges.
@MainActor
struct ScrollEdgeEffects {
    let top = UIScrollEdgeEffect(), left = UIScrollEdgeEffect()
    let bottom = UIScrollEdgeEffect(), right = UIScrollEdgeEffect()
}

extension UIScrollView {
    /// The effect at the upper edge.
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
    /// The effect at the left edge.
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
    /// The effect at the lower edge.
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
    /// The effect at the right edge.
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
}

/// Tells a scroll view that a view lies over one of its edges. Only kept, as ``UIScrollEdgeEffect`` is.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// The view that lies over the edge.
    open private(set) weak var view: UIView?
    /// What is scrolled below it.
    open weak var scrollView: UIScrollView?
    /// The edge that it lies over.
    open var edge = UIRectEdge.top

    /// The interaction comes to a view, or leaves it.
    open func willMove(to view: UIView?) {}
    /// The interaction has come to a view, or left it.
    open func didMove(to view: UIView?) { self.view = view }
}
