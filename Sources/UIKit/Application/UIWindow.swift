/// The root of a tree of views on a screen. Hidden until it is shown with `isHidden = false` or `makeKeyAndVisible()`.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The order of windows: greater levels are in front.
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        /// The value as Apple's frameworks number it.
        public let rawValue: CGFloat

        /// The value of a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The value of a number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of a program's windows.
        public static let normal = Level(0)
        /// Above the status bar.
        public static let statusBar = Level(1000)
        /// Above everything else.
        public static let alert = Level(2000)

        /// Whether the first comes before the second.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        /// A level higher up.
        public static func + (level: Level, difference: CGFloat) -> Level { Level(level.rawValue + difference) }
        /// A level further down.
        public static func - (level: Level, difference: CGFloat) -> Level { Level(level.rawValue - difference) }
    }

    weak var firstResponder: UIResponder? {
        didSet {
            guard oldValue !== firstResponder else { return }
            lastResponder = oldValue
            screen.inputViews.responderChanged(in: self)
            lastResponder = nil
        }
    }
    /// Who was the first responder just before, while the change is told.
    private(set) weak var lastResponder: UIResponder?
    /// The window that keys go to when something in this one is the first responder.
    var responderWindow: UIWindow { self }
    /// The control that Tab has led to.
    weak var focusedView: UIView? { didSet { moveFocusRing() } }
    private let focusRing = FocusRing()
    private(set) lazy var focusSystem = UIFocusSystem(self)
    /// The view that shows that it has the focus: of a list, a cell.
    private(set) weak var focusedItem: UIView?
    /// What has the focus may show it with another view now.
    func moveFocusRing() {
        let item = focusedView?.focusRingTarget, old = focusedItem
        focusRing.move(to: item)
        guard item !== old else { return }
        focusedItem = item
        for view in [old, item] { (view as? any FocusedInList)?.focusDidChange() }
    }
    let touchCenter = TouchCenter()
    /// What keeps new touches away.
    var gates: [any TouchGate] = []
    private weak var shownOn: UIScreen?
    private weak var scene: UIWindowScene?
    /// Whether input views show in it, and nothing of the program.
    var isForInputs: Bool { false }
    /// The scene that the window was made for, if any.
    var ownScene: UIWindowScene? { scene }

    /// - Parameter frame: in the screen's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        start()
    }

    /// A window that fills the screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// A window that fills the scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        scene = windowScene
        start()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
        finishDecoding(coder, as: UIWindow.self)
    }

    private func start() {
        ownWindow = self
        layer.isHidden = true
        addGestureRecognizer(StatusBarTapRecognizer())
        updateTraits()
    }

    /// The screen that the window is or would be shown on.
    open var screen: UIScreen { shownOn ?? scene?.screen ?? .main }

    /// The scene that the window belongs to.
    open var windowScene: UIWindowScene? {
        get { scene ?? screen.scene }
        set {
            scene = newValue
            if let shownOn { shownOn.show(self) }
        }
    }

    /// In front of or behind other windows. Change it before showing the window, or it moves at once.
    open var windowLevel = Level.normal {
        didSet { if shownOn != nil { screen.show(self) } }
    }

    // MARK: Showing

    /// A window is shown by setting this to false.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue { leaveScreen() } else { enterScreen() }
        }
    }

    /// Shows the window in front and makes it the one that gets keys.
    open func makeKeyAndVisible() {
        becomesKey = true
        isHidden = false
        becomesKey = false
        screen.show(self)
        makeKey()
    }

    /// Whether the window is shown to become key, which it is when its controller has appeared.
    private var becomesKey = false

    private func enterScreen() {
        let screen = screen
        placeRoot()
        shownOn = screen
        updateTraits()
        SafeAreaPass.run(from: self)
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
        rootViewController?.windowWillShow()
        screen.show(self)
        if becomesKey { makeKey() }
        rootViewController?.windowDidShow()
    }

    private func leaveScreen() {
        rootViewController?.windowWillHide()
        shownOn?.hide(self)
        shownOn = nil
        if isKeyWindow { UIApplication.shared.keyWindowDidHide(self) }
        rootViewController?.windowDidHide()
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    }

    /// Whether the window is on a screen and not hidden.
    package var isOnScreen: Bool { shownOn != nil }

    // MARK: Keys

    /// Whether this window gets the keys.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindowStorage === self }

    /// Whether the window may become key.
    open var canBecomeKey: Bool { true }

    /// Makes this window the one that gets keys.
    open func makeKey() {
        guard canBecomeKey else { return }
        UIApplication.shared.setKeyWindow(self)
    }

    /// The window became key.
    open func becomeKey() {}

    /// Another window became key.
    open func resignKey() {}

    /// Hands an event to recognisers, views and responders of the window.
    open func sendEvent(_ event: UIEvent) { deliver(event) }

    // MARK: Content

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            replaceRoot(oldValue, with: rootViewController)
        }
    }

    private func replaceRoot(_ old: UIViewController?, with new: UIViewController?) {
        old?.presentedByOwn?.activePresentationController?.leaveWithRoot()
        old?.viewIfLoaded?.removeFromSuperview()
        isRootPlaced = false
        guard new != nil, isOnScreen else { return }
        placeRoot()
        rootViewController?.view.layoutIfNeeded()
    }

    private var isRootPlaced = false

    /// The controller's view is loaded when the window is shown, not before: until then programs give the controller what it needs.
    private func placeRoot() {
        guard !isRootPlaced, let view = rootViewController?.view else { return }
        isRootPlaced = true
        view.frame = bounds
        // The window places it, also where the program has left it to constraints that nothing makes.
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        insertSubview(view, at: 0)
    }

    private lazy var ownUndoManager = UndoManager()

    /// Keeps what is done in the window, unless a responder inside has a manager of its own.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// The scene, then the application.
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    override var traitsFromOutside: UITraitCollection { screen.traitCollection }

    func screenDidChange() {
        updateTraits()
        SafeAreaPass.run(from: self)
        setNeedsLayout()
    }

    var screenLayer: CALayer { screen.rootLayer }

    /// Posted when a window is shown.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window is hidden.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window gets the keys.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window no longer gets the keys.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
