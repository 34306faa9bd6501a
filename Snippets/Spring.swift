// A card that springs up and down, as an app: `swift run Spring`, `swift run Spring --record spring.mp4 --duration 2`.
import UIKit

final class App: UIResponder, UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.backgroundColor = .systemBackground
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let card = UIView(
            frame: CGRect(x: window.bounds.midX - 60, y: window.bounds.midY - 80, width: 120, height: 160))
        card.backgroundColor = .systemIndigo
        card.layer.cornerRadius = 24
        window.rootViewController?.view.addSubview(card)
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
            options: [.repeat, .autoreverse]
        ) {
            card.transform = CGAffineTransform(translationX: 0, y: -160).rotated(by: .pi / 8)
        }
        return true
    }
}

App.main()
