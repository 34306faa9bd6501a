import MutoscopeTesting
import Testing

@testable import UIKit

/// Handles, the caret and words under fingers, in fields and text views alike.
@MainActor @Suite("selecting text by fingers")
struct TextSelectionTests {
    enum Kind: CaseIterable { case field, view }
    typealias Input = UITextInput & UIView

    private let screen: TestScreen
    private let page = UIView()
    private let field = UITextField(frame: CGRect(x: 20, y: 140, width: 280, height: 40))
    private let view = UITextView(frame: CGRect(x: 20, y: 200, width: 280, height: 110))

    init() {
        self.init(scale: 2)
    }

    private init(scale: CGFloat) {
        screen = TestScreen(size: CGSize(width: 320, height: 400), scale: scale)
        page.backgroundColor = .systemBackground
        screen.show(page)
        field.borderStyle = .roundedRect
        field.text = "hello wide world"
        view.text = "hello wide world, which has further lines\n\nand a last one"
        view.font = .systemFont(ofSize: 17)
        for input in [field, view] { page.addSubview(input) }
        screen.advance(by: 0.1)
    }

    private func input(_ kind: Kind) -> any Input { kind == .field ? field : view }

    private func place(_ position: Int, in input: any Input) -> CGPoint {
        let caret = input.caretRect(for: input.position(from: input.beginningOfDocument, offset: position)!)
        return screen.window.convert(CGPoint(x: caret.midX, y: caret.midY), from: input)
    }

    private func selected(_ input: any Input) -> String? {
        input.selectedTextRange.flatMap { input.text(in: $0) }
    }

    private func caret(_ input: any Input) -> Int? {
        input.selectedTextRange.flatMap {
            $0.isEmpty ? input.offset(from: input.beginningOfDocument, to: $0.start) : nil
        }
    }

    private func find<Kind: UIView>(in view: UIView) -> [Kind] {
        view.subviews.flatMap { [$0 as? Kind].compactMap(\.self) + find(in: $0) }
    }

    private var bars: [EditMenuBar] { find(in: screen.window) }
    private var loupes: [LoupeView] { find(in: screen.window) }

    private func handles(_ input: any Input) -> [TextHandle] {
        find(in: input).filter { !$0.isHidden }.sorted { $0.isStart && !$1.isStart }
    }

    /// Of a handle's dot, in the window.
    private func dot(_ handle: TextHandle) -> CGPoint {
        let y = handle.isStart ? TextHandle.dot / 2 : handle.bounds.height - TextHandle.dot / 2
        return screen.window.convert(CGPoint(x: handle.bounds.midX, y: y), from: handle)
    }

    private func doubleTap(_ position: Int, _ input: any Input) {
        screen.tap(at: place(position, in: input), count: 2)
        screen.advance(by: 0.6)
    }

    @Test(
        "Two taps put handles at both ends of a word; a pointer's clicks and a view that is left show none",
        arguments: Kind.allCases)
    func handles(kind: Kind) throws {
        let input = input(kind)
        doubleTap(8, input)
        #expect(selected(input) == "wide")
        let shown = handles(input)
        #expect(shown.map(\.isStart) == [true, false])
        let ends = shown.map(dot).map(\.x)
        #expect(abs(ends[0] - place(6, in: input).x) < 1)
        #expect(abs(ends[1] - place(10, in: input).x) < 1)
        try screen.pictureToLookAt("text-handles-\(kind)")
        input.resignFirstResponder()
        screen.advance(by: 0.6)
        #expect(handles(input).isEmpty)
        for _ in 1...2 { screen.click(at: place(8, in: input)) }
        screen.advance(by: 0.6)
        #expect(selected(input) == "wide")
        #expect(handles(input).isEmpty)
        #expect(bars.isEmpty)
    }

