public import CoreGraphics

/// How far a view that a drag rests on is from opening.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive = 0
    /// The drag is over it.
    case possible
    /// It is about to open.
    case activating
    /// It has opened.
    case activated
}

/// A drag over something that opens under it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    /// What shows that it is about to open: the interaction's view, unless its behaviour names another.
    var targetView: UIView? { get set }
    /// Whatever the program wants to know of it.
    var targetItem: Any? { get set }
    /// Where the finger is, in a view's points; nil: the window's.
    func location(in view: UIView?) -> CGPoint
}

/// Says where a drag may open something.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Asked whenever the drag moves over the view.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// The drag has gone elsewhere, or is over.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Does nothing where it is not implemented.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far a view is from opening.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// The state is another.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Something that opens under a drag that rests on it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

/// Opens a view under a drag that rests on it, as a tap would.
///
/// After half a second the view blinks; half a second later it opens.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view it belongs to.
    open private(set) weak var view: UIView?
    /// Says where it may open; nil: anywhere.
    public let interactionBehavior: (any UISpringLoadedInteractionBehavior)?
    /// Shows that it is about to; nil: the view blinks.
    public let interactionEffect: (any UISpringLoadedInteractionEffect)?
    let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// A spring-loaded interaction: a drag that rests over the view opens it.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior
        self.interactionEffect = interactionEffect
        activationHandler = handler
        super.init()
    }

    /// Opens anywhere, after a blink.
    public convenience init(
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }
}
