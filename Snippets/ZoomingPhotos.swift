// A tile zooms into its own screen, and a finger draws it back: `swift run ZoomingPhotos`.
// snippet.hide
import Mutoscope
import UIKit

// snippet.show
final class Tile: UIViewController, SharedElementProviding {
    private let tile = UIView(frame: CGRect(x: 40, y: 120, width: 90, height: 90))
    private lazy var director = TransitionDirector { ZoomTransition($0, identifiers: ["tile"]) }
    private var swipe: SwipeInteraction?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tile.backgroundColor = .systemIndigo
        tile.layer.cornerRadius = 12
        tile.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("open:", Self.open(_:))))
        view.addSubview(tile)
    }

    func open(_ sender: Any?) {
        let detail = Detail()
        detail.modalPresentationStyle = .fullScreen
        // Kept by the two properties: UIKit's references are weak.
        detail.transitioningDelegate = director
        swipe = SwipeInteraction(director, in: detail.view, direction: .down) { [weak detail] in
            detail?.dismiss(animated: true)
        }
        present(detail, animated: true)
    }

    func sharedElement(for identifier: AnyHashable) -> UIView? { tile }
}

final class Detail: UIViewController, SharedElementProviding {
    private let picture = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        picture.backgroundColor = .systemIndigo
        view.addSubview(picture)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        picture.frame = CGRect(x: 0, y: 80, width: view.bounds.width, height: view.bounds.width)
    }

    func sharedElement(for identifier: AnyHashable) -> UIView? { picture }
}

// snippet.hide
final class App: UIResponder, UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = Tile()
        window.makeKeyAndVisible()
        return true
    }
}

App.main()
