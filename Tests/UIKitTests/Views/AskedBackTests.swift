import MutoscopeTesting
import Testing
import UIKit

/// What views and their relatives answer about themselves; found by the tests of SwifterSwift, which run on iOS.
@MainActor @Suite struct AskedBackTests {
    @Test func recognisersAreNilOnlyBeforeTheFirst() {
        let view = UIView(), tap = UITapGestureRecognizer()
        #expect(view.gestureRecognizers == nil)
        view.addGestureRecognizer(tap)
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [])
    }

    @Test func aTableWithoutADataSourceHasAnEmptySection() {
        let table = UITableView()
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows(inSection: 0) == 0)
    }

    @Test func imagesOfNothingAreEqual() {
        #expect(UIImage() == UIImage())
        #expect(UIImage(systemName: "star") != UIImage())
    }

    @Test func descriptorsTellFeatures() {
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular).fontDescriptor
        let settings = digits.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]]
        #expect(settings == [[.type: 6, .selector: 0]])
        #expect(UIFont.systemFont(ofSize: 10).fontDescriptor.fontAttributes[.featureSettings] == nil)
    }

    @Test func aDescriptorsStyleIsAStringToo() {
        let attributes = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor.fontAttributes
        #expect(attributes[.textStyle] as? String == "UICTFontTextStyleTitle1")
        #expect(attributes[.textStyle] as? UIFont.TextStyle == .title1)
        let named = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.body.rawValue])
        #expect(named.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
    }

    @Test func aHeaderThatIsNotThereIsALineAtItsEdge() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), rows = Rows()
        table.dataSource = rows
        table.rowHeight = 50
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 0))
        #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 100, width: 320, height: 0))
    }

    /// In a window, out of one, and animated.
    @Test(arguments: [true, false], [true, false]) func aPageHidesTheTabBarAtOnce(_ isShown: Bool, _ isAnimated: Bool) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController(), page = UIViewController()
        tabs.viewControllers = [navigation]
        page.hidesBottomBarWhenPushed = true
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        if isShown { screen.show(tabs) }
        navigation.pushViewController(page, animated: isAnimated)
        if isShown, isAnimated { screen.advance(by: 1) }
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: isAnimated)
        if isShown, isAnimated { screen.advance(by: 1) }
        #expect(!tabs.tabBar.isHidden)
    }
}