    @Test(
        "A handle that is dragged moves its end of the selection under a loupe, also past the other; then comes the menu",
        arguments: Kind.allCases)
    func dragging(kind: Kind) throws {
        let input = input(kind)
        doubleTap(8, input)
        let end = try #require(handles(input).last), from = dot(end)
        let finger = screen.finger(at: from)
        screen.advance(by: 0.3)
        #expect(bars.isEmpty, "a menu is out of the way")
        let far = place(13, in: input).x - place(10, in: input).x
        finger.move(to: CGPoint(x: from.x + far, y: from.y), over: 0.3)
        screen.advance(by: 0.3)
        #expect(selected(input) == "wide wo")
        #expect(loupes.count == 1)
        let loupe = try #require(loupes.first)
        #expect(loupe.frame.maxY < place(8, in: input).y - 8)
        try screen.pictureToLookAt("text-loupe-\(kind)")
        let back = place(2, in: input).x - place(10, in: input).x
        finger.move(to: CGPoint(x: from.x + back, y: from.y), over: 0.3)
        screen.advance(by: 0.1)
        #expect(selected(input) == "llo ", "the other end stays where it is")
        finger.lift()
        screen.advance(by: 0.6)
        #expect(loupes.isEmpty)
        #expect(bars.count == 1)
        #expect(view.contentOffset == .zero)
    }

    @Test("A selection never becomes empty under a handle", arguments: Kind.allCases)
    func neverEmpty(kind: Kind) throws {
        let input = input(kind)
        doubleTap(8, input)
        let end = try #require(handles(input).last), from = dot(end)
        let finger = screen.finger(at: from)
        finger.move(to: CGPoint(x: place(7, in: input).x, y: from.y), over: 0.2)
        #expect(selected(input) == "w")
        finger.move(to: CGPoint(x: place(6, in: input).x, y: from.y), over: 0.2)
        #expect(selected(input) == "w")
        finger.lift()
    }

    @Test("A finger takes the caret along, and nothing scrolls meanwhile", arguments: Kind.allCases)
    func caret(kind: Kind) throws {
        let scroll = UIScrollView(frame: page.bounds)
        scroll.contentSize = CGSize(width: 900, height: 900)
        page.addSubview(scroll)
        for input in [field, view] { scroll.addSubview(input) }
        screen.advance(by: 0.1)
        let input = input(kind)
        screen.tap(at: place(5, in: input))
        screen.advance(by: 0.6)
        #expect(caret(input) == 5)
        let finger = screen.finger(at: place(5, in: input))
        screen.advance(by: 0.1)
        finger.move(to: place(8, in: input), over: 0.3)
        screen.advance(by: 0.3)
        #expect(caret(input) == 8, "in the middle of a word, too")
        #expect(loupes.count == 1)
        try screen.pictureToLookAt("text-caret-\(kind)")
        finger.lift()
        screen.advance(by: 0.6)
        #expect(bars.count == 1)
        #expect(loupes.isEmpty)
        #expect(scroll.contentOffset == .zero)
    }

    @Test("A finger that rests anywhere in the text begins to move the caret", arguments: Kind.allCases)
    func rest(kind: Kind) {
        let input = input(kind)
        let finger = screen.finger(at: place(2, in: input))
        screen.advance(by: 0.7)
        #expect(input.isFirstResponder)
        #expect(caret(input) == 2)
        finger.move(to: place(9, in: input), over: 0.3)
        #expect(caret(input) == 9)
        finger.lift()
        screen.advance(by: 0.6)
        #expect(bars.count == 1)
    }

    @Test("In a text that is only read a finger that rests chooses words")
    func reading() throws {
        view.isEditable = false
        let finger = screen.finger(at: place(8, in: view))
        screen.advance(by: 0.7)
        #expect(selected(view) == "wide")
        finger.move(to: place(13, in: view), over: 0.3)
        #expect(selected(view) == "wide world")
        finger.lift()
        screen.advance(by: 0.6)
        #expect(handles(view).count == 2)
        #expect(bars.count == 1)
    }

    @Test("The second of two taps goes on choosing words while it is dragged", arguments: Kind.allCases)
    func words(kind: Kind) {
        let input = input(kind)
        screen.tap(at: place(14, in: input))
        screen.advance(by: 0.6)
        screen.tap(at: place(8, in: input))
        let finger = screen.finger(at: place(8, in: input))
        finger.move(to: place(3, in: input), over: 0.3)
        #expect(selected(input) == "hello wide")
        finger.lift()
    }

    @Test("A tap places the caret at the nearer end of a word, a pointer where it is", arguments: Kind.allCases)
    func wordEnds(kind: Kind) {
        let input = input(kind)
        for (tap, expected) in [(1, 0), (4, 5), (7, 6), (9, 10), (16, 16)] {
            screen.tap(at: place(tap, in: input))
            screen.advance(by: 0.6)
            #expect(caret(input) == expected, "a tap at \(tap)")
        }
        screen.click(at: place(8, in: input))
        #expect(caret(input) == 8)
    }

