import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Search suggestions")
final class SearchSuggestionTests: NSObject, UISearchResultsUpdating {
    private let screen = TestScreen(size: CGSize(width: 390, height: 700), scale: 2)
    private let search = UISearchController(searchResultsController: nil)
    private let page = UIViewController()
    private var chosen: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        searchController.searchSuggestions = ["Apple", "Apricot", "Pear"].filter { !text.isEmpty && $0.hasPrefix(text) }
            .map { UISearchSuggestionItem(localizedSuggestion: $0, iconImage: UIImage(systemName: "magnifyingglass")) }
    }

    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        chosen.append(searchSuggestion.localizedSuggestion ?? "")
        searchController.searchBar.text = searchSuggestion.localizedSuggestion
        searchController.searchSuggestions = nil
    }

    private func begin() {
        page.view.backgroundColor = .systemBackground
        page.navigationItem.searchController = search
        page.navigationItem.title = "Fruit"
        search.searchResultsUpdater = self
        screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
        search.isActive = true
        search.searchBar.becomeFirstResponder()
        screen.advance(by: 1)
    }

    private func type(_ text: String) {
        for letter in text { screen.type(String(letter)) }
        screen.advance(by: 0.2)
    }

    private var offered: [String] { screen.elements.compactMap(\.label).filter { $0.hasPrefix("Ap") || $0 == "Pear" } }

    @Test("they stand below the field, as many as fit what is typed, and are told once tapped")
    func choosing() throws {
        begin()
        #expect(offered.isEmpty)
        type("Ap")
        #expect(offered == ["Apple", "Apricot"])
        let field = search.searchBar.searchTextField
        let bottom = screen.window.convert(field.bounds, from: field).maxY
        #expect(try screen.find(label: "Apple").frame.minY >= bottom)
        try screen.pictureToLookAt("search-suggestions")
        screen.tap("Apricot")
        screen.advance(by: 0.2)
        #expect(chosen == ["Apricot"])
        #expect(search.searchBar.text == "Apricot")
        #expect(offered.isEmpty)
    }

    @Test("they go with the search, and are not shown where the program says so")
    func ending() {
        begin()
        type("Ap")
        search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        screen.advance(by: 0.1)
        #expect(offered.isEmpty)
        search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
        screen.advance(by: 0.1)
        #expect(offered == ["Apple", "Apricot"])
        search.isActive = false
        screen.advance(by: 1)
        #expect(offered.isEmpty)
    }

    @Test("a description is what assistive programs say, and looks of its own are shown")
    func looks() throws {
        begin()
        let text = NSAttributedString(string: "Apple", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        let item = UISearchSuggestionItem(localizedAttributedSuggestion: text, localizedDescription: "Apples, a fruit")
        #expect(item.localizedSuggestion == "Apple")
        search.searchSuggestions = [item]
        screen.advance(by: 0.1)
        #expect(try screen.find(label: "Apples, a fruit").isInteractive)
    }
}
