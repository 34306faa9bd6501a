public import CoreGraphics

/// Which way the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Down, from above, where there is room.
    case automatic
    case up
    case down
    case left
    case right
}

/// Where an edit menu opens.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// Tells this menu from others.
    public let identifier: any NSCopying
    /// What the menu points at, in the points of the interaction's view, unless the delegate names a rectangle.
    public let sourcePoint: CGPoint
    /// Which way the arrow should point.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// - Parameters:
    ///   - identifier: tells this menu from others; nil makes one.
    ///   - sourcePoint: what the menu points at, in the points of the interaction's view.
    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? NSUUID()
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Shows a row of commands beside a part of a view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The view that the menus are for.
    open private(set) weak var view: UIView?
    /// Says what the menu offers.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private var open: (presenter: EditMenuPresenter, configuration: UIEditMenuConfiguration)?

    /// Menus of a view, filled by a delegate.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

    open func didMove(to view: UIView?) { self.view = view }

    /// Shows a menu; an open one goes. Without commands there is none.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, let window = view.window, let menu = menu(for: configuration) else { return }
        let presenter = EditMenuPresenter(menu, configuration.preferredArrowDirection) { [weak view] action in
            action.performAction(from: view)
        }
        guard !presenter.isEmpty else { return }
        presenter.onEnd = { [weak self] in self?.willDismiss(configuration) ?? EditMenuAnimator() }
        open = (presenter, configuration)
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        presenter.show(in: window, at: target(of: configuration), beside: animator)
    }

    /// Takes the menu away.
    open func dismissMenu() { open?.presenter.dismiss() }

    /// Asks for the commands of the open menu again.
    open func reloadVisibleMenu() {
        guard let open, let menu = menu(for: open.configuration) else { return }
        open.presenter.replace(by: menu)
    }

    /// Moves the open menu to where its target is now.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let open else { return }
        open.presenter.move(to: target(of: open.configuration), animated: animated)
    }

    /// What the open menu points at, in a view's points; zero without one.
    open func location(in view: UIView?) -> CGPoint {
        guard let open, let own = self.view else { return .zero }
        return own.convert(open.configuration.sourcePoint, to: view)
    }

    /// Whether a menu is there.
    var isOpen: Bool { open != nil }

    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
        guard let view else { return nil }
        let suggested = StandardEditMenu.actions(for: view)
        let menu =
            delegate.map { $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested) }
            ?? UIMenu(children: suggested)
        return menu?.resolved(for: view) { [weak self] command in
            // Something else is selected then: its menu comes.
            guard [StandardActions.select, StandardActions.selectAll].contains(command.action) else { return }
            (self?.delegate as? TextMenu)?.open()
        }
    }

    /// In the window's points.
    private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
        guard let view else { return .zero }
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return view.convert(rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect, to: nil)
    }

    private func willDismiss(_ configuration: UIEditMenuConfiguration) -> EditMenuAnimator {
        open = nil
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        return animator
    }
}
