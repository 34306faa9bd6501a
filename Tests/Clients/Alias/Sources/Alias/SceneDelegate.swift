import UIKit

/// A class of the program's own, known to the kit by its type alone.
final class Cell: UITableViewCell {
    var mark = 0
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        let table = UITableView()
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        print("cell", type(of: table.dequeueReusableCell(withIdentifier: "cell")!))
        Cell.appearance().mark = 0
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        print("connected", String(reflecting: UIView.self))
    }

    func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
    func sceneWillResignActive(_ scene: UIScene) { print("resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { print("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { print("background") }
    func sceneDidDisconnect(_ scene: UIScene) { print("disconnected") }
}
