import MutoscopeTesting
import Testing
import UIKit

@Suite("Traits around a presentation")
@MainActor
struct PresentationTraitTests {
    private final class Told: UIPresentationController {
        var styles: [UIUserInterfaceStyle] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if previousTraitCollection != nil { styles.append(traitCollection.userInterfaceStyle) }
        }
    }

    private final class Teller: NSObject, UIViewControllerTransitioningDelegate {
        var told: Told?

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            told = Told(presentedViewController: presented, presenting: presenting)
            return told
        }
    }

    @Test("its controller hears that they changed")
    func told() throws {
        let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)
        let page = UIViewController(), card = UIViewController(), teller = Teller()
        screen.show(page)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = teller
        page.present(card, animated: false)
        screen.advance(by: 0.1)
        let told = try #require(teller.told)
        told.styles = []
        screen.window.overrideUserInterfaceStyle = .dark
        screen.advance(by: 0.1)
        #expect(told.styles == [.dark])
    }
}
