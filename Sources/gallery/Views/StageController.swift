import Mutoscope
import UIKit

/// Shows one screen of the gallery; a button opens the inspector.
final class StageController: UIViewController {
    private let screen: any Screen
    private let scenery: Scenery
    private var player: LayerPlayer?
    let inspector = InspectorView()
    /// The controller of a screen that is made of views.
    private(set) var content: UIViewController?
    private let stageView = UIView()

    init(_ screen: any Screen, _ scenery: Scenery) {
        self.screen = screen
        self.scenery = scenery
        super.init(nibName: nil, bundle: nil)
        title = screen.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.clipsToBounds = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Inspect", primaryAction: UIAction(title: "Inspect") { [weak self] _ in self?.inspect() })
        stageView.frame = view.bounds
        stageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stageView)
        if let viewScreen = screen as? any ViewScreen {
            show(viewScreen.makeController(scenery))
        } else {
            let player = LayerPlayer(screen, in: stageView, scenery)
            self.player = player
            inspector.scrubbed = player
        }
    }

    private func show(_ controller: UIViewController) {
        content = controller
        embed(controller, in: stageView)
        inspector.scrubbed = controller as? any Scrubbable
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.dressBar(for: screen.ground)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // A controller that is presented over this one leaves it running.
        guard isMovingFromParent || navigationController == nil else { return }
        player?.stop()
        close()
    }

    /// Opens the inspector above everything in the window, or closes it.
    func inspect() {
        guard inspector.superview == nil, let window = view.window else { return close() }
        let height = min(300, window.bounds.height * 0.5)
        inspector.frame = CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
        inspector.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        window.addSubview(inspector)
        inspector.start()
    }

    private func close() {
        inspector.stop()
        inspector.removeFromSuperview()
    }
}

extension UINavigationController {
    /// Lets title and buttons be read on a ground that keeps its colours whatever the interface's style.
    func dressBar(for ground: UIUserInterfaceStyle) {
        navigationBar.overrideUserInterfaceStyle = ground
        navigationBar.tintColor = ground == .unspecified ? nil : .label
    }
}
