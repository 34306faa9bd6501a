import MutoscopeTesting
import Testing
import UIKit

@MainActor
private final class SearchPage: UITableViewController {
    var asked: [String?] = []
    var isEmpty = false

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        asked.append(state.searchText)
        contentUnavailableConfiguration =
            isEmpty || state.searchText?.isEmpty == false
            ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
    }
}

@MainActor
@Suite("Content that is not there")
struct ContentUnavailableTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 700), scale: 1)

    private func labels(_ view: UIView) -> [UILabel] {
        var found: [UILabel] = [], open = [view]
        while let next = open.popLast() {
            if let label = next as? UILabel, !label.isHidden, label.text != nil { found.append(label) }
            open += next.subviews
        }
        return found
    }

    private func content(_ controller: UIViewController) -> UIContentUnavailableView? {
        controller.view.subviews.lazy.compactMap { $0 as? UIContentUnavailableView }.first
    }

    /// Results whose view is laid out before it appears.
    @Test("who types as soon as a search begins is told that nothing was found", arguments: [0, 1.0])
    func hastySearch(pause: TimeInterval) throws {
        let results = SearchPage(style: .plain), page = UITableViewController(style: .plain)
        page.navigationItem.searchController = UISearchController(searchResultsController: results)
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.2)
        screen.tap(at: CGPoint(x: 150, y: 65))
        screen.advance(by: pause)
        screen.type("x")
        screen.advance(by: 1)
        #expect(results.asked.last == "x")
        let shown = try #require(content(results))
        #expect(labels(shown).contains { $0.text?.contains("x") == true })
    }

    @Test("an empty page shows a picture, two texts and a button, in the middle")
    func empty() throws {
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        screen.show(UINavigationController(rootViewController: page))
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "star.fill")
        configuration.text = "No Favorites"
        configuration.secondaryText = "What you like shows here."
        var taps = 0
        configuration.button = .filled()
        configuration.button.title = "Browse"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        page.contentUnavailableConfiguration = configuration
        screen.advance(by: 0.1)
        try screen.pictureToLookAt("unavailable-empty")
        let view = try #require(content(page))
        #expect(view.frame == page.view.bounds)
        #expect(Set(labels(view).compactMap(\.text)).isSuperset(of: ["No Favorites", "What you like shows here."]))
        let title = try #require(labels(view).first { $0.text == "No Favorites" })
        let place = view.convert(title.bounds, from: title)
        #expect(abs(place.midX - 195) < 1)
        #expect(place.midY > 250)
        #expect(place.midY < 450)
        let button = try #require(
            labels(view).first { $0.text == "Browse" }.flatMap {
                sequence(first: $0 as UIView, next: \.superview).first { $0 is UIButton }
            })
        screen.tap(at: screen.window.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), from: button))
        #expect(taps == 1)
        page.contentUnavailableConfiguration = nil
        screen.advance(by: 0.1)
        #expect(content(page) == nil)
    }

    @Test("loading turns a wheel over its words")
    func loading() throws {
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        screen.show(page)
        screen.advance(by: 0.1)
        try screen.pictureToLookAt("unavailable-loading")
        let view = try #require(content(page))
        #expect(labels(view).map(\.text) == ["Loading…"])
        let wheels = view.subviews.flatMap(\.subviews).compactMap { $0 as? UIActivityIndicatorView }
        #expect(wheels.contains { $0.isAnimating && !$0.isHidden })
    }

    @Test("a search that finds nothing says for what, and stays in sight while the list scrolls")
    func search() throws {
        let page = SearchPage(), search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
        #expect(page.asked.first == .some(nil))
        #expect(content(page) == nil)
        search.searchBar.searchTextField.becomeFirstResponder()
        screen.advance(by: 1)
        screen.type("xyz")
        screen.advance(by: 0.5)
        try screen.pictureToLookAt("unavailable-search")
        #expect(page.asked.last == .some("xyz"))
        let view = try #require(content(page))
        #expect(labels(view).contains { $0.text == "No Results for “xyz”" })
        #expect(view.frame == page.tableView.bounds)
        search.isActive = false
        screen.advance(by: 1)
        #expect(content(page) == nil)
    }

    @Test("the update is asked for once before a layout, however often it was asked to be")
    func updates() {
        let page = SearchPage()
        screen.show(page)
        screen.advance(by: 0.1)
        let before = page.asked.count
        page.isEmpty = true
        for _ in 0..<5 { page.setNeedsUpdateContentUnavailableConfiguration() }
        #expect(page.asked.count == before)
        screen.advance(by: 0.1)
        #expect(page.asked.count == before + 1)
        #expect(content(page) != nil)
    }

    @Test("a way back may end in the children that it does not come from")
    func unwinding() {
        let root = UIViewController(), a = UIViewController(), b = UIViewController()
        for child in [a, b] { root.addChild(child) }
        #expect(root.children.count == 2)
        #expect(!root.canPerformUnwindSegueAction(Selector("nothing:"), sender: nil))
    }
}
