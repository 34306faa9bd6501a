/// The lasting part of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What kind of display a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String

        /// The value of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The device's own display.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A further display that is only looked at. Displays here are all of the other kind.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        /// The older name of displays that are only looked at.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    /// The scene, while connected.
    open internal(set) weak var scene: UIScene?
    /// How the scene was built.
    open internal(set) var configuration: UISceneConfiguration
    weak var screen: UIScreen?
    /// What kind of display the scene is for.
    open private(set) var role: Role
    /// Unique for the session.
    open private(set) var persistentIdentifier = UUID().uuidString
    /// What brings the scene back as it was. Kept as long as the program runs.
    open var stateRestorationActivity: NSUserActivity?
    /// Whatever the program wants to keep with the session.
    open var userInfo: [String: Any]?

    init(screen: UIScreen, role: Role = .windowApplication) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        self.screen = screen
        super.init()
    }
}

/// How a scene is built.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The configuration's name in the scene manifest of `Info.plist`.
    public let name: String?
    /// What kind of display the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate; made by its `init()`.
    open var delegateClass: AnyClass?
    /// The class of the scene, one of window scenes; nil is `UIWindowScene`.
    open var sceneClass: AnyClass?
    /// What gives the scene its first controller.
    open var storyboard: UIStoryboard?

    /// The configuration of this name in the scene manifest, or one without classes.
    ///
    /// - Parameters:
    ///   - name: As in the manifest; nil is the first one of the role.
    ///   - sessionRole: What kind of display the scene is for.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let entry = SceneManifest.current?.entry(named: name, role: sessionRole)
        self.name = name ?? entry?.name
        role = sessionRole
        super.init()
        guard let entry else { return }
        delegateClass = entry.delegateClass
        sceneClass = entry.sceneClass
        storyboard = entry.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
    }

    /// The delegate of one scene; says so if the class cannot be one.
    func makeDelegate() -> (any UISceneDelegate)? {
        guard let delegateClass else { return nil }
        if let delegate = anyObject(of: delegateClass) as? any UISceneDelegate { return delegate }
        Diagnostics.report("The delegate class of a scene must be a UISceneDelegate; \(delegateClass) is not one.")
        return nil
    }
}
