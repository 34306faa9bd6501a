import UserNotifications

/// The running program: its state, its windows' scenes, where events and actions go.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Whether the program is in use.
    public enum State: Int, Sendable {
        case active = 0
        case inactive, background
    }

    private static var instance: UIApplication?

    /// The one application.
    public static var shared: UIApplication {
        if let instance { return instance }
        let application = UIApplication()
        instance = application
        application.hostNotifications()
        return application
    }

    /// Makes the one application of a program's own class.
    static func begin(_ type: UIApplication.Type) {
        instance = unsafeDowncast(NSObject.make(type), to: UIApplication.self)
        instance?.hostNotifications()
    }

    /// Objects whose state is kept between runs beside that of views and controllers.
    let restorableObjects = RestorableObjects()

    /// What hears about the program's life.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The orientations that controllers in a window may have, as the delegate or `Info.plist` says.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window)
            ?? UIInterfaceOrientationMask(information: ProgramInfo.launched)
    }
    /// Keeps the delegate that `UIApplicationMain` made.
    var ownedDelegate: (any UIApplicationDelegate)?
    /// The screen of the display that the program runs on.
    private var ownedScreen: UIScreen?

    func keepScreen(_ screen: UIScreen) { ownedScreen = screen }

    /// Keeps the windows of the desktop that the program is shown in.
    var displayWindows: AnyObject?

    /// Whether the program is in use.
    open internal(set) var applicationState = State.inactive

    /// The scenes that are connected, whether in front or not.
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    var lastBackgroundTask = 0
    /// Shows the program's notifications.
    var notificationHost: (any NotificationHost)?

    /// The quick actions of the program's icon. Kept; no desktop shows them.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// How the bar over the windows should look. Stored; displays here have none.
    open var statusBarStyle = UIStatusBarStyle.default
    /// The number on the program's icon. Stored; the icon does not show it.
    open var applicationIconBadgeNumber = 0
    /// Whether the program shows that it is loading. Stored.
    open var isNetworkActivityIndicatorVisible = false
    /// Whether shaking asks to undo.
    open var applicationSupportsShakeToEdit = true

    /// Keeps the screen from going dark. Stored; no display here dims.
    open var isIdleTimerDisabled = false

    /// Where the leading edge is in the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    // MARK: Windows

    weak var keyWindowStorage: UIWindow?

    /// The window that gets keys.
    open var keyWindow: UIWindow? { keyWindowStorage }

    /// The windows of the main screen, lowest first.
    open var windows: [UIWindow] { UIScreen.main.ownWindows }

    func setKeyWindow(_ window: UIWindow?) {
        let old = keyWindowStorage
        guard old !== window else { return }
        keyWindowStorage = window
        if let old {
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        if let window {
            window.becomeKey()
            NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        }
    }

    func keyWindowDidHide(_ window: UIWindow) {
        setKeyWindow(window.screen.windows.last { $0 !== window && !$0.isHidden && $0.canBecomeKey })
    }

    // MARK: Events and actions

    private var ignoringDepth = 0

    /// Whether touches and keys are dropped.
    open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

    /// Has keys of headsets and the like come to the first responder: there are none.
    open func beginReceivingRemoteControlEvents() {}
    /// Has them come no more.
    open func endReceivingRemoteControlEvents() {}

    /// Drops touches and keys until the matching end.
    open func beginIgnoringInteractionEvents() { ignoringDepth += 1 }

    /// Ends one `beginIgnoringInteractionEvents()`.
    open func endIgnoringInteractionEvents() {
        precondition(ignoringDepth > 0, "endIgnoringInteractionEvents without a begin")
        ignoringDepth -= 1
    }

    /// Hands an event to the windows it concerns.
    open func sendEvent(_ event: UIEvent) {
        for window in event.windows { window.sendEvent(event) }
    }

    /// Sends an action to a target, or, without one, to the first responder that answers it. Returns whether one did.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = target ?? firstTarget(of: action, sender: sender) else { return false }
        let object = receiver as AnyObject
        guard action.isImplemented(by: object) else {
            preconditionFailure("\(type(of: object)) does not implement the action \(action)")
        }
        action.perform(on: object, with: sender, event)
        return true
    }

    /// From the first responder up, else from the sender up.
    private func firstTarget(of action: Selector, sender: Any?) -> Any? {
        let starts = [keyWindow?.firstResponder, sender as? UIResponder, keyWindow, self]
        return starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) }.first
    }

    /// The delegate, if it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }
}
