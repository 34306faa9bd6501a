/// One instance of the program's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether the scene is in use.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive, background
    }

    /// What came with the request to connect a scene. Nothing does on Linux.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {}

    /// What the scene belongs to.
    public let session: UISceneSession
    /// What hears about the scene's life.
    open var delegate: (any UISceneDelegate)?
    /// Whether the scene is in use.
    public internal(set) var activationState = ActivationState.unattached
    /// The scene's name, as a window's title.
    open var title: String! = ""

    /// Scenes are made as they are connected; name a class of your own as the `sceneClass` of a configuration.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// The scene is in the background then.
    func connect(options: ConnectionOptions) {
        if let type = session.configuration.delegateClass as? any UISceneDelegate.Type { delegate = type.init() }
        delegate?.scene(self, willConnectTo: session, options: options)
        post(Self.willConnectNotification)
        activationState = .background
    }

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
        post(Self.didEnterBackgroundNotification)
    }

    func enterForeground() {
        guard activationState == .background else { return }
        delegate?.sceneWillEnterForeground(self)
        post(Self.willEnterForegroundNotification)
        activationState = .foregroundInactive
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// Hears about a scene's life. Every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    init()
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// A scene delegate that keeps the scene's window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    var window: UIWindow? { get set }
}

/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    private weak var ownScreen: UIScreen?
    /// The screen the scene is on.
    open var screen: UIScreen { ownScreen ?? .main }

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        ownScreen = session.screen
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// The windows shown, lowest first.
    open var windows: [UIWindow] { screen.ownWindows }

    /// The window that gets keys, if it is one of this scene's.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// The screen's space.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    open var traitCollection: UITraitCollection { screen.traitCollection }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    override func disconnect() {
        for window in windows { window.isHidden = true }
        super.disconnect()
    }
}

/// The lasting part of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What kind of display a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The device's own display.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene, while connected.
    open internal(set) weak var scene: UIScene?
    /// How the scene was built.
    open internal(set) var configuration: UISceneConfiguration
    weak var screen: UIScreen?
    /// What kind of display the scene is for.
    public let role = Role.windowApplication
    /// Unique for the session.
    public let persistentIdentifier = UUID().uuidString

    init(screen: UIScreen) {
        configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        self.screen = screen
        super.init()
    }
}

/// How a scene is built.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The configuration's name.
    public let name: String?
    /// What kind of display the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate; it needs `init()`.
    open var delegateClass: AnyClass?
    /// The class of the scene, one of window scenes; nil is `UIWindowScene`.
    open var sceneClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
