import Testing

@testable import UIKit

/// The order in which a program hears of its life.
@MainActor @Suite(.serialized) struct LifeCycleTests {
    private static var log: [String] = []

    @Test func aWindowMadeWithoutAFrameFillsTheScreen() {
        #expect(UIWindow().frame == UIScreen.main.bounds)
        #expect(UIWindow(frame: .zero).frame == .zero)
    }

    private final class Root: UIViewController {
        var model: String?
        var loadedWith: String?
        override func viewDidLoad() {
            super.viewDidLoad()
            loadedWith = model
        }
    }

    /// Programs give the controller its model between the two.
    @Test func aWindowLoadsItsRootsViewWhenItIsShown() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), root = Root(), other = Root()
        window.rootViewController = root
        #expect(!root.isViewLoaded)
        root.model = "a"
        window.isHidden = false
        #expect(root.loadedWith == "a")
        #expect(root.view.superview === window && root.view.frame == window.bounds)
        window.rootViewController = other
        #expect(other.view.superview === window && root.view.superview == nil)
        window.isHidden = true
        window.rootViewController = root
        #expect(root.view.superview == nil)
        window.isHidden = false
        #expect(root.view.superview === window)
        window.isHidden = true
    }

    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var sceneDelegate: AnyClass?

        func note(_ name: String, _ application: UIApplication) {
            log.append("app \(name) \(application.applicationState)")
        }
        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            note("willFinish", application)
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            note("didFinish", application)
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
        func applicationWillResignActive(_ application: UIApplication) { note("resign", application) }
        func applicationDidEnterBackground(_ application: UIApplication) { note("background", application) }
        func applicationWillEnterForeground(_ application: UIApplication) { note("foreground", application) }
        func applicationWillTerminate(_ application: UIApplication) { note("terminate", application) }
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = sceneDelegate
            configuration.sceneClass = OwnScene.self
            return configuration
        }
    }

    final class OwnScene: UIWindowScene {}

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func note(_ name: String, _ scene: UIScene) { log.append("scene \(name) \(scene.activationState)") }
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            note("connect", scene)
            window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
            window?.makeKeyAndVisible()
        }
        func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }
        func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
        func sceneWillResignActive(_ scene: UIScene) { note("resign", scene) }
        func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
        func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
    }

    /// A whole life: launched, behind another window, in front again, minimised, brought back, closed.
    private func live(sceneDelegate: AnyClass?) -> [String] {
        let application = UIApplication(), delegate = AppDelegate()
        delegate.sceneDelegate = sceneDelegate
        application.delegate = delegate
        // The screens of other tests have lives of their own.
        let others = UIScreen.screens.map { ($0, $0.scenes) }
        for (other, scenes) in others { scenes.forEach(other.remove) }
        defer { for (other, scenes) in others { scenes.forEach(other.add) } }
        let screen = UIScreen(size: CGSize(width: 100, height: 100), scale: 1)
        screen.makeMain()
        LifeCycleTests.log = []
        let names: [Notification.Name] = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
            UIScene.willConnectNotification, UIScene.didActivateNotification, UIScene.willDeactivateNotification,
            UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
            UIScene.didDisconnectNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                nonisolated(unsafe) let object = note.object
                MainActor.assumeIsolated {
                    let isOwn = object as? UIApplication === application || object is UIWindowScene
                    if isOwn { LifeCycleTests.log.append(name.rawValue) }
                }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        application.launch()
        #expect(screen.scene is OwnScene)
        #expect(screen.scene?.session.configuration.name == "Main")
        LifeCycleTests.log.append("-")
        application.resignActive()
        application.resignActive()
        application.becomeActive()
        LifeCycleTests.log.append("-")
        application.resignActive()
        application.enterBackground()
        application.enterForeground()
        application.becomeActive()
        LifeCycleTests.log.append("-")
        application.terminate()
        #expect(screen.scene == nil)
        return LifeCycleTests.log
    }

    @Test func withAScene() {
        #expect(
            live(sceneDelegate: SceneDelegate.self) == [
                "app willFinish inactive", "app didFinish inactive", "UIApplicationDidFinishLaunchingNotification",
                "scene connect unattached", "UISceneWillConnectNotification",
                "scene foreground background", "UISceneWillEnterForegroundNotification",
                "scene active foregroundActive", "UISceneDidActivateNotification",
                "UIApplicationDidBecomeActiveNotification", "-",
                "scene resign foregroundActive", "UISceneWillDeactivateNotification",
                "UIApplicationWillResignActiveNotification",
                "scene active foregroundActive", "UISceneDidActivateNotification",
                "UIApplicationDidBecomeActiveNotification", "-",
                "scene resign foregroundActive", "UISceneWillDeactivateNotification",
                "UIApplicationWillResignActiveNotification",
                "scene background background", "UISceneDidEnterBackgroundNotification",
                "UIApplicationDidEnterBackgroundNotification",
                "scene foreground background", "UISceneWillEnterForegroundNotification",
                "UIApplicationWillEnterForegroundNotification",
                "scene active foregroundActive", "UISceneDidActivateNotification",
                "UIApplicationDidBecomeActiveNotification", "-",
                "scene resign foregroundActive", "UISceneWillDeactivateNotification",
                "UIApplicationWillResignActiveNotification",
                "scene background background", "UISceneDidEnterBackgroundNotification",
                "UIApplicationDidEnterBackgroundNotification",
                "scene disconnect background", "UISceneDidDisconnectNotification",
                "app terminate background", "UIApplicationWillTerminateNotification",
            ])
    }

    @Test func withoutAScene() {
        let calls = live(sceneDelegate: nil).filter { $0.hasPrefix("app") || $0 == "-" }
        #expect(
            calls == [
                "app willFinish inactive", "app didFinish inactive", "app active active", "-",
                "app resign active", "app active active", "-",
                "app resign active", "app background background", "app foreground background", "app active active",
                "-", "app resign active", "app background background", "app terminate background",
            ])
    }
}
