import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// A view with a text of its own, ten points a character in lines of ten, and the system's gestures on it.
@MainActor @Suite("text interaction of a program's own views")
struct OwnTextInputTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200))
    private let page = UIView()
    private let text = GridText(frame: CGRect(x: 40, y: 60, width: 100, height: 100))
    private let interaction = UITextInteraction(for: .editable)

    init() {
        screen.show(page)
        page.addSubview(text)
        interaction.textInput = text
        text.addInteraction(interaction)
        screen.advance(by: 0.1)
    }

    private func point(_ offset: Int) -> CGPoint {
        let caret = text.caretRect(for: OffsetPosition(offset))
        return page.convert(CGPoint(x: caret.midX, y: caret.midY), from: text)
    }

    private func shown<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
        text.subviews.compactMap { $0 as? Kind }.filter { !$0.isHidden }
    }

    @Test("a tap begins editing and places the caret, which is shown")
    func tap() {
        screen.tap(at: point(3))
        screen.advance(by: 0.1)
        #expect(text.isFirstResponder)
        #expect(text.selection == 3..<3)
        #expect(!interaction.display.cursorView.isHidden)
        #expect(interaction.display.cursorView.frame == text.caretRect(for: OffsetPosition(3)))
        text.insertText("XY")
        #expect(interaction.display.cursorView.frame == text.caretRect(for: OffsetPosition(5)))
    }

    @Test("two taps choose a word, with handles that can be dragged, three the paragraph")
    func words() throws {
        screen.tap(at: point(8), count: 2)
        screen.advance(by: 0.6)
        #expect(text.selected == "wide")
        #expect(interaction.display.cursorView.isHidden)
        #expect(
            interaction.display.highlightView.selectionRects.map(\.rect) == [CGRect(x: 60, y: 0, width: 40, height: 20)]
        )
        let handles = shown(TextHandle.self).sorted { $0.isStart && !$1.isStart }
        #expect(handles.map(\.isStart) == [true, false])
        let dot = page.convert(CGPoint(x: handles[1].frame.midX - 2, y: handles[1].frame.maxY - 5), from: text)
        screen.drag(from: dot, to: CGPoint(x: dot.x - 20, y: dot.y - 15), duration: 0.3)
        screen.advance(by: 0.6)
        #expect(text.selected == "wi")
        screen.tap(at: point(8), count: 3)
        screen.advance(by: 0.6)
        #expect(text.selected == "hello wide world")
    }

    private func find<Kind: UIView>(in view: UIView) -> [Kind] {
        view.subviews.flatMap { [$0 as? Kind].compactMap(\.self) + find(in: $0) }
    }

    private var loupes: [LoupeView] { find(in: screen.window) }
    private var bars: [EditMenuBar] { find(in: screen.window) }

    @Test(
        "a handle is dragged under a loupe, the caret too; then comes the menu, which a pointer's second button opens as well"
    )
    func loupeAndMenu() throws {
        screen.tap(at: point(8), count: 2)
        screen.advance(by: 0.6)
        #expect(bars.count == 1, "two taps open the menu")
        let end = try #require(shown(TextHandle.self).first { !$0.isStart })
        let dot = page.convert(CGPoint(x: end.frame.midX - 2, y: end.frame.maxY - 5), from: text)
        let finger = screen.finger(at: dot)
        finger.move(to: CGPoint(x: dot.x - 20, y: dot.y), over: 0.2)
        screen.advance(by: 0.1)
        #expect(loupes.count == 1)
        #expect(bars.isEmpty)
        finger.lift()
        screen.advance(by: 0.6)
        #expect(loupes.isEmpty)
        #expect(text.selected == "wi")
        #expect(bars.count == 1)
        bars.first?.removeFromSuperview()
        screen.tap(at: point(2))
        screen.advance(by: 1)
        #expect(text.selection == 2..<2)
        let hold = screen.finger(at: point(2))
        hold.move(to: point(4), over: 0.2)
        screen.advance(by: 0.1)
        #expect(text.selection == 4..<4)
        #expect(loupes.count == 1)
        hold.lift()
        screen.advance(by: 0.6)
        screen.click(at: point(13), button: .secondary)
        screen.advance(by: 0.3)
        #expect(text.selected == "world")
        #expect(bars.count == 1)
    }

    @Test("a pointer's drag selects, its click with the shift key moves the end of that")
    func pointer() {
        let pointer = screen.pointer(at: point(2))
        pointer.move(to: point(7), over: 0.3)
        pointer.lift()
        #expect(text.selection == 2..<7)
        screen.advance(by: 1)
        screen.click(at: point(4), modifiers: .shift)
        #expect(text.selection == 2..<4)
        #expect(shown(TextHandle.self).isEmpty)
    }

    @Test("what is dragged to the edge of a scroll view scrolls it, and the selection goes on")
    func edges() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 40, width: 200, height: 100))
        page.addSubview(scroll)
        text.insertText(String(repeating: "0123 5678 ", count: 30))
        text.frame = CGRect(x: 40, y: 0, width: 100, height: 640)
        scroll.addSubview(text)
        scroll.contentSize = CGSize(width: 200, height: 640)
        screen.advance(by: 0.1)
        screen.tap(at: point(12), count: 2)
        screen.advance(by: 0.6)
        let end = try #require(shown(TextHandle.self).first { !$0.isStart })
        let dot = page.convert(CGPoint(x: end.frame.midX, y: end.frame.maxY - 5), from: text)
        let before = text.selection
        let finger = screen.finger(at: dot)
        finger.move(to: CGPoint(x: 80, y: 136), over: 0.3)
        screen.advance(by: 1)
        #expect(scroll.contentOffset.y > 50)
        #expect(text.selection.lowerBound == before.lowerBound)
        #expect(text.selection.upperBound > before.upperBound + 20)
        finger.lift()
    }

    @Test("a delegate can keep touches out, and hears of those that are in")
    func delegate() {
        let guardian = Guardian()
        interaction.delegate = guardian
        guardian.lets = false
        screen.tap(at: point(2))
        screen.advance(by: 0.1)
        #expect(!text.isFirstResponder)
        guardian.lets = true
        screen.advance(by: 1)
        screen.tap(at: point(2))
        screen.advance(by: 0.1)
        #expect(text.selection == 2..<2)
        #expect(guardian.told == ["begin", "end"])
        text.removeInteraction(interaction)
        #expect(text.gestureRecognizers?.isEmpty ?? true)
        #expect(shown(TextHandle.self).isEmpty)
        #expect(interaction.display.cursorView.superview == nil)
    }
}

