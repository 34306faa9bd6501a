import MutoscopeTesting
import Testing
import UIKit

@testable import Fieldbook

/// One after another: each has a screen of its own.
@Suite("Fieldbook", .serialized) enum AppTests {}

extension AppTests {
    @MainActor @Suite("The field book", .serialized)
    struct FieldbookTests {
        @Test("the list comes from afar, and a word says so until then")
        func loading() async throws {
            let book = FieldbookScreen()
            await book.screen.advance(by: 0.1)
            let browse = try #require(book.navigation?.topViewController as? BrowseController)
            #expect(browse.contentUnavailableConfiguration != nil)
            try book.picture("loading")
            await book.load()
            #expect(book.store.species.count == 24)
            #expect(browse.contentUnavailableConfiguration == nil)
            try book.picture("browse")
        }

        @Test("a search narrows the list, and what is not found is said")
        func search() async throws {
            let book = FieldbookScreen()
            await book.load()
            let browse = try #require(book.navigation?.topViewController as? BrowseController)
            let search = try #require(browse.navigationItem.searchController)
            book.screen.tap(at: CGPoint(x: 195, y: 160))
            await book.screen.advance(by: 1)
            #expect(search.isActive)
            book.screen.type("prim")
            await book.screen.advance(by: 1)
            let list = try #require(browse.view.everything.compactMap { $0 as? UICollectionView }.first)
            #expect(list.visibleCells.count == 2)
            try book.picture("search")
            book.screen.type("x")
            await book.screen.advance(by: 1)
            #expect(browse.contentUnavailableConfiguration != nil)
            try book.picture("search-nothing")
        }

        @Test("a tap leads to the plant, another to its drawing, and a finger pulls that away")
        func plate() async throws {
            let book = FieldbookScreen()
            await book.load()
            book.screen.tap(at: CGPoint(x: 100, y: 330))
            await book.screen.advance(by: 1)
            #expect(book.navigation?.topViewController is SpeciesController)
            try book.picture("species")
            book.screen.tap(at: CGPoint(x: 195, y: 250))
            await book.screen.advance(by: 1)
            #expect(book.top is PlateViewerController)
            try book.picture("plate")
            let finger = book.screen.finger(at: CGPoint(x: 195, y: 420))
            finger.move(to: CGPoint(x: 195, y: 520), over: 0.3)
            try book.picture("plate-pulled")
            finger.move(to: CGPoint(x: 195, y: 425), over: 0.3)
            finger.lift()
            await book.screen.advance(by: 1)
            #expect(book.top is PlateViewerController)
            book.screen.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 800))
            await book.screen.advance(by: 1)
            #expect(book.top === book.tabs)
        }

        @Test("a form in a sheet makes a sighting, which the second tab lists")
        func sighting() async throws {
            let book = FieldbookScreen()
            await book.load()
            let species = book.store.species[3]
            book.navigation?.pushViewController(SpeciesController(species, store: book.store), animated: false)
            await book.screen.advance(by: 0.5)
            let add = try #require(book.navigation?.topViewController?.navigationItem.rightBarButtonItem)
            UIApplication.shared.sendAction(try #require(add.action), to: add.target, from: add, for: nil)
            await book.screen.advance(by: 1)
            try book.picture("form-sheet")
            let field = try #require(book.top.view.everything.compactMap { $0 as? UITextField }.first)
            field.becomeFirstResponder()
            book.screen.type("By the mill")
            await book.screen.advance(by: 0.5)
            let form = try #require((book.top as? UINavigationController)?.topViewController)
            let save = try #require(form.navigationItem.rightBarButtonItem)
            UIApplication.shared.sendAction(try #require(save.action), to: save.target, from: save, for: nil)
            await book.screen.advance(by: 1)
            #expect(book.store.sightings.map(\.place) == ["By the mill"])
            #expect(book.tabs.tabBar.items?[1].badgeValue == "1")
            book.tabs.selectedIndex = 1
            await book.screen.advance(by: 1)
            let table = try #require(
                book.navigation?.topViewController?.view.everything.compactMap { $0 as? UITableView }.first)
            #expect(table.visibleCells.count == 1)
            try book.picture("sightings")
        }

        @Test("dark, right to left, large text and landscape")
        func looks() async throws {
            let book = FieldbookScreen()
            await book.load()
            book.screen.userInterfaceStyle = .dark
            await book.screen.advance(by: 0.5)
            try book.picture("browse-dark")
            book.screen.layoutDirection = .rightToLeft
            await book.screen.advance(by: 0.5)
            try book.picture("browse-right-to-left")
            book.screen.contentSizeCategory = .accessibilityLarge
            await book.screen.advance(by: 0.5)
            try book.picture("browse-large-text")
            book.screen.contentSizeCategory = .large
            book.screen.layoutDirection = .leftToRight
            book.screen.resize(to: CGSize(width: 844, height: 390))
            await book.screen.advance(by: 0.5)
            try book.picture("browse-landscape")
            book.tabs.selectedIndex = 2
            await book.screen.advance(by: 0.5)
            try book.picture("settings-landscape")
            book.screen.resize(to: CGSize(width: 390, height: 844))
            await book.screen.advance(by: 0.5)
            try book.picture("settings-dark")
            #expect(book.navigation?.topViewController is SettingsController)
        }
    }
}
