import MutoscopeTesting
import Testing

@testable import UIKit

/// Searching the text of a text view, with the bar that Ctrl-F brings.
@MainActor @Suite("Finding text") struct FindTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 500), scale: 1)
    private let text = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))

    init() {
        let page = UIView()
        page.backgroundColor = .systemBackground
        page.addSubview(text)
        text.font = .systemFont(ofSize: 17)
        text.text = "One fish, two fish, red fish, blue Fish."
        text.isFindInteractionEnabled = true
        screen.show(page)
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: 0, length: 0)
        screen.advance(by: 0.1)
    }

    private var bar: FindBar? { screen.window.subviews.lazy.compactMap { $0 as? FindBar }.first }

    @Test("Ctrl-F brings the bar; what is typed is found, Return goes on, Escape ends")
    func find() throws {
        screen.press(.keyboardF, characters: "f", modifiers: .control)
        screen.advance(by: 0.4)
        let bar = try #require(bar)
        #expect(bar.search.isFirstResponder)
        screen.type("fish")
        #expect(bar.count.text == "1 of 4")
        screen.press(.keyboardReturnOrEnter)
        #expect(bar.count.text == "2 of 4")
        #expect(text.findInteraction?.activeFindSession?.highlightedResultIndex == 1)
        screen.press(.keyboardG, characters: "g", modifiers: [.control, .shift])
        #expect(bar.count.text == "1 of 4")
        screen.press(.keyboardG, characters: "g", modifiers: [.control, .shift])
        #expect(bar.count.text == "4 of 4", "before the first comes the last")
        screen.advance(by: 0.2)
        try screen.pictureToLookAt("find-bar")
        screen.type("x")
        #expect(bar.count.text == "No Results")
        screen.press(.keyboardEscape)
        screen.advance(by: 0.4)
        #expect(self.bar == nil)
        #expect(text.isFirstResponder)
        #expect(text.subviews.allSatisfy { $0.backgroundColor?.cgColor.alpha != 0.3 })
    }

    @Test("What is found is replaced, one or all, and the delegate is asked")
    func replace() throws {
        text.findInteraction?.presentFindNavigator(showingReplace: true)
        screen.advance(by: 0.4)
        screen.type("fish")
        let bar = try #require(bar)
        bar.replacement.becomeFirstResponder()
        screen.type("cat")
        try screen.pictureToLookAt("find-replace")
        screen.tap("Replace")
        #expect(text.text == "One cat, two fish, red fish, blue Fish.")
        #expect(bar.count.text == "1 of 3")
        screen.tap("Replace All")
        #expect(text.text == "One cat, two cat, red cat, blue cat.")
    }

    @Test("Whole words and beginnings of words")
    func words() {
        let options = UITextSearchOptions()
        options.wordMatchMethod = .fullWord
        #expect(TextViewFindSession.ranges(of: "fi", in: "fi fish afi", options).map(\.location) == [0])
        options.wordMatchMethod = .startsWith
        #expect(TextViewFindSession.ranges(of: "fi", in: "fi fish afi", options).map(\.location) == [0, 3])
    }

    @Test("A text that cannot be searched leaves Ctrl-F to others")
    func disabled() {
        text.isFindInteractionEnabled = false
        screen.press(.keyboardF, characters: "f", modifiers: .control)
        screen.advance(by: 0.4)
        #expect(bar == nil)
        #expect(!text.canPerformAction(StandardActions.find, withSender: nil))
    }
}
