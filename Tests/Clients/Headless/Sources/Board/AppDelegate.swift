import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("window of the main storyboard: \(window?.isKeyWindow ?? false)")
    }
}
