public import CoreGraphics

/// Shows a menu, and what it belongs to lifted out of its view, when the view is pressed for long.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view it belongs to.
    open private(set) weak var view: UIView?
    /// Says what the menu offers.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// How the open menu looks; unknown without one.
    open private(set) var menuAppearance = Appearance.unknown
    private let press = ContextMenuPress()
    private weak var open: MenuPresenter?
    private var lastLocation = CGPoint.zero
    /// What the press that begins will show.
    private var opening: Opening?

    /// How a menu looks.
    public enum Appearance: UInt, Sendable {
        case unknown = 0
        /// With what it belongs to, lifted in front of a blurred screen.
        case rich
        /// Alone.
        case compact
    }

    private struct Opening {
        let configuration: UIContextMenuConfiguration
        let menu: UIMenu
        let controller: (any PreviewedController)?
        /// A click opens the menu alone, at the pointer. A preview without a menu is shown all the same.
        let isCompact: Bool
    }

    /// - Parameter delegate: says what the menu offers; not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.name = "context menu"
        press.mayPress = { [weak self] in self?.prepare() ?? false }
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

    /// Shows what `block` makes of the open menu in its place.
    open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) { open?.update(block) }

    // MARK: The press

    /// Asks for the menu. A press without one is left to others.
    private func prepare() -> Bool {
        opening = nil
        guard open == nil, let view, view.window != nil, let delegate else { return false }
        lastLocation = press.location(in: view)
        guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: lastLocation)
        else { return false }
        let menu = configuration.actionProvider?([]), controller = configuration.previewProvider?()
        guard menu != nil || controller != nil else { return false }
        opening = Opening(
            configuration: configuration, menu: menu ?? UIMenu(), controller: controller,
            isCompact: press.isSecondaryClick && menu?.children.isEmpty == false)
        return true
    }

    private func pressed() {
        guard press.state == .began, let opening, let view, let delegate else { return }
        self.opening = nil
        let configuration = opening.configuration
        let preview = opening.isCompact ? nil : makePreview(opening)
        let animator = MenuAnimator(opening.controller)
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        open = MenuPresenter.show(
            opening.menu, from: view, at: opening.isCompact ? .pointer(lastLocation) : .view(view.bounds),
            blurs: !opening.isCompact, preview: preview, beside: animator
        ) { [weak view] action in
            action.performAction(from: view)
        }
        menuAppearance = open == nil ? .unknown : opening.isCompact ? .compact : .rich
        open?.willGo = { [weak self] in self?.willGo(configuration) ?? MenuAnimator(nil) }
        open?.didTapPreview = { [weak self] in self?.commit(configuration, opening.controller) }
    }

    /// What is lifted out of the view.
    private func makePreview(_ opening: Opening) -> MenuPreview? {
        guard let view, let delegate else { return nil }
        let configuration = opening.configuration
        let target =
            delegate.contextMenuInteraction(
                self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
            ?? UITargetedPreview(view: view)
        return MenuPreview(target, controller: opening.controller)
    }

    private func commit(_ configuration: UIContextMenuConfiguration, _ controller: (any PreviewedController)?) {
        let animator = MenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        open?.dismiss(animator)
    }

    private func willGo(_ configuration: UIContextMenuConfiguration) -> MenuAnimator {
        let animator = MenuAnimator(nil)
        menuAppearance = .unknown
        open?.preview?.returnsTo = delegate?.contextMenuInteraction(
            self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        return animator
    }
}

/// The press that opens a menu; it begins only where there is one. A drag may come of the same press.
final class ContextMenuPress: MenuPress {
    override var purpose: Purpose? { .menu }
}
