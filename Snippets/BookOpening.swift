// A book on a shelf that opens and is read: `swift run BookOpening`.
// snippet.hide
import Mutoscope
import UIKit

// snippet.show
final class Shelf: UIViewController, SharedElementProviding {
    private let cover = UIButton(frame: CGRect(x: 60, y: 160, width: 120, height: 170))
    private lazy var director = TransitionDirector { BookOpeningTransition($0, identifier: "book") }
    private var pinch: PinchInteraction?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .brown
        cover.backgroundColor = .systemRed
        cover.setTitle("Words", for: .normal)
        cover.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
        view.addSubview(cover)
    }

    private func open() {
        let text = (1...9_000).map { "word \($0)" }.joined(separator: ", ")
        let page = UIViewController(), reader = BookReaderView(text: BookText(text))
        reader.place = UserDefaults.standard.integer(forKey: "place")
        reader.onPlaceChange = { UserDefaults.standard.set($0, forKey: "place") }
        reader.frame = page.view.bounds
        reader.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(reader)
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = director
        pinch = PinchInteraction(director, in: page.view) { [weak page] in page?.dismiss(animated: true) }
        present(page, animated: true)
    }

    func sharedElement(for identifier: AnyHashable) -> UIView? { cover }
}

// snippet.hide
final class App: UIResponder, UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = Shelf()
        window.makeKeyAndVisible()
        return true
    }
}

App.main()
