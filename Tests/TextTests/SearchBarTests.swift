import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("search bar")
struct SearchBarTests {
    private final class Seeker: NSObject, UISearchBarDelegate {
        var heard: [String] = []
        var mayBegin = true

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            heard.append("text \(searchText)")
        }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { text != "x" }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            heard.append("cancel")
            searchBar.resignFirstResponder()
        }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmark") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            heard.append("scope \(selectedScope)")
        }
    }

    private let seeker = Seeker()

    private func shown(
        rightToLeft: Bool = false, isDark: Bool = false, _ style: UISearchBar.Style = .default
    ) -> (TestScreen, UISearchBar) {
        let screen = TestScreen(size: CGSize(width: 320, height: 200))
        screen.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        screen.userInterfaceStyle = isDark ? .dark : .light
        let page = UIView()
        page.backgroundColor = .systemBackground
        screen.show(page)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 320, height: 56))
        bar.searchBarStyle = style
        bar.placeholder = "Search"
        bar.delegate = seeker
        page.addSubview(bar)
        screen.advance(by: 0.1)
        return (screen, bar)
    }

    @Test("It has its usual places")
    func places() throws {
        let (screen, bar) = shown()
        #expect(bar.intrinsicContentSize.height == 56)
        #expect(bar.sizeThatFits(.zero).height == 56)
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
        try screen.pictureToLookAt("search-empty")
        bar.prompt = "Look for a page"
        bar.scopeButtonTitles = ["All", "Near"]
        #expect(bar.intrinsicContentSize.height == 78)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 123)
        bar.sizeToFit()
        bar.text = "moon"
        screen.advance(by: 0.1)
        #expect(bar.text == "moon")
        #expect(seeker.heard.isEmpty)
        try screen.pictureToLookAt("search-full")
        screen.tap(at: CGPoint(x: 240, y: 20 + 78 + 16))
        #expect(seeker.heard == ["scope 1"])
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    @Test("Typing, clearing and the keys are told")
    func typing() throws {
        let (screen, bar) = shown(.minimal)
        seeker.mayBegin = false
        screen.tap(at: CGPoint(x: 160, y: 48))
        #expect(!bar.isFirstResponder)
        seeker.mayBegin = true
        screen.tap(at: CGPoint(x: 160, y: 48))
        #expect(bar.isFirstResponder)
        #expect(seeker.heard == ["begin"])
        screen.press(.keyboardReturnOrEnter)
        #expect(seeker.heard == ["begin"])
        screen.type("axb")
        #expect(bar.text == "ab")
        #expect(seeker.heard == ["begin", "text a", "text ab"])
        try screen.pictureToLookAt("search-typing")
        screen.press(.keyboardReturnOrEnter)
        #expect(seeker.heard.last == "search")
        #expect(bar.isFirstResponder)
        screen.tap(at: CGPoint(x: 320 - 8 - 14, y: 48))
        #expect(bar.text == "")
        #expect(seeker.heard.last == "text ")
    }

    @Test("The cancel button slides in and makes the field shorter", arguments: [false, true])
    func cancelling(rightToLeft: Bool) throws {
        let (screen, bar) = shown(rightToLeft: rightToLeft, isDark: rightToLeft)
        bar.text = "half"
        bar.becomeFirstResponder()
        bar.setShowsCancelButton(true, animated: true)
        screen.advance(by: 0.12)
        let width = try #require(bar.searchTextField.layer.presentation()).bounds.width
        #expect(width < 304)
        #expect(width > 240)
        try screen.pictureToLookAt("search-cancel\(rightToLeft ? "-rtl" : "")-1")
        screen.advance(by: 0.5)
        try screen.pictureToLookAt("search-cancel\(rightToLeft ? "-rtl" : "")-2")
        screen.tap(at: CGPoint(x: rightToLeft ? 30 : 290, y: 48))
        #expect(seeker.heard == ["begin", "cancel", "end"])
        #expect(!bar.isFirstResponder)
        bar.showsCancelButton = false
        screen.advance(by: 0.1)
        #expect(bar.searchTextField.frame.width == 304)
    }

    @Test("A bookmark stands in the empty field")
    func bookmark() throws {
        let (screen, bar) = shown()
        bar.showsBookmarkButton = true
        screen.advance(by: 0.1)
        try screen.pictureToLookAt("search-bookmark")
        screen.tap(at: CGPoint(x: 320 - 8 - 17, y: 48))
        #expect(seeker.heard == ["bookmark"])
        #expect(!bar.isFirstResponder)
    }
}
