public import CoreGraphics

/// Hears about a scene's life. Every method has a default that does nothing.
///
/// The delegate is made by `init()` of the class that the scene's configuration names.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is there: build its interface.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is gone; its session may come back.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is in use now.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to be out of use.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene cannot be seen any more.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Addresses to open. Nothing on Linux hands a program addresses, so the kit does not call it.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// What brings the scene back as it is; asked when the scene leaves the screen.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// An activity to go on with. Nothing on Linux hands over activities, so the kit does not call it.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// What happens where it is not implemented.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing where it is not implemented.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing where it is not implemented.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing where it is not implemented.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing where it is not implemented.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing where it is not implemented.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing where it is not implemented.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// `nil` where it is not implemented.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Does nothing where it is not implemented.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// A scene delegate that keeps the scene's window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window. A configuration with a storyboard sets it before the delegate hears of the scene.
    var window: UIWindow? { get set }
    /// The scene has another size, other traits or both, after its windows have heard of it.
    ///
    /// - Parameters:
    ///   - previousCoordinateSpace: as large as the scene was, in points.
    ///   - previousInterfaceOrientation: by the shape that the scene had.
    ///   - previousTraitCollection: the scene's traits before.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// A command of the program's icon was chosen. Linux's icons have none, so the kit does not call it.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// Does nothing where it is not implemented.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    /// Does nothing where it is not implemented.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    /// None, for delegates that keep none.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// An address that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    open private(set) var url: URL
    /// What came with it.
    open private(set) var options: UIScene.OpenURLOptions

    init(url: URL, options: UIScene.OpenURLOptions) {
        self.url = url
        self.options = options
        super.init()
    }
}

extension UIScene {
    /// What came with an address that a scene is asked to open.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The program that asked: not known on Linux.
        open var sourceApplication: String? { nil }
        /// What that program said besides: nothing.
        open var annotation: Any? { nil }
        /// Whether the file is to be opened where it is, not copied first.
        open var openInPlace: Bool { true }
    }
}
