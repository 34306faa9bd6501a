import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Search controllers")
final class SearchControllerTests: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    private let screen = TestScreen(size: CGSize(width: 390, height: 700), scale: 2)
    private var heard: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
        let bar = searchController.searchBar
        heard.append("update \"\(bar.text ?? "")\" \(bar.selectedScopeButtonIndex)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { heard.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { heard.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { heard.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { heard.append("did dismiss") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }

    private final class List: UITableViewController {
        var words = (1...40).map { "Row \($0)" }
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = words[indexPath.row]
            return cell
        }
    }

    @MainActor
    private struct Stage {
        let list = List()
        let search: UISearchController
        let navigation: UINavigationController
        var bar: UISearchBar { search.searchBar }
        var field: UISearchTextField { search.searchBar.searchTextField }

        @MainActor
        init(results: UIViewController? = nil) {
            search = UISearchController(searchResultsController: results)
            list.title = "Words"
            list.definesPresentationContext = true
            list.navigationItem.searchController = search
            search.searchBar.placeholder = "Search"
            navigation = UINavigationController(rootViewController: list)
        }
    }

    private func shown(
        results: UIViewController? = nil, large: Bool = false, _ change: (Stage) -> Void = { _ in }
    ) -> Stage {
        screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let stage = Stage(results: results)
        stage.navigation.navigationBar.prefersLargeTitles = large
        stage.search.searchResultsUpdater = self
        stage.search.delegate = self
        stage.bar.delegate = self
        change(stage)
        screen.show(stage.navigation)
        screen.advance(by: 0.1)
        return stage
    }

    private func frame(of view: UIView) -> CGRect { screen.window.convert(view.bounds, from: view) }

    @Test("the bar and its button are among the elements while one searches")
    func elements() throws {
        let stage = shown()
        stage.search.isActive = true
        screen.advance(by: 1)
        #expect(try screen.find(label: "Cancel").isInteractive)
        screen.tap("Cancel")
        screen.advance(by: 1)
        #expect(!stage.search.isActive)
    }

    private func tap(_ view: UIView, wait: TimeInterval = 1) {
        let frame = frame(of: view)
        screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        screen.advance(by: wait)
    }

    private func cancelButton(_ stage: Stage) -> UIView? {
        stage.bar.subviews.first { ($0 as? UIButton)?.title(for: .normal) == "Cancel" }
    }

    @Test("The field stands below the title and scrolls away before a large one", arguments: [false, true])
    func collapse(large: Bool) throws {
        let stage = shown(large: large)
        let title: CGFloat = large ? 52 : 0
        #expect(stage.navigation.navigationBar.bounds.height == 20 + 44 + title + 52)
        #expect(stage.list.tableView.adjustedContentInset.top == 20 + 44 + title + 52)
        #expect(frame(of: stage.field) == CGRect(x: 16, y: 20 + 44 + title + 1, width: 358, height: 36))
        try screen.pictureToLookAt("search-bar-rest-\(large)")
        stage.list.tableView.contentOffset.y += 20
        screen.advance(by: 0.1)
        #expect(stage.field.bounds.height == 16)
        #expect(stage.navigation.navigationBar.bounds.height == 20 + 44 + title + 32)
        try screen.pictureToLookAt("search-bar-part-\(large)")
        stage.list.tableView.contentOffset.y += 32
        screen.advance(by: 0.1)
        #expect(stage.bar.isHidden)
        #expect(stage.navigation.navigationBar.bounds.height == 20 + 44 + title)
        try screen.pictureToLookAt("search-bar-away-\(large)")
    }

    @Test("A drag leaves the whole field in sight or nothing of it")
    func resting() {
        let stage = shown()
        let top = stage.list.tableView.contentOffset.y
        screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 470), duration: 0.5)
        screen.advance(by: 2)
        let moved = stage.list.tableView.contentOffset.y - top
        #expect(moved == 0 || moved == 52)
        let heights: [CGFloat] = [64, 116]
        #expect(heights.contains(stage.navigation.navigationBar.bounds.height))
    }

    @Test("A field that stays is always in sight")
    func pinned() {
        let stage = shown { $0.list.navigationItem.hidesSearchBarWhenScrolling = false }
        stage.list.tableView.contentOffset.y += 300
        screen.advance(by: 0.1)
        #expect(frame(of: stage.field).minY == 65)
        #expect(stage.field.bounds.height == 36)
    }

    /// All views that are not hidden.
    private func seen() -> [Substring] {
        screen.hierarchyDescription.split(separator: "\n").filter { !$0.hasSuffix("hidden") }
    }

    @Test("A tap takes the bar's title away and brings Cancel, which takes all back", arguments: [false, true])
    func activation(large: Bool) throws {
        let stage = shown(large: large)
        let before = seen()
        screen.tap(at: CGPoint(x: 200, y: frame(of: stage.field).midY))
        for (number, time) in [0.05, 0.1, 0.15, 0.5].enumerated() {
            screen.advance(by: time)
            try screen.pictureToLookAt("search-begin-\(large)-\(number)")
        }
        #expect(stage.search.isActive)
        #expect(stage.field.isFirstResponder)
        #expect(heard == ["will present", "update \"\" 0", "did present"])
        #expect(stage.list.presentedViewController === stage.search)
        #expect(stage.search.presentingViewController === stage.list)
        #expect(stage.navigation.navigationBar.bounds.height == 76)
        #expect(frame(of: stage.field).minY == 30)
        #expect(frame(of: stage.field).width < 310)
        #expect(stage.list.tableView.adjustedContentInset.top == 76)
        #expect(stage.list.tableView.contentOffset.y == -76)
        screen.type("ro")
        #expect(heard.suffix(2) == ["update \"r\" 0", "update \"ro\" 0"])
        heard = []
        tap(try #require(cancelButton(stage)), wait: 0.12)
        try screen.pictureToLookAt("search-end-\(large)")
        screen.advance(by: 1)
        #expect(heard == ["cancel", "will dismiss", "update \"\" 0", "did dismiss"])
        #expect(!stage.search.isActive)
        #expect(!stage.field.isFirstResponder)
        #expect(stage.bar.text == "")
        #expect(seen() == before)
    }

    @Test("Without a word about it the page takes touches while one searches; obscured, a tap ends the search")
    func dimming() throws {
        let stage = shown()
        stage.search.isActive = true
        screen.advance(by: 1)
        #expect(!stage.field.isFirstResponder)
        screen.tap(at: CGPoint(x: 100, y: 300))
        #expect(stage.list.tableView.indexPathForSelectedRow != nil)
        #expect(stage.search.isActive)
        stage.search.obscuresBackgroundDuringPresentation = true
        screen.advance(by: 0.1)
        try screen.pictureToLookAt("search-dimmed")
        let picture = screen.snapshot()
        #expect(picture.pixel(20, 100).red == 255, "the bar stays bright")
        #expect(picture.pixel(700, 1300).red < 210)
        screen.tap(at: CGPoint(x: 100, y: 300))
        screen.advance(by: 1)
        #expect(!stage.search.isActive)
    }

    @Test("Escape ends a search, with or without words, as the button does", arguments: [true, false])
    func escape(types: Bool) {
        let stage = shown()
        tap(stage.field)
        if types { screen.type("ro") }
        heard = []
        screen.press(.keyboardEscape)
        screen.advance(by: 1)
        #expect(heard == ["cancel", "will dismiss", "update \"\" 0", "did dismiss"])
        #expect(!stage.search.isActive)
        #expect(!stage.field.isFirstResponder)
        #expect(stage.bar.text == "")
    }

    @Test("A refresh control comes out above a large title and a search field", arguments: [false, true])
    func refreshControl(large: Bool) throws {
        let control = UIRefreshControl()
        let stage = shown(large: large) { $0.list.refreshControl = control }
        func check(_ moment: String) throws {
            let spinner = try #require(control.layer.sublayers?.first { $0 is CAReplicatorLayer })
            let shown = screen.window.layer.convert(spinner.frame, from: control.layer),
                bar = stage.navigation.navigationBar
            try screen.pictureToLookAt("search-refresh-\(large)-\(moment)")
            #expect(spinner.opacity == 0 || shown.minY >= 44 - 0.5, "\(moment)")
            #expect(spinner.opacity == 0 || shown.maxY <= frame(of: stage.search.searchBar).minY + 0.5, "\(moment)")
            #expect(frame(of: bar).maxY == frame(of: stage.search.searchBar).maxY, "\(moment)")
            // The content begins below the bar wherever it has been pulled.
            #expect(abs(stage.list.tableView.convert(CGPoint.zero, to: nil).y - frame(of: bar).maxY) < 0.5, "\(moment)")
        }
        try check("rest")
        let finger = screen.finger(at: CGPoint(x: 200, y: 300))
        for y in stride(from: 320, through: 560, by: 40) {
            finger.move(to: CGPoint(x: 200, y: CGFloat(y)), over: 0.1)
            try check("pulled-\(y)")
        }
        finger.lift()
        screen.advance(by: 1)
        #expect(control.isRefreshing)
        try check("refreshing")
        control.endRefreshing()
        screen.advance(by: 0.15)
        try check("ending")
        screen.advance(by: 1)
        try check("ended")
    }

    @Test("Results come with the first letter and go with the last one")
    func results() throws {
        let found = List()
        found.words = (1...30).map { "Found \($0)" }
        let stage = shown(results: found)
        tap(stage.field)
        #expect(!found.isViewLoaded || found.view.window == nil)
        screen.type("f")
        screen.advance(by: 0.1)
        #expect(found.view.window != nil)
        #expect(found.parent === stage.search)
        #expect(frame(of: found.view) == screen.window.bounds)
        #expect(found.tableView.adjustedContentInset.top == 76)
        #expect(found.tableView.contentOffset.y == -76)
        try screen.pictureToLookAt("search-results")
        found.tableView.contentOffset.y = 200
        screen.advance(by: 0.3)
        try screen.pictureToLookAt("search-results-scrolled")
        screen.press(.keyboardDeleteOrBackspace)
        screen.advance(by: 0.1)
        #expect(found.parent == nil)
        stage.search.showsSearchResultsController = true
        stage.search.isActive = true
        #expect(!stage.search.automaticallyShowsSearchResultsController)
    }

    @Test("The list that is searched, and then that of the results, ends above the keyboard")
    func keyboard() {
        let found = List()
        found.words = (1...30).map { "Found \($0)" }
        let stage = shown(results: found)
        screen.onScreenKeyboardHeight = 250
        tap(stage.field)
        #expect(stage.list.tableView.adjustedContentInset.bottom == 250)
        screen.type("f")
        screen.advance(by: 0.1)
        #expect(found.tableView.adjustedContentInset.bottom == 250)
        #expect(stage.list.tableView.adjustedContentInset.bottom == 0)
        screen.press(.keyboardDeleteOrBackspace)
        screen.advance(by: 0.1)
        #expect(stage.list.tableView.adjustedContentInset.bottom == 250)
        stage.search.isActive = false
        screen.advance(by: 1)
        #expect(stage.list.tableView.adjustedContentInset.bottom == 0)
        #expect(stage.list.tableView.contentOffset.y == -116)
    }

    @Test("A page pushed from results covers the search, which is still there on the way back")
    func push() throws {
        let found = List()
        let stage = shown(results: found, large: true)
        tap(stage.field)
        screen.type("r")
        let detail = UIViewController()
        detail.title = "Detail"
        detail.view.backgroundColor = .systemTeal
        stage.navigation.pushViewController(detail, animated: true)
        screen.advance(by: 0.15)
        try screen.pictureToLookAt("search-push")
        screen.advance(by: 1)
        #expect(found.view.window == nil)
        #expect(stage.navigation.navigationBar.bounds.height == CGFloat(20 + 44 + 52))
        #expect(!stage.field.isFirstResponder)
        #expect(stage.search.isActive)
        try screen.pictureToLookAt("search-pushed")
        stage.navigation.popViewController(animated: true)
        screen.advance(by: 0.15)
        try screen.pictureToLookAt("search-pop")
        screen.advance(by: 1)
        #expect(found.view.window != nil)
        #expect(stage.navigation.navigationBar.bounds.height == 76)
        #expect(stage.bar.text == "r")
        tap(try #require(cancelButton(stage)))
        #expect(stage.list.presentedViewController == nil)
        #expect(stage.navigation.navigationBar.bounds.height == 168)
    }

    @Test("A search ends with its page")
    func popped() {
        let stage = shown()
        let root = stage.navigation
        let second = List()
        second.navigationItem.searchController = UISearchController(searchResultsController: nil)
        root.pushViewController(second, animated: true)
        screen.advance(by: 1)
        second.navigationItem.searchController?.isActive = true
        screen.advance(by: 1)
        #expect(root.presentedViewController === second.navigationItem.searchController)
        root.popViewController(animated: true)
        screen.advance(by: 1)
        #expect(root.presentedViewController == nil)
        #expect(second.navigationItem.searchController?.isActive == false)
    }

    @Test("Scopes come with the search, with the first letter, or never by themselves")
    func scopes() throws {
        let stage = shown { $0.bar.scopeButtonTitles = ["All", "Near"] }
        #expect(stage.navigation.navigationBar.bounds.height == 116)
        tap(stage.field)
        #expect(stage.navigation.navigationBar.bounds.height == 121)
        try screen.pictureToLookAt("search-scopes")
        heard = []
        screen.tap(at: CGPoint(x: 290, y: 20 + 56 + 16))
        #expect(heard == ["update \"\" 1"])
        stage.search.isActive = false
        screen.advance(by: 1)
        stage.search.scopeBarActivation = .onTextEntry
        tap(stage.field)
        #expect(stage.navigation.navigationBar.bounds.height == 76)
        screen.type("a")
        screen.advance(by: 0.5)
        #expect(stage.navigation.navigationBar.bounds.height == 121)
        stage.search.isActive = false
        screen.advance(by: 1)
        stage.bar.showsScopeBar = false
        #expect(stage.search.scopeBarActivation == .manual)
        #expect(!stage.search.automaticallyShowsScopeBar)
        tap(stage.field)
        #expect(stage.navigation.navigationBar.bounds.height == 76)
    }

    @Test("The title stays where the search leaves it")
    func titleStays() {
        let stage = shown { $0.search.hidesNavigationBarDuringPresentation = false }
        tap(stage.field)
        #expect(frame(of: stage.field).minY >= 64)
        #expect(stage.search.isActive)
        stage.bar.setShowsCancelButton(false, animated: true)
        #expect(!stage.search.automaticallyShowsCancelButton)
    }

    @Test("The caret stays in the field when the bar is made anew")
    func rebuilt() {
        let stage = shown()
        tap(stage.field)
        screen.type("a")
        stage.list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: nil, action: nil)
        screen.advance(by: 0.1)
        screen.type("b")
        #expect(stage.field.isFirstResponder)
        #expect(stage.bar.text == "ab")
    }

    @Test("A search that the program presents brings its bar, at the top, and the caret")
    func presented() throws {
        screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let found = List(), page = List()
        let search = UISearchController(searchResultsController: found)
        search.searchResultsUpdater = self
        search.delegate = self
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
        page.present(search, animated: true)
        screen.advance(by: 1)
        let field = search.searchBar.searchTextField
        #expect(search.isActive)
        #expect(field.isFirstResponder)
        #expect(frame(of: search.searchBar).minY == 20)
        screen.type("r")
        screen.advance(by: 0.1)
        try screen.pictureToLookAt("search-presented")
        #expect(found.tableView.adjustedContentInset.top == 76)
        #expect(heard.filter { $0.hasPrefix("update") } == ["update \"\" 0", "update \"r\" 0"])
        let cancel = search.searchBar.subviews.first { ($0 as? UIButton)?.title(for: .normal) == "Cancel" }
        tap(try #require(cancel))
        #expect(page.presentedViewController == nil)
        #expect(search.searchBar.superview == nil)
    }

    @Test("A search bar in the page's own view stays there, and what lies over the page begins below it")
    func ownBar() throws {
        let stage = Stage()
        stage.list.navigationItem.searchController = nil
        stage.bar.sizeToFit()
        stage.list.tableView.tableHeaderView = stage.bar
        stage.search.obscuresBackgroundDuringPresentation = true
        screen.show(stage.navigation)
        screen.advance(by: 0.1)
        tap(stage.field)
        #expect(stage.search.isActive)
        #expect(stage.field.isFirstResponder)
        try screen.pictureToLookAt("search-own-bar")
        #expect(frame(of: stage.search.view).minY == frame(of: stage.bar).maxY)
        tap(try #require(cancelButton(stage)))
        #expect(!stage.search.isActive)
    }
}
