public import CoreGraphics

/// A view whose parts can be looked into by a long press, in the way of before context menus.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// What waits for the press. Programs make other recognisers wait for it.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Who says what is looked into.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of it that stays sharp, in its points.
    var sourceRect: CGRect { get set }
}

/// Says what is looked into, and shows it when the preview is tapped.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// What is looked into at a point of the view; nil is nothing.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// The preview was tapped.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// What can be done with what is looked into.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// What it is called.
    var title: String { get }
}

/// A deed below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// How an action looks.
    public enum Style: Int, Sendable {
        /// As usual.
        case `default` = 0
        /// Ticked.
        case selected = 1
        /// Red: something is lost by it.
        case destructive = 2
    }

    /// What it is called.
    open private(set) var title: String
    /// What it does.
    open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void
    let style: Style

    /// A deed with its name and look.
    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }

    fileprivate func menuAction(for controller: UIViewController) -> UIAction {
        UIAction(
            title: title, attributes: style == .destructive ? .destructive : [], state: style == .selected ? .on : .off
        ) { _ in self.handler(self, controller) }
    }
}

/// Deeds below a preview that open from one.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// What it is called.
    public let title: String
    fileprivate let actions: [UIPreviewAction]
    private let style: UIPreviewAction.Style

    /// Deeds under a name.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
        super.init()
    }

    fileprivate func menu(for controller: UIViewController) -> UIMenu {
        UIMenu(
            title: title, options: style == .destructive ? .destructive : [],
            children: actions.map { $0.menuAction(for: controller) })
    }
}

/// Looks into a view by its context menu.
@MainActor
private final class PreviewingContext: NSObject, UIViewControllerPreviewing, UIContextMenuInteractionDelegate {
    private weak var asked: (any UIViewControllerPreviewingDelegate)?
    private weak var view: UIView?
    var sourceRect: CGRect
    let previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer = UILongPressGestureRecognizer(
        target: nil, action: nil)
    private weak var shown: UIViewController?

    var delegate: any UIViewControllerPreviewingDelegate {
        guard let asked else { preconditionFailure("The delegate of this previewing context is gone.") }
        return asked
    }

    var sourceView: UIView {
        guard let view else { preconditionFailure("The view of this previewing context is gone.") }
        return view
    }

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        asked = delegate
        self.view = view
        sourceRect = view.bounds
        super.init()
        previewingGestureRecognizerForFailureRelationship.isEnabled = false
        view.addInteraction(PreviewingInteraction(self))
    }

    func end() {
        guard let view else { return }
        for interaction in view.interactions where (interaction as? PreviewingInteraction)?.context === self {
            view.removeInteraction(interaction)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let asked, let view else { return nil }
        sourceRect = view.bounds
        guard let controller = asked.previewingContext(self, viewControllerForLocation: location) else { return nil }
        shown = controller
        return UIContextMenuConfiguration(previewProvider: { controller }) { _ in
            let elements: [UIMenuElement] = controller.previewActionItems.compactMap { item in
                if let group = item as? UIPreviewActionGroup { return group.menu(for: controller) }
                return (item as? UIPreviewAction)?.menuAction(for: controller)
            }
            return elements.isEmpty ? nil : UIMenu(children: elements)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let controller = shown else { return }
        animator.preferredCommitStyle = .pop
        animator.addCompletion { self.asked?.previewingContext(self, commit: controller) }
    }
}

/// Keeps its delegate, as long as the view has it.
@MainActor
private final class PreviewingInteraction: UIContextMenuInteraction {
    let context: PreviewingContext

    init(_ context: PreviewingContext) {
        self.context = context
        super.init(delegate: context)
    }
}

extension UIContentContainer where Self: UIViewController {
    /// Lets a long press look into a view: its context menu, with what the delegate says as the preview.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }

    /// Ends looking into a view.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        (previewing as? PreviewingContext)?.end()
    }
}

extension UIViewController: PreviewedController {}
