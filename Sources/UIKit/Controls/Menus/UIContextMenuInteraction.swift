public import CoreGraphics

/// What a context menu offers, and what it previews.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Makes the controller that is previewed.
    public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
    /// Makes the menu out of what the system suggests: nothing here.
    public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

    /// Tells one from another.
    public let identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?
    /// How much of the menu is shown at first. Everything is.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// In which order the elements stand.
    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

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
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// Lets a program animate beside a preview that opens.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview leads to what it shows.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Says what a context menu offers, and hears of its coming and going.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// The menu for a point of the interaction's view; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The menu is about to come.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu is about to go.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// Shows a menu when a view is pressed for long.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view it belongs to.
    open private(set) weak var view: UIView?
    /// Says what the menu offers.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private let press = UILongPressGestureRecognizer()
    private weak var open: MenuPresenter?
    private var lastLocation = CGPoint.zero

    /// - Parameter delegate: says what the menu offers; not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.addHandler { [weak self] in self?.pressed() }
    }

    open func willMove(to view: UIView?) {
        if view !== self.view { self.view?.removeGestureRecognizer(press) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Where the press was, in a view's points.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(lastLocation, to: view) ?? lastLocation }

    /// Takes the menu away.
    open func dismissMenu() { open?.dismiss() }

    private func pressed() {
        guard press.state == .began, let view, let delegate else { return }
        lastLocation = press.location(in: view)
        guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: lastLocation),
            let menu = configuration.actionProvider?([])
        else { return }
        let animator = MenuAnimator(configuration.previewProvider?())
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        open = MenuPresenter.show(menu, from: view, rect: view.bounds, dims: true) { [weak view] action in
            action.performAction(from: view)
        }
        animator.run()
        open?.didEnd = { [weak self] in
            guard let self else { return }
            let animator = MenuAnimator(nil)
            self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
            animator.run()
        }
    }
}

/// Runs what a delegate animates beside a menu.
private final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating {
    let previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ preview: UIViewController?) {
        previewViewController = preview
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        UIView.animate(withDuration: 0.25) {
            for animation in self.animations { animation() }
        } completion: { _ in
            for completion in self.completions { completion() }
        }
    }
}
