/// Hears about the program's life. Every method has a default that does nothing.
///
/// `@main class AppDelegate: UIResponder, UIApplicationDelegate` starts a program: the delegate is made by `init()` of the class.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The program's window, where there is no scene delegate.
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The scene to show on a screen. Name a `delegateClass` to build the interface in a scene delegate.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// A quick action of the icon was chosen. No desktop offers them, so nothing calls it.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIApplicationDelegate {
    /// The program's window, for delegates without scenes; nil where the delegate has none.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// What is answered where it is not implemented.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// What is answered where it is not implemented.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing where it is not implemented.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing where it is not implemented.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing where it is not implemented.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing where it is not implemented.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing where it is not implemented.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// What is answered where it is not implemented.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
    /// Does nothing where it is not implemented.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// What is answered where it is not implemented.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
