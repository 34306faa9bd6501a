// The controller that a context menu previews, as Apple's interface names it. The menu itself knows it as a `PreviewedController`.

/// Makes the controller that is previewed.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Lets a program animate beside a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The previewed controller.
    var previewViewController: UIViewController? { get }
    /// Animates beside.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a tapped preview leads to what it shows.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes back to where it came from.
    case dismiss
    /// It grows until it fills the window.
    case pop
}

/// Lets a program animate beside a preview that opens.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview leads to what it shows.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

extension MenuAnimator: UIContextMenuInteractionCommitAnimating {
    var previewViewController: UIViewController? { preview as? UIViewController }
}
