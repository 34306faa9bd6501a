import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// The header says: an appropriate title, else a generic one, else none.
@MainActor
@Suite("Titles of back buttons")
struct BackTitleTests {
    private func shown(under below: String, _ title: String, width: CGFloat = 390) throws -> (PlainButton, [CGFloat]) {
        let screen = TestScreen(size: CGSize(width: width, height: 700), scale: 1)
        let root = UIViewController(), page = UIViewController()
        (root.title, page.title) = (below, title)
        let navigation = UINavigationController(rootViewController: root)
        screen.show(navigation)
        navigation.pushViewController(page, animated: false)
        screen.advance(by: 0.1)
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let views = all(navigation.navigationBar)
        let button = try #require(views.compactMap { $0 as? PlainButton }.first)
        let labels = views.compactMap { $0 as? UILabel }.filter { $0.text == title }
        return (button, labels.map { $0.convert($0.bounds, to: nil).midX })
    }

    @Test("the title of the page beneath, where the page's own stays in the middle")
    func short() throws {
        let (button, middles) = try shown(under: "Settings", "General")
        #expect(button.title == "Settings")
        #expect(middles.contains { abs($0 - 195) <= 1 })
    }

    @Test("the word for going back where that would push the page's title aside")
    func generic() throws {
        let (button, middles) = try shown(under: "Advanced view shadow effects", "Contact shadows")
        #expect(button.title == "Back")
        #expect(button.accessibilityLabel == "Advanced view shadow effects")
        #expect(middles.contains { abs($0 - 195) <= 1 })
    }

    @Test("nothing where even that has no room, and the title again in a wider bar")
    func none() throws {
        let long = "A title that is nearly as long as the bar"
        #expect(try shown(under: "Settings", long).0.title == "")
        #expect(try shown(under: "Settings", long, width: 900).0.title == "Settings")
    }
}
