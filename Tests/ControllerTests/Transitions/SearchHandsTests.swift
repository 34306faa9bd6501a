import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

/// Random hands on a page that is searched.
@MainActor
@Suite("Hands on searches")
struct SearchHandsTests {
    private final class Page: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)

    private func page(_ random: inout SeededGenerator) -> Page {
        let page = Page()
        page.title = "Page"
        page.definesPresentationContext = Int.random(in: 0..<2, using: &random) == 0
        let search = UISearchController(
            searchResultsController: Int.random(in: 0..<2, using: &random) == 0 ? Page() : nil)
        search.obscuresBackgroundDuringPresentation = Int.random(in: 0..<2, using: &random) == 0
        search.hidesNavigationBarDuringPresentation = Int.random(in: 0..<3, using: &random) > 0
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = Int.random(in: 0..<2, using: &random) == 0
        return page
    }

    /// One thing that a user or a program does.
    private func act(_ random: inout SeededGenerator, _ navigation: UINavigationController) {
        let search = navigation.topViewController?.navigationItem.searchController
        let point = CGPoint(
            x: 20 + Int.random(in: 0..<280, using: &random), y: 25 + Int.random(in: 0..<440, using: &random))
        switch Int.random(in: 0..<11, using: &random) {
        case 0: search?.isActive = true
        case 1: search?.isActive = false
        case 2: screen.tap(at: point)
        case 3: screen.tap(at: CGPoint(x: 120, y: 40 + Int.random(in: 0..<140, using: &random)))
        case 4: screen.type("ab")
        case 5: search?.searchBar.text = Int.random(in: 0..<2, using: &random) == 0 ? "" : "word"
        case 6: navigation.pushViewController(page(&random), animated: Int.random(in: 0..<3, using: &random) > 0)
        case 7: navigation.popViewController(animated: Int.random(in: 0..<3, using: &random) > 0)
        case 8:
            screen.drag(
                from: CGPoint(x: 2, y: 300), to: CGPoint(x: 20 + Int.random(in: 0..<280, using: &random), y: 300),
                duration: 0.05 + Double(Int.random(in: 0..<20, using: &random)) / 100)
        case 9:
            screen.drag(
                from: point, to: CGPoint(x: point.x, y: CGFloat(20 + Int.random(in: 0..<440, using: &random))),
                duration: 0.2)
        default: screen.resize(to: CGSize(width: 320 + Int.random(in: 0..<2, using: &random) * 160, height: 480))
        }
        screen.advance(by: Double(Int.random(in: 0..<40, using: &random)) / 100)
    }

    private func text(_ frame: CGRect) -> String {
        "\([frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 + 0 })"
    }

    /// The bar and the first page at rest, by their frames.
    private func rest(_ navigation: UINavigationController) -> [String] {
        let bar = navigation.navigationBar
        let field = navigation.viewControllers[0].navigationItem.searchController?.searchBar.searchTextField
        return [
            text(bar.frame), text(field.map { bar.convert($0.bounds, from: $0) } ?? .null),
            text(navigation.topViewController?.view.frame ?? .null), "\(navigation.view.subviews.count)",
        ]
    }

    @Test("Whatever is done, a search ends, and the page is as before", arguments: RandomRounds.seeds(usually: 20))
    func hands(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let root = page(&random)
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = seed % 2 == 0
        screen.safeAreaInsets.top = 20
        screen.show(navigation)
        screen.advance(by: 0.2)
        let before = rest(navigation)
        for _ in 0..<25 { act(&random, navigation) }
        screen.resize(to: CGSize(width: 320, height: 480))
        screen.advance(by: 2)
        navigation.popToRootViewController(animated: false)
        screen.advance(by: 1)
        root.navigationItem.searchController?.isActive = false
        screen.advance(by: 1)
        #expect(root.presentedViewController == nil, "seed \(seed)")
        #expect(navigation.presentedViewController == nil, "seed \(seed)")
        // The inset that shows is less where the bar is low: content at the top rests below the whole bar.
        root.tableView.setContentOffset(CGPoint(x: 0, y: -root.tableView.insets.adjusted.top), animated: false)
        screen.advance(by: 1)
        #expect(rest(navigation) == before, "seed \(seed)")
        let search = root.navigationItem.searchController
        let field = search?.searchBar.searchTextField
        screen.tap(at: screen.window.convert(CGPoint(x: 40, y: 18), from: field))
        screen.advance(by: 1)
        #expect(search?.isActive == true, "seed \(seed)")
        #expect(field?.isFirstResponder == true, "seed \(seed)")
    }
}
