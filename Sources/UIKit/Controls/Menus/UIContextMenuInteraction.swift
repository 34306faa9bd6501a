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
    /// The control whose own menu it shows: beside the control, with nothing lifted out unless the control says what.
    weak var control: UIControl?
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

    var isMenuOpen: Bool { open != nil }

    /// Shows what `block` makes of the open menu in its place.
    open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) { open?.update(block) }

    // MARK: The press

    /// Asks for the menu. A press without one is left to others.
    private func prepare() -> Bool {
        opening = nil
        guard let view else { return false }
        if let control {
            guard control.isEnabled, !control.showsMenuAsPrimaryAction || press.isSecondaryClick else { return false }
        }
        lastLocation = press.location(in: view)
        opening = ask(isClick: press.isSecondaryClick)
        return opening != nil
    }

    private func pressed() {
        guard press.state == .began, let opening else { return }
        show(opening)
    }

    /// Shows the menu without a press. False where there is none; true also where it is open already.
    func openAtOnce(at location: CGPoint) -> Bool {
        guard open == nil else { return true }
        lastLocation = location
        guard let opening = ask(isClick: false) else { return false }
        show(opening)
        return true
    }

    private func ask(isClick: Bool) -> Opening? {
        guard open == nil, view?.window != nil, let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: lastLocation)
        else { return nil }
        let menu = configuration.actionProvider?([]), controller = configuration.previewProvider?()
        guard menu != nil || controller != nil else { return nil }
        return Opening(
            configuration: configuration, menu: menu ?? UIMenu(), controller: controller,
            isCompact: control == nil && isClick && menu?.children.isEmpty == false)
    }

    private func show(_ opening: Opening) {
        self.opening = nil
        guard let view, let delegate else { return }
        let configuration = opening.configuration
        control?.sendActions(for: .menuActionTriggered)
        let preview = opening.isCompact ? nil : makePreview(opening)
        let animator = MenuAnimator(opening.controller)
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        control?.isHighlighted = true
        let ownPlace = control?.place(of: configuration) ?? .view(view.bounds)
        open = MenuPresenter.show(
            opening.menu, from: view, at: opening.isCompact ? .pointer(lastLocation) : ownPlace, blurs: preview != nil,
            preview: preview, beside: animator, order: control?.menuOrder ?? configuration.preferredMenuElementOrder
        ) { [weak view, weak control] action in
            if let control { control.choose(action) } else { action.performAction(from: view) }
        }
        menuAppearance = open == nil ? .unknown : preview == nil ? .compact : .rich
        open?.willGo = { [weak self] in self?.willGo(configuration) ?? MenuAnimator(nil) }
        open?.didEnd = { [weak control] in control?.isHighlighted = false }
        open?.didTapPreview = { [weak self] in self?.commit(configuration, opening.controller) }
    }

    /// What is lifted out of the view.
    private func makePreview(_ opening: Opening) -> MenuPreview? {
        guard let view, let delegate else { return nil }
        let configuration = opening.configuration
        let target =
            delegate.contextMenuInteraction(
                self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        guard control == nil || target != nil || opening.controller != nil else { return nil }
        return MenuPreview(target ?? UITargetedPreview(view: view), controller: opening.controller)
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
