import MutoscopeTesting
import Testing

@testable import UIKit

/// What fields tell of the places of their texts to those who draw beside them.
@MainActor @Suite("Places for completions") struct InlineCompletionTests {
    @Test("an empty range has the place of its caret, without width, in fields and text views")
    func emptyRange() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.borderStyle = .roundedRect
        let empty = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        let first = field.firstRect(for: empty)
        #expect(first.width == 0 && first.height > 10)
        #expect(abs(first.minX - field.caretRect(for: field.beginningOfDocument).midX) <= 1)
        field.text = "Words"
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        let end = try #require(field.textRange(from: field.endOfDocument, to: field.endOfDocument))
        #expect(abs(field.firstRect(for: end).minX - field.firstRect(for: all).maxX) < 0.5)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let nothing = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        #expect(view.firstRect(for: nothing).minY == 8 && view.firstRect(for: nothing).width == 0)
    }

    @Test("a label placed behind the text by these rectangles is drawn")
    func label() throws {
        let screen = TestScreen(size: CGSize(width: 240, height: 60), scale: 1)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        screen.show(field)
        let messages = try Diagnostics.collecting {
            let range = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
            let caret = field.firstRect(for: range)
            var frame = field.placeholderRect(forBounds: field.bounds)
            frame.origin.x = caret.maxX + field.textRect(forBounds: field.bounds).minX
            frame.size.width -= frame.origin.x
            let label = UILabel(frame: frame)
            label.text = "completion"
            field.addSubview(label)
            screen.advance(by: 0.1)
            #expect(label.frame == frame && frame.width > 150)
        }.messages
        #expect(messages == [])
    }
}
