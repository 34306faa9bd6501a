public import UserNotifications

/// One instance of the program's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether the scene is in use.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive, background
    }

    /// What came with the request to connect a scene.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The addresses to open: none, since nothing on Linux hands a program addresses.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The command of the program's icon that it was started by: none, for Linux's icons have none.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
        /// The program that asked: not known on Linux.
        open var sourceApplication: String? { nil }
        /// The kind of activity that comes from another device: none.
        open var handoffUserActivityType: String? { nil }
        /// The notification that the program was started by: none, for they end with it.
        open var notificationResponse: UNNotificationResponse? { nil }
        /// What the user was doing, as the request to activate the session said.
        open internal(set) var userActivities: Set<NSUserActivity> = []
    }

    /// What the scene belongs to.
    public let session: UISceneSession
    /// What hears about the scene's life.
    open var delegate: (any UISceneDelegate)?
    /// Whether the scene is in use.
    open internal(set) var activationState = ActivationState.unattached
    /// Which activities it is for.
    open var activationConditions = UISceneActivationConditions()
    /// The scene's name, as a window's title.
    open var title: String! = "" { didSet { titleDidChange() } }
    func titleDidChange() {}

    /// Scenes are made as they are connected; name a class of your own as the `sceneClass` of a configuration.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// A scene that nothing has connected. Tests of windows make one by its class.
    public override init() {
        session = UISceneSession(screen: .main)
        super.init()
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// The scene is in the background then.
    func connect(options: ConnectionOptions) {
        delegate = session.configuration.makeDelegate()
        prepare()
        delegate?.scene(self, willConnectTo: session, options: options)
        post(Self.willConnectNotification)
        activationState = .background
        didConnect()
    }

    /// What the scene shows by its configuration, before its delegate hears of it.
    func prepare() {}

    /// Its delegate has heard of the scene.
    func didConnect() {}

    func disconnect() {
        delegate?.sceneDidDisconnect(self)
        post(Self.didDisconnectNotification)
        activationState = .unattached
    }

    func becomeActive() {
        guard activationState == .foregroundInactive else { return }
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(Self.didActivateNotification)
    }

    func resignActive() {
        guard activationState == .foregroundActive else { return }
        delegate?.sceneWillResignActive(self)
        post(Self.willDeactivateNotification)
        activationState = .foregroundInactive
    }

    func enterBackground() {
        guard activationState == .foregroundInactive else { return }
        activationState = .background
        delegate?.sceneDidEnterBackground(self)
        if let activity = delegate?.stateRestorationActivity(for: self) { session.stateRestorationActivity = activity }
        post(Self.didEnterBackgroundNotification)
    }

    func enterForeground() {
        guard activationState == .background else { return }
        delegate?.sceneWillEnterForeground(self)
        post(Self.willEnterForegroundNotification)
        activationState = .foregroundInactive
    }

    // Final: a table of methods with this closure type confuses the compiler about the name in incremental builds.
    /// Has the desktop open an address. The closure hears whether that worked.
    public final func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, completionHandler: completion)
    }

    /// Has the desktop open an address, and answers whether that worked.
    @discardableResult
    public final func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        await withCheckedContinuation { answer in open(url, options: options) { answer.resume(returning: $0) } }
    }

    /// How a scene opens an address.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Only in a program that knows the address. Stored; desktops do not tell such programs from others.
        open var universalLinksOnly = false
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Posted before a scene connects.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when a scene has been taken away.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene has become active.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before a scene stops being active.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before a scene comes to the foreground.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when a scene has gone to the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}
