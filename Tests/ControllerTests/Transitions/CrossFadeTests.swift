import MutoscopeTesting
import Testing
import UIKit

/// Transitions that fade: the program's choice, or the user's.
@MainActor
@Suite("Cross-fades", .serialized)
struct CrossFadeTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 400), scale: 1)

    private func page(_ color: UIColor) -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = color
        return page
    }

    @Test("a view that has faded away is seen again when it comes some other way")
    func seenAgain() {
        screen.advance(by: 0)
        let root = page(.white), red = page(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        screen.show(root)
        red.modalPresentationStyle = .fullScreen
        for style in [UIModalTransitionStyle.crossDissolve, .coverVertical] {
            red.modalTransitionStyle = style
            root.present(red, animated: true)
            screen.advance(by: 1)
            #expect(screen.snapshot().pixel(100, 200).green == 0)
            #expect(red.view.alpha == 1)
            root.dismiss(animated: true)
            screen.advance(by: 1)
            #expect(screen.snapshot().pixel(100, 200).green == 255)
            #expect(red.view.alpha == 1)
        }
    }

    @Test("pushes, pops and presentations fade when the user wants them to")
    func users() {
        screen.advance(by: 0)
        screen.reducesMotion = true
        screen.prefersCrossFadeTransitions = true
        defer {
            screen.prefersCrossFadeTransitions = false
            screen.reducesMotion = false
        }
        let white = page(.white), black = page(.black)
        let navigation = UINavigationController(rootViewController: white)
        screen.show(navigation)
        /// Half way both pages are seen everywhere.
        func fades(_ change: () -> Void) -> Bool {
            change()
            screen.advance(by: 0.1)
            let picture = screen.snapshot()
            let left = picture.pixel(10, 300).red, right = picture.pixel(190, 300).red
            screen.advance(by: 1)
            return left == right && left > 10 && left < 245
        }
        #expect(fades { navigation.pushViewController(black, animated: true) })
        #expect(fades { navigation.popViewController(animated: true) })
        #expect(navigation.viewControllers == [white])
        #expect(black.view.alpha == 1)
        black.modalPresentationStyle = .fullScreen
        #expect(fades { navigation.present(black, animated: true) })
        #expect(fades { navigation.dismiss(animated: true) })
        screen.prefersCrossFadeTransitions = false
        #expect(!fades { navigation.pushViewController(black, animated: true) })
    }
}
