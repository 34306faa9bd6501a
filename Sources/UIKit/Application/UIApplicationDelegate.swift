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
    /// A notification of the older kind has come, or its banner was tapped.
    @available(*, deprecated, message: "Use UNUserNotificationCenterDelegate")
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    /// The program may tell of something now.
    @available(*, deprecated, message: "Use UNUserNotificationCenter")
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    /// The scene to show on a screen. Name a `delegateClass` to build the interface in a scene delegate.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// The orientations that controllers in a window may have.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// A quick action of the icon was chosen. No desktop offers them, so nothing calls it.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Whether the program's state is written down for the next start. False by default.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether the state that was written down is taken. False by default.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// The older question whether state is written down.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// The older question whether state is taken.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// State of the program's own can be written down.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// State of the program's own can be read.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// The controller under a path of restoration identifiers; nil: that of the storyboard.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
    /// Data could be fetched in the background. Nothing wakes programs here, so nothing calls it.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// The program is known to a service of notifications. None is here, so nothing calls it.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// No service of notifications can be had: what follows `registerForRemoteNotifications()` here.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// A notification came from a service. None is here, so nothing calls it.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Transfers in the background are done. There are none here, so nothing calls it.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    /// The user goes on with something of this kind that was begun elsewhere. Nothing hands it on here, so nothing calls it.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// The user goes on with something that was begun elsewhere. Nothing hands it on here, so nothing calls it.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// What was begun elsewhere did not come. Nothing hands it on here, so nothing calls it.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error)
}

extension UIApplicationDelegate {
    /// Those that `Info.plist` names.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { UIInterfaceOrientationMask(information: ProgramInfo.launched) }
    /// What is answered where it is not implemented.
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }
    /// What is answered where it is not implemented.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    /// Does nothing where it is not implemented.
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}
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
    /// What happens where it is not implemented.
    @available(*, deprecated, message: "Use UNUserNotificationCenterDelegate")
    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
    /// What happens where it is not implemented.
    @available(*, deprecated, message: "Use UNUserNotificationCenter")
    public func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) {}
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
    /// What is answered where it is not implemented.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    /// Does nothing where it is not implemented.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Does nothing where it is not implemented.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// What is answered where it is not implemented.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    /// What is answered where it is not implemented.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// What is answered where it is not implemented.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// What is answered where it is not implemented.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// What is answered where it is not implemented.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// What is answered where it is not implemented.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Does nothing where it is not implemented.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    /// Does nothing where it is not implemented.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
    /// What is answered where it is not implemented.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
}
