import MutoscopeTesting
import Testing

@testable import UIKit

@MainActor @Suite("A presentation controller that puts the presented view into its container itself")
struct EarlyPresentedViewTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)

    private final class Dialog: UIViewController {
        var log: [String] = []
        override func loadView() {
            view = UIView()
            let label = UILabel()
            label.text = "A dialog that is as large as it has to be"
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
                label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            ])
        }
        override func viewWillAppear(_ animated: Bool) { log.append("will \(animated)") }
        override func viewDidAppear(_ animated: Bool) { log.append("did \(animated)") }
    }

    private final class Presentation: UIPresentationController {
        override var shouldPresentInFullscreen: Bool { false }
        override func presentationTransitionWillBegin() {
            guard let containerView, let presentedView else { return }
            containerView.addSubview(presentedView)
            presentedView.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                presentedView.centerXAnchor.constraint(equalTo: containerView.centerXAnchor),
                presentedView.centerYAnchor.constraint(equalTo: containerView.centerYAnchor),
                presentedView.widthAnchor.constraint(equalToConstant: 200),
            ])
            presentedView.layoutIfNeeded()
        }
    }

    private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            Presentation(presentedViewController: presented, presenting: presenting)
        }
    }

    @Test("it appears once, with the transition, and breaks no constraint on the way", arguments: [true, false])
    func appearance(animated: Bool) {
        let root = UIViewController(), dialog = Dialog(), transitioning = Transitioning()
        screen.show(root)
        screen.advance(by: 0.1)
        dialog.modalPresentationStyle = .custom
        dialog.transitioningDelegate = transitioning
        let (_, messages) = Diagnostics.collecting {
            root.present(dialog, animated: animated)
            #expect(dialog.log.first == "will \(animated)")
            #expect(dialog.log.count == (animated ? 1 : 2))
            screen.advance(by: 1)
        }
        #expect(messages.isEmpty)
        #expect(dialog.log == ["will \(animated)", "did \(animated)"])
        #expect(dialog.view.bounds.width == 200)
        #expect(!dialog.isBeingPresented)
    }
}
