import Testing
import UIKit

/// Units of text, as libraries of iOS ask for them (Proton; iOS 17.2).
@MainActor @Suite("Tokenizers") struct TokenizerTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))

    private func range(
        at place: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection = .backward
    ) throws -> NSRange? {
        let position = try #require(view.position(from: view.beginningOfDocument, offset: place))
        let found = view.tokenizer.rangeEnclosingPosition(
            position, with: granularity, inDirection: UITextDirection(rawValue: direction.rawValue))
        return found.map {
            NSRange(
                location: view.offset(from: view.beginningOfDocument, to: $0.start),
                length: view.offset(from: $0.start, to: $0.end))
        }
    }

    @Test(
        "A paragraph is the one that a place stands in, without its line break, in either direction",
        arguments: [UITextStorageDirection.backward, .forward])
    func paragraphs(direction: UITextStorageDirection) throws {
        view.text = "ab\n\ncd"
        let found = try (0...6).map { try range(at: $0, .paragraph, direction) }
        let first = NSRange(location: 0, length: 2), last = NSRange(location: 4, length: 2)
        #expect(found == [first, first, first, nil, last, last, last])
        view.text = "ab\n"
        #expect(try range(at: 3, .paragraph, direction) == nil)
    }

    @Test("Lines of a text view are as they are broken")
    func lines() throws {
        view.font = .systemFont(ofSize: 17)
        view.text = "one two three four"
        let first = try #require(try range(at: 0, .line))
        #expect(first.location == 0)
        #expect(first.length > 3 && first.length < 18)
        let end = NSMaxRange(first)
        #expect(try range(at: end, .line, .backward) == first)
        #expect(try range(at: end, .line, .forward)?.location == end)
        view.text += "\n\nend"
        #expect(try range(at: 19, .line) == nil, "an empty line is none")
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
        let edge = view.tokenizer.position(
            from: start, toBoundary: .line,
            inDirection: UITextDirection(rawValue: UITextStorageDirection.forward.rawValue))
        #expect(edge.map { view.offset(from: view.beginningOfDocument, to: $0) } == end)
    }

    @Test("Words are those that the direction leads into")
    func words() throws {
        view.text = "one two"
        #expect(try range(at: 3, .word) == NSRange(location: 0, length: 3))
        #expect(try range(at: 3, .word, .forward) == nil)
        #expect(try range(at: 4, .word) == nil)
        #expect(try range(at: 4, .word, .forward) == NSRange(location: 4, length: 3))
    }

    @Test("the looks beside a place are told")
    func styling() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let text = NSMutableAttributedString(string: "a link", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        text.addAttribute(.link, value: "https://a.b", range: NSRange(location: 2, length: 4))
        view.attributedText = text
        let place = try #require(view.position(from: view.beginningOfDocument, offset: 2))
        #expect(view.textStyling(at: place, in: .forward)?[.link] != nil)
        #expect(view.textStyling(at: place, in: .backward)?[.link] == nil)
        let field = UITextField()
        field.text = "ab"
        #expect(field.textStyling(at: field.beginningOfDocument, in: .forward)?[.font] != nil)
    }
}
