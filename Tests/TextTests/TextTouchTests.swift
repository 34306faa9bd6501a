import MutoscopeTesting
import Testing

@testable import UIKit

/// Fingers and mice on text.
@MainActor struct TextTouchTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 300))
    private let page = UIView()
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
    private let view = UITextView(frame: CGRect(x: 20, y: 80, width: 280, height: 120))

    init() {
        field.text = "hello wide world"
        view.text = "first line\nsecond line"
        view.font = .systemFont(ofSize: 17)
        screen.show(page)
        page.addSubview(field)
        page.addSubview(view)
        screen.advance(by: 0)
    }

    private func place(_ position: Int, in input: any UITextInput & UIView) -> CGPoint {
        let caret = input.caretRect(for: input.position(from: input.beginningOfDocument, offset: position)!)
        return screen.window.convert(CGPoint(x: caret.midX, y: caret.midY), from: input)
    }

    @Test func aFieldBeginsEditingWhenTheFingerGoes() {
        let finger = screen.finger(at: CGPoint(x: 100, y: 40))
        screen.advance(by: 0.05)
        #expect(!field.isEditing)
        finger.lift()
        #expect(field.isEditing)
    }

    @Test func aFingerThatLeavesTheFieldOrIsTakenAwayDoesNotBeginEditing() {
        let gone = screen.finger(at: CGPoint(x: 100, y: 40))
        gone.move(to: CGPoint(x: 100, y: 280), over: 0.2)
        gone.lift()
        #expect(!field.isEditing)
        let cancelled = screen.finger(at: CGPoint(x: 100, y: 40))
        screen.advance(by: 0.05)
        cancelled.cancel()
        #expect(!field.isEditing)
    }

    @Test func scrollingFromAFieldDoesNotBeginEditing() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        scroll.contentSize = CGSize(width: 320, height: 900)
        page.addSubview(scroll)
        scroll.addSubview(field)
        screen.drag(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 10))
        #expect(!field.isEditing)
        #expect(scroll.contentOffset.y > 0)
    }

    @Test func aMouseThatIsDraggedSelectsInAFieldAndInATextView() {
        for input in [field, view] as [any UITextInput & UIView] {
            let pointer = screen.pointer(at: place(2, in: input))
            pointer.move(to: place(7, in: input), over: 0.2)
            pointer.lift()
            #expect(input.isFirstResponder)
            #expect(input.selectedTextRange.flatMap { input.text(in: $0) } == (input === field ? "llo w" : "rst l"))
        }
        // The text view has not scrolled.
        #expect(view.contentOffset.y == 0)
    }

    @Test func threeTapsSelectAParagraphAndFourEverything() {
        screen.tap(at: place(3, in: view), count: 3)
        #expect(view.selectedRange == NSRange(location: 0, length: 10))
        screen.advance(by: 1)
        screen.tap(at: place(14, in: view), count: 3)
        #expect(view.selectedRange == NSRange(location: 11, length: 11))
        screen.advance(by: 1)
        screen.tap(at: place(3, in: view), count: 4)
        #expect(view.selectedRange == NSRange(location: 0, length: 22))
        screen.tap(at: place(3, in: field), count: 3)
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "hello wide world")
    }

    @Test func aClickWithTheShiftKeyMovesTheEndOfTheSelection() {
        for input in [field, view] as [any UITextInput & UIView] {
            screen.click(at: place(2, in: input))
            screen.advance(by: 0.6)
            screen.click(at: place(7, in: input), modifiers: .shift)
            #expect(input.selectedTextRange.flatMap { input.text(in: $0) } == (input === field ? "llo w" : "rst l"))
            screen.advance(by: 0.6)
            screen.click(at: place(5, in: input), modifiers: .shift)
            #expect(input.selectedTextRange.flatMap { input.text(in: $0) } == (input === field ? "llo" : "rst"))
        }
    }

    @Test func aMouseDragAcrossLinesSelectsThem() {
        let pointer = screen.pointer(at: place(6, in: view))
        pointer.move(to: place(17, in: view), over: 0.2)
        pointer.lift()
        #expect(view.selectedRange == NSRange(location: 6, length: 11))
    }

    @Test func aTextThatIsNotSelectableIsNotSelected() {
        view.isEditable = false
        view.isSelectable = false
        let pointer = screen.pointer(at: place(6, in: view))
        pointer.move(to: place(17, in: view), over: 0.2)
        pointer.lift()
        #expect(view.selectedRange.length == 0)
        #expect(!view.isFirstResponder)
    }

    /// A row of pixels through the field's text.
    private var fieldPixels: [[UInt8]] {
        let picture = screen.snapshot()
        return (40..<600).map { x in
            let pixel = picture.pixel(x, 80)
            return [pixel.red, pixel.green, pixel.blue]
        }
    }

    @Test func aFieldThatIsNoLongerFirstShowsNoSelection() {
        field.borderStyle = .none
        screen.advance(by: 0.1)
        let before = fieldPixels
        field.becomeFirstResponder()
        field.selectAll(nil)
        screen.advance(by: 0.1)
        #expect(fieldPixels != before)
        field.resignFirstResponder()
        screen.advance(by: 0.1)
        #expect(fieldPixels == before)
    }
}
