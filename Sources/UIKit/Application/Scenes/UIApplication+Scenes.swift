extension UIApplication {
    /// The scenes that are connected.
    var scenes: [UIWindowScene] { UIScreen.screens.flatMap(\.scenes) }
    /// The scene in front on each screen.
    var shownScenes: [UIWindowScene] { UIScreen.screens.compactMap(\.scene) }

    /// The sessions of the scenes that are connected: none outlives its scene here.
    public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

    /// Whether the program may have several scenes: what its `Info.plist` says.
    public var supportsMultipleScenes: Bool { SceneManifest.current?.supportsMultipleScenes ?? false }

    // MARK: Launch

    /// Reads the scene manifest. Programs without an `Info.plist`, as Swift packages mostly are, get the delegate that Xcode's template
    /// names, if they have one.
    func readScenes(_ info: [String: Any]) {
        ProgramClass.module = delegate.map { ProgramClass.module(of: type(of: $0)) }
        SceneManifest.current = (info["UIApplicationSceneManifest"] as? [String: Any]).map(SceneManifest.init)
        guard info.isEmpty, let module = ProgramClass.module else { return }
        let name = "\(module).SceneDelegate"
        guard ProgramClass.find(name) is any UIWindowSceneDelegate.Type else { return }
        var manifest = SceneManifest([:])
        let usual = SceneManifest.Entry(name: "Default Configuration", delegateName: name)
        manifest.configurations[UISceneSession.Role.windowApplication.rawValue] = [usual]
        SceneManifest.current = manifest
    }

    // MARK: Connecting

    /// Connects a scene to the screen and tells its delegate, if the application's delegate or the manifest named one.
    @discardableResult
    package func connectScene(on screen: UIScreen) -> UIWindowScene {
        if let scene = screen.scene { return scene }
        return connect(UISceneSession(screen: screen), on: screen, options: UIScene.ConnectionOptions())
    }

    private func connect(
        _ session: UISceneSession, on screen: UIScreen, options: UIScene.ConnectionOptions
    ) -> UIWindowScene {
        if let delegate {
            session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
        }
        let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = type.init(session: session, connectionOptions: options)
        session.scene = scene
        screen.add(scene)
        scene.connect(options: options)
        return scene
    }

    /// Takes the screen's scenes away with their windows.
    package func disconnectScene(of screen: UIScreen) {
        for scene in screen.scenes { disconnect(scene, from: screen) }
    }

    private func disconnect(_ scene: UIWindowScene, from screen: UIScreen) {
        scene.disconnect()
        screen.remove(scene)
    }

    // MARK: Several scenes

    /// Brings a session's scene to the front, or a new one. On a desktop a new scene has a window of its own. Elsewhere the one in
    /// front goes to the background: a display shows one at a time.
    ///
    /// - Parameters:
    ///   - sceneSession: nil is a new one.
    ///   - userActivity: What the scene's delegate finds in its connection options.
    ///   - errorHandler: Hears why there is no such scene.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard sceneSession != nil || supportsMultipleScenes else {
            errorHandler?(UISceneError(.multipleScenesNotSupported))
            return
        }
        var screen = options?.requestingScene.flatMap { ($0 as? UIWindowScene)?.screen } ?? .main
        if sceneSession == nil {
            do {
                screen = try screen.openAnother() ?? screen
            } catch {
                Diagnostics.report("There is no window for another scene: \(error)")
                errorHandler?(UISceneError(.requestDenied))
                return
            }
        }
        let session = sceneSession ?? UISceneSession(screen: screen)
        let connection = UIScene.ConnectionOptions()
        if let userActivity { connection.userActivities = [userActivity] }
        let scene = session.scene as? UIWindowScene ?? connect(session, on: screen, options: connection)
        bringToFront(scene)
    }

    /// Brings a scene to the front as the request says.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
    }

    /// Ends a session: its scene is disconnected, and the application's delegate hears of it.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard openSessions.contains(sceneSession) else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        if let scene = sceneSession.scene as? UIWindowScene {
            let screen = scene.screen, wasInFront = screen.scene === scene
            leaveFront(scene)
            disconnect(scene, from: screen)
            if wasInFront, let next = screen.scenes.last { bringToFront(next) }
            if screen.scenes.isEmpty { screen.close() }
        }
        delegate?.application(self, didDiscardSceneSessions: [sceneSession])
    }

    /// Asks for a new picture of a scene in the list of programs. There is no such list.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    private func bringToFront(_ scene: UIWindowScene) {
        let screen = scene.screen, old = screen.scene
        if let old, old !== scene { old.resignActive() }
        if applicationState != .background { scene.enterForeground() }
        screen.bringToFront(scene)
        if let old, old !== scene { old.enterBackground() }
        if applicationState == .active { scene.becomeActive() }
    }

    /// The user has closed a window that is not the last: its scenes and their sessions end.
    func closeScenes(of screen: UIScreen) {
        let sessions = Set(screen.scenes.map(\.session))
        for scene in screen.scenes { leaveFront(scene) }
        disconnectScene(of: screen)
        if !sessions.isEmpty { delegate?.application(self, didDiscardSceneSessions: sessions) }
    }

    private func leaveFront(_ scene: UIScene) {
        scene.resignActive()
        scene.enterBackground()
    }
}

/// A request for a scene.
public struct UISceneSessionActivationRequest {
    /// What kind of display the scene is for.
    public let role: UISceneSession.Role
    /// The session to bring to the front; nil is a new one.
    public let session: UISceneSession?
    /// What the scene's delegate finds in its connection options.
    public var userActivity: NSUserActivity?
    /// Who asks.
    public var options: UIScene.ActivationRequestOptions?

    /// A request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// A request for the scene of a session.
    @preconcurrency @MainActor
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}

extension UIScene {
    /// Who asks for a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that the user asked in.
        open var requestingScene: UIScene?
    }
}

/// How a session ends.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// How a window's session ends.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How the window goes. Stored; it goes at once.
    open var windowDismissalAnimation = DismissalAnimation.standard

    /// How a window goes.
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit, decline
    }
}

/// Why there is no scene.
public struct UISceneError: Error, LocalizedError, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied
    }

    /// The reason.
    public let code: Code

    init(_ code: Code) {
        self.code = code
    }

    /// The domain of the error as an `NSError`.
    public static let errorDomain = "UISceneErrorDomain"

    /// The error in a sentence.
    public var errorDescription: String? {
        switch code {
        case .multipleScenesNotSupported:
            "The program has one scene; UIApplicationSupportsMultipleScenes in the scene manifest of its Info.plist allows more."
        case .requestDenied: "The program has no such scene session."
        }
    }
}
