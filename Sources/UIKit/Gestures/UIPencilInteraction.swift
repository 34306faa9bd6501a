/// What the user wants a pencil's double tap to do.
public enum UIPencilPreferredAction: Int, Sendable {
    /// Nothing.
    case ignore = 0
    /// The eraser and back.
    case switchEraser = 1
    /// The tool before and back.
    case switchPrevious = 2
    /// The colours.
    case showColorPalette = 3
    /// The ink's properties.
    case showInkAttributes = 4
    /// The tools.
    case showContextualPalette = 5
    /// What the user has set up.
    case runSystemShortcut = 6
}

/// Hears of a pencil's double taps; it is optional.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// The pencil was tapped twice.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    /// Does nothing where it is not implemented.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Hears that a pencil's barrel was tapped twice. Pens of desktops do not tell that: it never hears of one.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// Whether the user wants to see what a tool would do before the pen touches. No setting says so here.
    open class var prefersHoverToolPreview: Bool { false }
    /// What the user wants: nothing.
    open class var preferredTapAction: UIPencilPreferredAction { .ignore }
    /// What the user wants of a squeeze: nothing.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
    /// Whether only pencils draw: fingers do too.
    open class var prefersPencilOnlyDrawing: Bool { false }

    /// Hears of taps.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether it listens.
    open var isEnabled = true
    /// The view it belongs to.
    open private(set) weak var view: UIView?

    /// One that nobody hears yet.
    public override init() { super.init() }
    /// One whose taps somebody hears.
    public init(delegate: (any UIPencilInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// About to belong to another view, or none.
    open func willMove(to view: UIView?) {}
    /// Belongs to another view, or none.
    open func didMove(to view: UIView?) { self.view = view }
}
