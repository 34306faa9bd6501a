import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("Actions in place of going back")
struct BackActionTests {
    @Test("run when the button back is tapped; the page stays until they let it go")
    func tap() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
        let root = UIViewController(), page = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        screen.show(navigation)
        var count = 0
        page.navigationItem.backAction = UIAction { _ in count += 1 }
        navigation.pushViewController(page, animated: false)
        screen.advance(by: 0.5)
        screen.tap("Root")
        screen.advance(by: 1)
        #expect(count == 1)
        #expect(navigation.topViewController === page)
        page.navigationItem.backAction = nil
        screen.tap("Root")
        screen.advance(by: 1)
        #expect(navigation.topViewController === root)
    }
}
