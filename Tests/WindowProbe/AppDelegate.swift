import UIKit

// A program for tests of real windows: it shows a picture that stands still, and says on standard output what happens to it.

/// At once, whatever becomes of the program.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        say("discarded \(sceneSessions.count)")
    }

    func applicationWillTerminate(_ application: UIApplication) { say("terminate") }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private static var count = 0
    private var number = 0

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        Self.count += 1
        number = Self.count
        scene.title = "Probe \(number)"
        let window = UIWindow(windowScene: scene)
        window.rootViewController = ProbeController()
        window.makeKeyAndVisible()
        self.window = window
        tell("connect")
    }

    private func tell(_ what: String) { say("scene \(number) \(what)") }

    func sceneWillEnterForeground(_ scene: UIScene) { tell("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { tell("active") }
    func sceneWillResignActive(_ scene: UIScene) { tell("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { tell("background") }
    func sceneDidDisconnect(_ scene: UIScene) { tell("disconnect") }
}
