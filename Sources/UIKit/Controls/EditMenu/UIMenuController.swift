public import CoreGraphics

/// A command of the program's own in the menu of commands.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// What the command is called.
    open var title: String
    /// What the first responder that knows it does.
    open var action: Selector

    /// An item that sends an action to the first responder.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }

    /// An item without a title, which nobody knows.
    public convenience override init() { self.init(title: "", action: Selector("")) }
}

/// The one menu of commands of the older kind: those that the first responder can do, and the program's own.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The one there is.
    public static let shared = UIMenuController()

    /// Which way the arrow points.
    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

    /// Commands of the program's own, after the usual ones.
    open var menuItems: [UIMenuItem]?
    /// Which way the arrow should point.
    open var arrowDirection = ArrowDirection.default
    private var target: (view: UIView, rect: CGRect)?
    private var open: EditMenuPresenter?

    private override init() {
        super.init()
    }

    /// Whether the menu is there. Setting it shows the menu at the target, or takes it away.
    open var isMenuVisible: Bool {
        get { open != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows the menu at the target that was set, or takes it away.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible, let target {
            showMenu(from: target.view, rect: target.rect)
        } else if !menuVisible {
            hideMenu()
        }
    }

    /// Says what the menu points at, in a view's points.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = (targetView, targetRect) }

    /// Shows what can be done now; an open menu goes. Without commands there is none.
    ///
    /// - Parameters:
    ///   - targetView: The view that the menu belongs to.
    ///   - targetRect: What it points at, in the view's points.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        open?.dismiss()
        target = (targetView, targetRect)
        guard let window = targetView.window else { return }
        let presenter = EditMenuPresenter(menu(for: targetView), arrow) { [weak targetView] action in
            action.performAction(from: targetView)
        }
        guard !presenter.isEmpty else { return }
        post(Self.willShowMenuNotification)
        presenter.onEnd = { [weak self] in self?.willHide() ?? EditMenuAnimator() }
        open = presenter
        let animator = EditMenuAnimator()
        animator.addCompletion { [weak self] in self?.post(Self.didShowMenuNotification) }
        presenter.show(in: window, at: targetView.convert(targetRect, to: nil), beside: animator)
    }

    /// Takes the menu away.
    open func hideMenu() { open?.dismiss() }

    /// Takes the menu away if it belongs to the view.
    open func hideMenu(from targetView: UIView) {
        if target?.view === targetView { hideMenu() }
    }

    /// Asks anew what can be done.
    open func update() {
        if let open, let view = target?.view { open.replace(by: menu(for: view)) }
    }

    /// Where the open menu points, in the screen's points.
    open var menuFrame: CGRect {
        guard open != nil, let target else { return .zero }
        return target.view.convert(target.rect, to: nil)
    }

    private var arrow: UIEditMenuArrowDirection {
        switch arrowDirection {
        case .default: .automatic
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }

    private func menu(for view: UIView) -> UIMenu {
        let responder = view.window?.firstResponder ?? view
        let own = (menuItems ?? []).compactMap { item -> UIAction? in
            guard let target = responder.target(forAction: item.action, withSender: self) else { return nil }
            return UIAction(title: item.title) { [weak self] _ in
                item.action.perform(on: target as AnyObject, with: self)
            }
        }
        return UIMenu(children: StandardEditMenu.actions(for: responder) + own).resolved(for: responder)
    }

    private func willHide() -> EditMenuAnimator {
        open = nil
        post(Self.willHideMenuNotification)
        let animator = EditMenuAnimator()
        animator.addCompletion { [weak self] in self?.post(Self.didHideMenuNotification) }
        return animator
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// The menu comes.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// The menu is there.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// The menu goes.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// The menu is gone.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// The menu is somewhere else now. Menus here do not move by themselves.
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}
