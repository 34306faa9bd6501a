public import CoreGraphics

/// Is told while a finger presses harder on a view.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: AnyObject {
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// The first, lighter press is from 0 to 1 done, and over when `ended`.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// The second, harder press is from 0 to 1 done, and over when `ended`.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    /// `true` where it is not implemented.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// What happens where it is not implemented.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}

/// Follows how hard a finger presses on a view. No display here measures that: as on Apple's devices that do not, it never begins.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// The view that is pressed.
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// Watches the pressure on a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Where the finger is, in the space's points: nowhere but at its origin before one has pressed.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

    /// Ends the press; there is none.
    open func cancel() {}
}
