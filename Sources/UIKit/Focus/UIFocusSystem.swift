/// Where the focus can be: a view, or a cell of a list, which may be out of sight.
@MainActor
struct FocusPlace {
    private(set) weak var view: UIView?
    var path: ShownPath?

    init(_ view: UIView, _ path: ShownPath? = nil) {
        (self.view, self.path) = (view, path)
    }

    /// What the ring goes around.
    var item: UIView? {
        guard let list = view as? any CellFocusing else { return view }
        return path.flatMap(list.shownCell)
    }

    /// The innermost that is there.
    var environment: (any UIFocusEnvironment)? { item ?? view }

    func isSame(as other: FocusPlace?) -> Bool { other.map { $0.view === view && $0.path == path } ?? false }
}

/// Knows what has the focus of the keyboard in a window, and moves it.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// The focus has moved; the object is the focus system.
    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// A key would have moved the focus, but there was nowhere to go, or someone said no; the object is the focus system.
    public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// Under this key notifications have their `UIFocusUpdateContext`.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// Under this key notifications of moves have their `UIFocusAnimationCoordinator`.
    public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    private unowned let window: UIWindow
    /// Where the focus is asked for.
    private var wanted: (any UIFocusEnvironment)?

    init(_ window: UIWindow) {
        self.window = window
    }

    /// The system of the window that an environment is in; nil outside windows.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        environment.focusChain.lazy.compactMap { ($0 as? UIView)?.window?.focusSystem }.first
    }

    /// Whether an environment is another or holds it.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool { otherEnvironment.focusChain.contains { $0 === environment } }

    /// What has the focus; nil for nothing.
    open var focusedItem: (any UIFocusItem)? { window.focusedItem }

    // MARK: By program

    /// Asks for the focus to go to where an environment prefers it, before the next frame.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        // What holds the one that was asked for goes before it.
        if let wanted, Self.environment(wanted, contains: environment), wanted !== environment { return }
        let isFirst = wanted == nil
        wanted = environment
        guard isFirst else { return }
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.updateFocusIfNeeded() } }
    }

    /// Has what was asked for done now.
    open func updateFocusIfNeeded() {
        guard let environment = wanted else { return }
        wanted = nil
        var seen: Set<ObjectIdentifier> = []
        guard let place = place(in: environment, &seen) else { return }
        if window.move(focusTo: place, []) { FocusOrder.settle(place) }
    }

    func setNeedsUpdate(_ environment: any UIFocusEnvironment) {
        guard let item = window.focusPlace?.environment, Self.environment(environment, contains: item) else { return }
        requestFocusUpdate(to: environment)
    }

    /// The first place that an environment prefers, and where the focus may be.
    private func place(in environment: any UIFocusEnvironment, _ seen: inout Set<ObjectIdentifier>) -> FocusPlace? {
        guard seen.insert(ObjectIdentifier(environment)).inserted else { return nil }
        let preferred = environment.preferredFocusEnvironments
        for other in preferred {
            if let place = other === environment ? ownPlace(of: other) : place(in: other, &seen) { return place }
        }
        return preferred.isEmpty ? ownPlace(of: environment) : nil
    }

    private func ownPlace(of environment: any UIFocusEnvironment) -> FocusPlace? {
        guard let view = environment as? UIView ?? (environment as? any FocusHolding)?.heldView else { return nil }
        let candidates = FocusOrder.candidates(in: window)
        for list in sequence(first: view, next: \.superview).lazy.compactMap({ $0 as? any CellFocusing }) {
            if let path = list.path(of: view), list.mayFocus(path), candidates.contains(where: { $0 === list }) {
                return FocusPlace(list, path)
            }
        }
        return candidates.first { $0.isDescendant(of: view) }.map(FocusOrder.place)
    }
}

extension UIWindow {
    /// Where the focus is.
    var focusPlace: FocusPlace? {
        focusedView.map { FocusPlace($0, ($0 as? any CellFocusing)?.focusedPath) }
    }

    /// Moves the focus, if all that it leaves and goes to agree. False when it stays.
    func move(focusTo new: FocusPlace, _ heading: UIFocusHeading) -> Bool {
        let old = focusPlace
        guard !new.isSame(as: old) else { return true }
        let context = UIFocusUpdateContext(from: old, to: new, heading)
        guard environments(of: context).allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
            focusMovementFailed(context)
            return false
        }
        update(context)
        return true
    }

    /// Takes the focus away: a finger says by itself where it is.
    func loseFocus() {
        guard let old = focusPlace else { return }
        update(UIFocusUpdateContext(from: old, to: nil, []))
    }

    private func update(_ context: UIFocusUpdateContext) {
        let environments = environments(of: context), coordinator = UIFocusAnimationCoordinator()
        if let list = context.new?.view as? any CellFocusing { list.focusedPath = context.new?.path }
        focusedView = context.new?.view
        for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
        NotificationCenter.default.post(
            name: UIFocusSystem.didUpdateNotification, object: focusSystem,
            userInfo: [
                UIFocusSystem.focusUpdateContextUserInfoKey: context,
                UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
            ])
        coordinator.run()
    }

    func focusMovementFailed(_ context: UIFocusUpdateContext) {
        NotificationCenter.default.post(
            name: UIFocusSystem.movementDidFailNotification, object: focusSystem,
            userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
    }

    /// All that hold what loses the focus or what gets it, each before what holds it.
    private func environments(of context: UIFocusUpdateContext) -> [any UIFocusEnvironment] {
        let left = context.old?.environment?.focusChain ?? [], entered = context.new?.environment?.focusChain ?? []
        let common = left.filter { a in entered.contains { $0 === a } }
        func apart(_ chain: [any UIFocusEnvironment]) -> [any UIFocusEnvironment] {
            chain.filter { a in !common.contains { $0 === a } }
        }
        return apart(left) + apart(entered) + common
    }
}
