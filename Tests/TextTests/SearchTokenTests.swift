import CoreGraphics
import Foundation
import MutoscopeTesting
import Testing
import UIKit

private final class Copying: NSObject, UISearchTextFieldDelegate {
    func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider(object: "from:\(token.representedObject ?? "")" as NSString) }
}

@Suite("Tokens of search fields")
@MainActor
struct SearchTokenTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 200))
    private let field = UISearchTextField(frame: CGRect(x: 10, y: 20, width: 300, height: 36))

    private func shown(_ texts: String...) -> UISearchTextField {
        field.placeholder = "Search"
        field.tokens = texts.map { text in
            let token = UISearchToken(icon: nil, text: text)
            token.representedObject = text.lowercased()
            return token
        }
        screen.show(field)
        screen.advance(by: 0.1)
        return field
    }

    private var texts: [String] { field.tokens.compactMap { $0.representedObject as? String } }

    @Test func theyStandBeforeTheTextAndInPlaceOfThePlaceholder() {
        let field = shown("Ann", "Bob")
        let chips = field.subviews.flatMap(\.subviews).filter { ["Ann", "Bob"].contains($0.accessibilityLabel ?? "") }
        #expect(chips.count == 2)
        let ends = chips.map { $0.convert($0.bounds, to: field).maxX }
        #expect(ends[0] < ends[1] && ends[1] <= field.textRect(forBounds: field.bounds).minX)
        field.tokens = []
        field.layoutIfNeeded()
        #expect(field.textRect(forBounds: field.bounds).minX < ends[0])
    }

    @Test func backspaceSelectsTheLastOneAndDeletesIt() {
        let field = shown("Ann", "Bob")
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        #expect(field.becomeFirstResponder())
        field.insertText("x")
        field.deleteBackward()
        #expect(texts == ["ann", "bob"] && field.text == "")
        field.deleteBackward()
        #expect(texts == ["ann", "bob"])
        field.deleteBackward()
        #expect(texts == ["ann"] && changes == 3)
        field.allowsDeletingTokens = false
        field.deleteBackward()
        field.deleteBackward()
        #expect(texts == ["ann"])
    }

    @Test func aTapSelectsOneForTypingOver() {
        let field = shown("Ann", "Bob")
        let chip = field.subviews.flatMap(\.subviews).first { $0.accessibilityLabel == "Ann" }
        screen.tap(at: chip.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero)
        #expect(field.isFirstResponder)
        field.insertText("c")
        #expect(texts == ["bob"] && field.text == "c")
    }

    @Test func theDelegateSaysWhatIsCopied() async throws {
        let field = shown("Ann"), copying = Copying()
        field.delegate = copying
        #expect(field.becomeFirstResponder())
        field.deleteBackward()
        UIPasteboard.general.string = "old"
        field.copy(nil)
        for _ in 0..<1000 where UIPasteboard.general.string == "old" { await screen.advance(by: 0.01) }
        #expect(UIPasteboard.general.string == "from:ann")
    }

    @Test func aPartOfTheTextBecomesOne() throws {
        let field = shown("Ann")
        field.text = "hello world"
        let start = field.beginningOfDocument
        let end = try #require(field.position(from: start, offset: 6))
        let range = try #require(field.textRange(from: start, to: end))
        field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "Hello"), at: 1)
        #expect(field.tokens.count == 2 && field.text == "world")
        #expect(field.positionOfToken(at: 1) != field.positionOfToken(at: 0))
        #expect(field.text(in: field.textualRange) == "world")
    }
}
