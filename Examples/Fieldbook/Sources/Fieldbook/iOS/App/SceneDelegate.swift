import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.tintColor = UIColor(named: "Leaf") ?? .leaf
        window.rootViewController = MainTabController(store: SpeciesStore(delay: .milliseconds(900)))
        window.makeKeyAndVisible()
        self.window = window
    }
}
