extension UIApplication {
    /// Posted when the program has become active.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted before the program stops being active.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the program has gone to the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted before the program comes back from the background.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted before the program ends.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted when the program has been launched.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when memory is short.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Why and with what the program was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String

        /// The value of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The address the program should open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The quick action that started the program. No desktop offers them.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The identifier of the program that asked for it. No desktop tells.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// What that program added. No desktop tells.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// What a server pushed. Nothing is pushed to a desktop.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The notification that was opened, in sources of before iOS 10.
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// The program was started since its place changed. No desktop does.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The central managers to bring back. No desktop does.
        public static let bluetoothCentrals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// The peripheral managers to bring back. No desktop does.
        public static let bluetoothPeripherals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// Issues that came. No desktop has a newsstand.
        public static let newsstandDownloads = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        /// The activity to go on with: its kind under ``userActivityType``.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// Within ``userActivityDictionary``, the kind of the activity.
        public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// What somebody shares by iCloud. No desktop does.
        public static let cloudKitShareMetadata = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        /// What says which advertisement led here. No desktop does.
        public static let eventAttribution = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
    }

    /// Whether scene delegates hear of the interface's life; the application's delegate does not then.
    private var tellsScenes: Bool { SceneManifest.current != nil || scenes.contains { $0.delegate != nil } }

    /// Runs the launch: delegate calls, the scene, then active.
    func launch(info: [String: Any] = [:]) {
        readScenes(info)
        let options: [LaunchOptionsKey: Any] = [:]
        // The storyboard is loaded before the delegate hears of anything.
        let window = makeMainWindow(info)
        _ = delegate?.application(self, willFinishLaunchingWithOptions: options)
        _ = delegate?.application(self, didFinishLaunchingWithOptions: options)
        // A delegate may have put a window of its own in the place of the storyboard's.
        if let window, delegate?.window.map({ $0 === window }) ?? true { window.makeKeyAndVisible() }
        restoreState()
        post(Self.didFinishLaunchingNotification)
        start(on: .main)
    }

    /// Brings the scene of a screen to the front, in use.
    package func start(on screen: UIScreen) {
        connectScene(on: screen).enterForeground()
        for scene in shownScenes where applicationState == .active { scene.becomeActive() }
        becomeActive()
    }

    func becomeActive() {
        guard applicationState != .active else { return }
        enterForeground()
        applicationState = .active
        for scene in shownScenes { scene.becomeActive() }
        if !tellsScenes { delegate?.applicationDidBecomeActive(self) }
        post(Self.didBecomeActiveNotification)
    }

    func resignActive() {
        guard applicationState == .active else { return }
        for scene in scenes { scene.resignActive() }
        if !tellsScenes { delegate?.applicationWillResignActive(self) }
        post(Self.willResignActiveNotification)
        applicationState = .inactive
    }

    func enterBackground() {
        guard applicationState != .background else { return }
        resignActive()
        applicationState = .background
        for scene in scenes { scene.enterBackground() }
        if !tellsScenes { delegate?.applicationDidEnterBackground(self) }
        saveState()
        post(Self.didEnterBackgroundNotification)
    }

    /// Seen again, but not in use yet.
    func enterForeground() {
        guard applicationState == .background else { return }
        for scene in shownScenes { scene.enterForeground() }
        if !tellsScenes { delegate?.applicationWillEnterForeground(self) }
        post(Self.willEnterForegroundNotification)
        applicationState = .inactive
    }

    /// The display was closed: out of use, out of sight, gone.
    func terminate() {
        enterBackground()
        for screen in UIScreen.screens { disconnectScene(of: screen) }
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
