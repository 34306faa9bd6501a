extension UIApplication {
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Why and with what the program was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The address the program should open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// Runs the launch: delegate calls, scenes, then active.
    func launch() {
        let options: [LaunchOptionsKey: Any] = [:]
        _ = delegate?.application(self, willFinishLaunchingWithOptions: options)
        _ = delegate?.application(self, didFinishLaunchingWithOptions: options)
        post(Self.didFinishLaunchingNotification)
        connectScene(on: .main)
        becomeActive()
    }

    func becomeActive() {
        guard applicationState != .active else { return }
        applicationState = .active
        for scene in scenes { scene.becomeActive() }
        delegate?.applicationDidBecomeActive(self)
        post(Self.didBecomeActiveNotification)
    }

    func resignActive() {
        guard applicationState == .active else { return }
        delegate?.applicationWillResignActive(self)
        post(Self.willResignActiveNotification)
        for scene in scenes { scene.resignActive() }
        applicationState = .inactive
    }

    func enterBackground() {
        resignActive()
        guard applicationState == .inactive else { return }
        applicationState = .background
        for scene in scenes { scene.enterBackground() }
        delegate?.applicationDidEnterBackground(self)
        post(Self.didEnterBackgroundNotification)
    }

    func enterForeground() {
        guard applicationState == .background else { return }
        delegate?.applicationWillEnterForeground(self)
        post(Self.willEnterForegroundNotification)
        for scene in scenes { scene.enterForeground() }
        applicationState = .inactive
        becomeActive()
    }

    func terminate() {
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

// MARK: - Scenes

extension UIApplication {
    /// The scene of a screen, if it is connected.
    func scene(for screen: UIScreen) -> UIWindowScene? {
        scenes.lazy.compactMap { $0 as? UIWindowScene }.first { $0.screen === screen }
    }

    /// Connects a scene to the screen and tells its delegate, if the application's delegate named one.
    @discardableResult
    package func connectScene(on screen: UIScreen) -> UIWindowScene {
        if let scene = scene(for: screen) { return scene }
        let session = UISceneSession()
        let scene = UIWindowScene(session: session, screen: screen)
        session.scene = scene
        scenes.append(scene)
        let options = UIScene.ConnectionOptions()
        let configuration = delegate?.application(self, configurationForConnecting: session, options: options)
        scene.connect(configuration: configuration, options: options)
        return scene
    }

    /// Takes the screen's scene away with its windows.
    package func disconnectScene(of screen: UIScreen) {
        guard let scene = scene(for: screen) else { return }
        scene.disconnect()
        scenes.removeAll { $0 === scene }
    }
}