private final class Guardian: NSObject, UITextInteractionDelegate {
    var lets = true
    var told: [String] = []
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { lets }
    func interactionWillBegin(_ interaction: UITextInteraction) { told.append("begin") }
    func interactionDidEnd(_ interaction: UITextInteraction) { told.append("end") }
}

/// Ten points a character, lines of ten characters, each 20 points high.
private final class GridText: UIView, UITextInput {
    private var characters = Array("hello wide world".utf16)
    var selection = 0..<0
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    var markedTextRange: UITextRange? { nil }
    var hasText: Bool { !characters.isEmpty }
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.name == "copy:" }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = selected }
    var selected: String { String(decoding: characters[selection], as: UTF16.self) }

    private func offset(_ position: UITextPosition) -> Int { (position as? OffsetPosition)?.offset ?? 0 }
    private func range(_ range: UITextRange) -> Range<Int> { offset(range.start)..<offset(range.end) }

    func text(in range: UITextRange) -> String? { String(decoding: characters[self.range(range)], as: UTF16.self) }
    func replace(_ range: UITextRange, withText text: String) {
        characters.replaceSubrange(self.range(range), with: text.utf16)
        let end = offset(range.start) + text.utf16.count
        selection = end..<end
        inputDelegate?.textDidChange(self)
    }
    var selectedTextRange: UITextRange? {
        get { OffsetRange(selection) }
        set { selection = newValue.map(range) ?? 0..<0 }
    }
    func insertText(_ text: String) { replace(OffsetRange(selection), withText: text) }
    func deleteBackward() {}
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    var beginningOfDocument: UITextPosition { OffsetPosition(0) }
    var endOfDocument: UITextPosition { OffsetPosition(characters.count) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        OffsetRange(offset(fromPosition)..<offset(toPosition))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = self.offset(position) + offset
        return (0...characters.count).contains(place) ? OffsetPosition(place) : nil
    }
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { self.position(from: position, offset: direction == .left ? -offset : offset) }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let a = offset(position), b = offset(other)
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }
    private func place(_ offset: Int) -> CGPoint {
        CGPoint(x: CGFloat(offset % 10) * 10, y: CGFloat(offset / 10) * 20)
    }
    func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .zero }
    func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(origin: place(offset(position)), size: CGSize(width: 2, height: 20))
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let whole = self.range(range)
        guard !whole.isEmpty else { return [] }
        let lines = whole.lowerBound / 10...(whole.upperBound - 1) / 10
        return lines.map { line in
            let part = whole.clamped(to: line * 10..<line * 10 + 10)
            let box = CGRect(origin: place(part.lowerBound), size: CGSize(width: part.count * 10, height: 20))
            return SelectionBox(box, isFirst: line == lines.lowerBound, isLast: line == lines.upperBound)
        }
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
        let line = max(0, Int(point.y / 20)), column = min(10, max(0, Int((point.x / 10).rounded())))
        return OffsetPosition(min(characters.count, line * 10 + column))
    }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
