import MutoscopeTesting
import Testing
import UIKit

/// What TextKit tells of a text view's text, measured by pictures of iOS 17.2 (Proton).
@MainActor @Suite("Layout of text views") struct TextViewLayoutTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() { view.font = .preferredFont(forTextStyle: .body) }

    private final class Listener: NSObject, NSLayoutManagerDelegate {
        var finished: [Bool] = []
        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) {
            finished.append(layoutFinishedFlag)
            // Whoever hears of it asks where things are.
            _ = layoutManager.boundingRect(
                forGlyphRange: NSRange(location: 0, length: layoutManager.numberOfGlyphs), in: textContainer!)
        }
    }

    @Test("A layout manager's delegate hears that a changed text is laid out, once, and before a layout pass")
    func completion() {
        let listener = Listener()
        view.layoutManager.delegate = listener
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "some text")
        #expect(listener.finished == [true])
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(listener.finished == [true])
        view.insertText("!")
        #expect(listener.finished == [true, true])
        view.frame.size.width = 60
        view.layoutIfNeeded()
        #expect(listener.finished.count == 3)
    }

    @Test("Each line of a text style is as high as the style's distance, the last too", arguments: [(1, 38), (2, 60)])
    func heights(lines: Int, height: CGFloat) {
        view.text = Array(repeating: "A", count: lines).joined(separator: "\n")
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == height)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == height)
        #expect(view.layoutManager.usedRect(for: view.textContainer).height == height - 16)
        #expect(view.caretRect(for: view.endOfDocument).height == 22)
        #expect(UILabel.height(of: "A", view.font) < 21)
    }

    @Test("A container that follows the view's height limits text that is cut off, while the view does not scroll")
    func tracking() {
        view.textContainer.heightTracksTextView = true
        view.textContainer.lineBreakMode = .byTruncatingTail
        view.text = Array(repeating: "line", count: 10).joined(separator: "\n")
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 236)
        view.isScrollEnabled = false
        view.layoutIfNeeded()
        #expect(view.layoutManager.usedRect(for: view.textContainer).height == 88)
        #expect(view.textContainer.size.height == 100)
        view.isScrollEnabled = true
        #expect(view.contentSize.height == 236)
        view.isScrollEnabled = false
        view.textContainer.lineBreakMode = .byWordWrapping
        view.layoutIfNeeded()
        #expect(view.layoutManager.usedRect(for: view.textContainer).height == 220)
        view.textContainer.lineBreakMode = .byTruncatingTail
        // Without a height there is no limit.
        view.frame.size.height = 0
        view.layoutIfNeeded()
        #expect(view.layoutManager.usedRect(for: view.textContainer).height == 220)
    }

    @MainActor private final class Reader: NSObject, @preconcurrency NSTextStorageDelegate {
        var read: [String] = []
        let view: UITextView
        init(_ view: UITextView) { self.view = view }
        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            read += [view.text, view.attributedText.string]
        }
    }

    @Test("The storage's delegate finds a change in the view already")
    func reading() {
        let reader = Reader(view)
        view.textStorage.delegate = reader
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "test")
        #expect(reader.read == ["test", "test"])
        view.insertText("!")
        #expect(reader.read.suffix(2) == ["test!", "test!"])
    }

    @Test("Without a width lines end at line breaks alone")
    func noWidth() throws {
        view.frame = .zero
        view.text = "some words in a line\nand more"
        var lines: [Int] = []
        view.layoutManager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 29)) {
            _, _, _, range, _ in lines.append(range.location)
        }
        #expect(lines == [0, 21])
        view.layoutIfNeeded()
        #expect(view.caretRect(for: view.endOfDocument).minX.isFinite)
    }

    private func areas(_ location: Int, _ length: Int) throws -> [UITextSelectionRect] {
        let start = try #require(view.position(from: view.beginningOfDocument, offset: location))
        let end = try #require(view.position(from: start, offset: length))
        return view.selectionRects(for: try #require(view.textRange(from: start, to: end)))
    }

    @Test("A selection in one line is an area between two places without width")
    func area() throws {
        view.text = "One\nTwo"
        let found = try areas(4, 2)
        #expect(found.map(\.containsStart) == [false, true, false])
        #expect(found.map(\.containsEnd) == [false, false, true])
        #expect(found.map(\.rect.minY) == [30, 30, 30])
        #expect(found.map(\.rect.height) == [22, 22, 22])
        #expect(found[1].rect.width == 0)
        #expect(found[1].rect.minX == found[0].rect.minX)
        #expect(found[2].rect.minX == found[0].rect.maxX)
        #expect(try areas(4, 0).isEmpty)
    }

    @Test("Lines from which it goes on reach to the view's edge, and areas touch")
    func areasOfLines() throws {
        let style = NSMutableParagraphStyle()
        (style.paragraphSpacing, style.paragraphSpacingBefore) = (8, 16)
        view.attributedText = NSAttributedString(
            string: "One\nTwo\n\nFour",
            attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: style])
        let found = try areas(1, 10).filter { !$0.containsStart && !$0.containsEnd }.map(\.rect)
        #expect(found.count == 4)
        #expect(found.dropLast().map(\.maxX) == [200, 200, 200])
        #expect(found[3].maxX < 60)
        #expect(found.map(\.minY) == [8, 38, 84, 130])
        #expect(found.map(\.maxY) == [38, 84, 130, 168])
        #expect(found.dropFirst().map(\.minX) == [5, 5, 5])
        #expect(
            view.firstRect(for: try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)))
                .maxX < 60)
    }
}

extension UILabel {
    fileprivate static func height(of text: String, _ font: UIFont?) -> CGFloat {
        let label = UILabel()
        (label.text, label.font) = (text, font)
        return label.intrinsicContentSize.height
    }
}