    @Test("A tap on what is selected keeps it and takes the menu away, or brings it", arguments: Kind.allCases)
    func tapOnSelection(kind: Kind) {
        let input = input(kind)
        doubleTap(8, input)
        for count in [0, 1, 0] {
            screen.tap(at: place(8, in: input))
            screen.advance(by: 0.6)
            #expect(bars.count == count)
            #expect(selected(input) == "wide")
        }
        screen.tap(at: place(15, in: input))
        screen.advance(by: 0.6)
        #expect(caret(input) == 16)
        #expect(handles(input).isEmpty)
    }

    @Test("Two taps on a word's last letter choose the word, and on dots all of them", arguments: Kind.allCases)
    func lastLetter(kind: Kind) {
        let input = input(kind)
        let end = place(10, in: input)
        screen.tap(at: CGPoint(x: end.x - 2, y: end.y), count: 2)
        #expect(selected(input) == "wide")
        field.isSecureTextEntry = true
        screen.advance(by: 0.6)
        screen.tap(at: place(8, in: field), count: 2)
        #expect(selected(field) == "hello wide world")
    }

    @Test("The command Select means the word before a caret that stands behind one")
    func select() {
        screen.tap(at: place(4, in: field))
        field.select(nil)
        #expect(selected(field) == "hello")
        screen.tap(at: place(16, in: field))
        field.select(nil)
        #expect(selected(field) == "world")
    }

    @Test("A field shows no handle where its text is out of sight")
    func outOfSight() {
        field.text = String(repeating: "hello wide world ", count: 6)
        screen.tap(at: CGPoint(x: 100, y: 160))
        screen.advance(by: 0.6)
        field.selectAll(nil)
        screen.advance(by: 0.6)
        #expect(handles(field).map(\.isStart) == [false])
    }

    @Test("A field goes on showing more of its text while a handle is held beyond its edge", arguments: [true, false])
    func beyondTheEdge(isEnd: Bool) throws {
        field.text = "a line of text that is a good deal longer than the field in which one sees a part of it"
        field.becomeFirstResponder()
        screen.advance(by: 0.1)
        let middle = try #require(field.position(from: field.beginningOfDocument, offset: 42))
        field.selectedTextRange = field.textRange(from: middle, to: middle)
        screen.advance(by: 0.1)
        doubleTap(42, field)
        let before = try #require(selected(field)), text = try #require(field.text)
        let handle = try #require(isEnd ? handles(field).last : handles(field).first)
        let finger = screen.finger(at: dot(handle)), edge = isEnd ? field.frame.maxX + 10 : field.frame.minX - 10
        finger.move(to: CGPoint(x: edge, y: dot(handle).y), over: 0.2)
        screen.advance(by: 4)
        finger.lift()
        screen.advance(by: 0.5)
        let after = try #require(selected(field))
        #expect(after.count > before.count)
        #expect(isEnd ? text.hasSuffix(after) : text.hasPrefix(after))
    }

    @Test("A text view scrolls while a handle is held at its edge")
    func scrolling() throws {
        view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
        view.contentOffset = .zero
        screen.advance(by: 0.1)
        doubleTap(2, view)
        let handle = try #require(handles(view).last), finger = screen.finger(at: dot(handle))
        finger.move(to: CGPoint(x: 100, y: 306), over: 0.3)
        screen.advance(by: 1)
        #expect(view.contentOffset.y > 100)
        let length = view.selectedRange.length
        screen.advance(by: 0.5)
        #expect(view.selectedRange.length > length)
        finger.lift()
    }

    @Test("Handles and loupe, at one pixel a point and in the dark")
    func looks() throws {
        let small = TextSelectionTests(scale: 1)
        small.screen.window.overrideUserInterfaceStyle = .dark
        small.doubleTap(8, small.view)
        let handle = try #require(small.handles(small.view).last), finger = small.screen.finger(at: small.dot(handle))
        finger.move(to: CGPoint(x: 150, y: 262), over: 0.3)
        small.screen.advance(by: 0.3)
        try small.screen.pictureToLookAt("text-loupe-dark")
        finger.lift()
        small.screen.advance(by: 0.6)
        try small.screen.pictureToLookAt("text-handles-dark")
    }
}
