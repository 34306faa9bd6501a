import Testing

@testable import UIKit

/// The value behind text fields and text views.
@Suite struct EditableTextTests {
    private func text(_ string: String) -> EditableText { EditableText(NSAttributedString(string: string)) }

    @Test("positions stay on whole characters")
    func characters() {
        var t = text("a👨‍👩‍👧‍👦é")
        #expect(t.position(0, movedBy: 1) == 1)
        #expect(t.position(1, movedBy: 1) == 12)
        t.select(5..<5)
        #expect(t.selection == 1..<1)
        t.select(12..<12)
        #expect(t.backspaceRange == 1..<12)
        #expect(t.position(0, movedBy: -3) == 0)
        #expect(t.position(0, movedBy: 99) == t.length)
    }

    @Test("typing replaces the selection; moving extends from the fixed end")
    func editing() {
        var t = text("hello world")
        t.select(0..<5)
        t.replace(t.selection, with: "bye")
        #expect(t.string == "bye world")
        #expect(t.selection == 3..<3)
        t.move(by: 2, extending: true)
        #expect(t.selection == 3..<5)
        t.move(by: -4, extending: true)
        #expect(t.selection == 1..<3)
        #expect(t.head == 1)
        t.move(by: 1, extending: false)
        #expect(t.selection == 3..<3)
        #expect(t.word(at: 5) == 4..<9)
    }

    @Test("composed text is marked until it is accepted")
    func marked() {
        var t = text("ab")
        t.setMarked("か", selected: 1..<1)
        #expect(t.string == "abか")
        #expect(t.marked == 2..<3)
        t.setMarked("かな", selected: 2..<2)
        #expect(t.string == "abかな")
        #expect(t.marked == 2..<4)
        t.unmark()
        #expect(t.marked == nil)
    }

    @Test("ranges outside the text are cut to it")
    func outside() {
        var t = text("abc")
        t.replace(2..<99, with: "X")
        #expect(t.string == "abX")
        t.select(50..<60)
        #expect(t.selection == 3..<3)
    }
}
