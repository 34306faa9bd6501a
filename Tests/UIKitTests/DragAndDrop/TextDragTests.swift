import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Text that is dragged")
struct TextDragTests {
    private final class Ear: NSObject, UITextDragDelegate, UITextDropDelegate {
        var heard: [String] = []
        var items: [UIDragItem]?
        var answer: UITextDropProposal?
        var editability = UITextDropEditability.no

        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
        ) -> [UIDragItem] {
            heard.append("items \(textDraggableView.text(in: dragRequest.dragRange) ?? "")")
            return items ?? dragRequest.suggestedItems
        }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
        ) { heard.append("begin \(textDraggableView.isTextDragActive)") }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
            with operation: UIDropOperation
        ) { heard.append("end \(operation.rawValue)") }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
        ) -> UITextDropEditability { editability }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
        ) -> UITextDropProposal { answer ?? drop.suggestedProposal }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
        ) { heard.append("drop \(drop.isSameView)") }
    }

    private let screen = TestScreen(size: CGSize(width: 300, height: 300))
    private let source = UITextView(frame: CGRect(x: 20, y: 20, width: 260, height: 80))
    private let goal = UITextField(frame: CGRect(x: 20, y: 150, width: 260, height: 40))
    private let ear = Ear()

    init() {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        for view in [source, goal] as [UIView] { controller.view.addSubview(view) }
        source.font = .systemFont(ofSize: 20)
        source.text = "one two three"
        goal.text = "start end"
        screen.show(controller)
        screen.advance(by: 0.1)
        source.becomeFirstResponder()
        screen.advance(by: 1)
    }

    /// The middle of some characters, in the window's points.
    private func middle(_ range: NSRange) throws -> CGPoint {
        let start = try #require(source.position(from: source.beginningOfDocument, offset: range.location))
        let end = try #require(source.position(from: start, offset: range.length))
        let box = source.firstRect(for: try #require(source.textRange(from: start, to: end)))
        return source.convert(CGPoint(x: box.midX, y: box.midY), to: screen.window)
    }

    private let two = NSRange(location: 4, length: 3)

    private func drag(to place: CGPoint) async throws {
        source.selectedRange = two
        await screen.advance(by: 0.1)
        let finger = screen.finger(at: try middle(two))
        await screen.advance(by: 0.8)
        finger.move(to: place, over: 0.5)
        await screen.advance(by: 0.1)
        finger.lift()
        await screen.advance(by: 1)
    }

    @Test("a press lifts what is selected, and a drop on another text copies it")
    func copies() async throws {
        source.textDragDelegate = ear
        goal.textDropDelegate = ear
        try await drag(to: CGPoint(x: 24, y: 170))
        #expect(ear.heard == ["items two", "begin true", "drop false", "end 2"])
        #expect(source.text == "one two three")
        #expect(goal.text == "twostart end")
        #expect(!source.isTextDragActive && !goal.isTextDropActive)
        #expect(goal.isFirstResponder)
    }

    @Test("inside its own text it moves")
    func moves() async throws {
        let end = try middle(NSRange(location: 12, length: 1))
        try await drag(to: CGPoint(x: end.x + 40, y: end.y))
        #expect(source.text == "one  threetwo")
        #expect(source.selectedRange == NSRange(location: 10, length: 3))
        source.undoManager?.undo()
    }

    @Test("the delegate says what is dragged, and whether")
    func items() async throws {
        source.textDragDelegate = ear
        ear.items = []
        try await drag(to: CGPoint(x: 24, y: 170))
        #expect(ear.heard.first == "items two" && !ear.heard.contains("begin true"))
        #expect(goal.text == "start end")
        ear.items = [UIDragItem(itemProvider: NSItemProvider(object: "other" as NSString))]
        try await drag(to: CGPoint(x: 24, y: 170))
        #expect(goal.text == "otherstart end")
    }

    @Test("the delegate of drops says where it goes, or does it itself")
    func proposals() async throws {
        goal.textDropDelegate = ear
        ear.answer = UITextDropProposal(dropAction: .replaceAll)
        try await drag(to: CGPoint(x: 24, y: 170))
        #expect(goal.text == "two")
        ear.answer?.dropPerformer = .delegate
        try await drag(to: CGPoint(x: 24, y: 170))
        #expect(goal.text == "two")
        #expect(ear.heard == ["drop false", "drop false"])
    }

    @Test("nothing is lifted where the interaction is switched off, nor out of secret text")
    func switchedOff() async throws {
        source.textDragInteraction?.isEnabled = false
        source.textDragDelegate = ear
        try await drag(to: CGPoint(x: 24, y: 170))
        #expect(ear.heard.isEmpty)
        #expect(goal.text == "start end")
    }

    @Test("a text that is not edited takes a drop only where its delegate says so, for its time")
    func editability() async throws {
        let label = UITextView(frame: CGRect(x: 20, y: 220, width: 260, height: 60))
        label.isEditable = false
        label.textDropDelegate = ear
        screen.window.rootViewController?.view.addSubview(label)
        screen.drop(text: "words", at: CGPoint(x: 40, y: 240))
        await screen.advance(by: 1)
        #expect(label.text.isEmpty)
        ear.editability = .temporary
        screen.drop(text: "words", at: CGPoint(x: 40, y: 240))
        await screen.advance(by: 1)
        #expect(label.text == "words")
        #expect(!label.isEditable)
    }

    @Test("a drop takes what the text's own delegate allows")
    func allowed() async {
        final class Strict: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { !string.contains("x") }
        }
        let strict = Strict()
        goal.delegate = strict
        screen.drop(text: "xyz", at: CGPoint(x: 24, y: 170))
        await screen.advance(by: 1)
        #expect(goal.text == "start end")
        screen.drop(text: "abc", at: CGPoint(x: 24, y: 170))
        await screen.advance(by: 1)
        #expect(goal.text == "abcstart end")
    }
}
