import MutoscopeTesting
import Testing

@testable import UIKit

/// Controllers in place of the keyboard, and the row above it.
@MainActor @Suite("Input controllers") struct InputControllerTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let field = Field(frame: CGRect(x: 10, y: 40, width: 200, height: 30))
    private let keys = Keys()

    private final class Field: UITextField {
        var keys: UIInputViewController?
        var above: UIInputViewController?
        override var inputViewController: UIInputViewController? { keys }
        override var inputAccessoryViewController: UIInputViewController? { above }
    }

    private final class Keys: UIInputViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
        override func textWillChange(_ textInput: (any UITextInput)?) { log.append("text will change") }
        override func textDidChange(_ textInput: (any UITextInput)?) { log.append("text changed") }
        override func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selection changed") }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    init() {
        let page = UIView()
        page.addSubview(field)
        screen.show(page)
        field.keys = keys
    }

    @Test("A controller's view comes and goes with its text, and the controller hears of both")
    func comesAndGoes() {
        field.becomeFirstResponder()
        #expect(keys.take() == ["will appear"])
        screen.advance(by: 0.5)
        #expect(keys.take() == ["did appear"])
        #expect(keys.inputView?.convert(keys.view.bounds, to: nil) == CGRect(x: 0, y: 264, width: 320, height: 216))
        keys.dismissKeyboard()
        #expect(!field.isFirstResponder)
        screen.advance(by: 0.5)
        #expect(keys.take() == ["will disappear", "did disappear"])
        #expect(keys.view.window == nil)
    }

    @Test("The proxy types, deletes, moves and reads, and the controller hears what becomes of the text")
    func proxy() {
        field.text = "one"
        field.becomeFirstResponder()
        screen.advance(by: 0.5)
        _ = keys.take()
        let proxy = keys.textDocumentProxy
        proxy.insertText(" two")
        #expect(field.text == "one two")
        #expect(keys.take() == ["text will change", "text changed"])
        proxy.adjustTextPosition(byCharacterOffset: -3)
        #expect(keys.take() == ["selection changed"])
        #expect(proxy.documentContextBeforeInput == "one ")
        #expect(proxy.documentContextAfterInput == "two")
        proxy.deleteBackward()
        #expect(field.text == "onetwo")
        field.selectAll(nil)
        #expect(proxy.selectedText == "onetwo")
        proxy.adjustTextPosition(byCharacterOffset: 99)
        #expect(proxy.documentContextAfterInput == "")
        let first = proxy.documentIdentifier
        #expect(proxy.documentIdentifier == first)
        _ = keys.take()
        field.text = "new"
        #expect(keys.take() == ["text will change", "text changed"])
    }

    @Test("A controller above the keyboard stands over the one in its place")
    func accessory() {
        let above = UIInputViewController()
        above.view.frame.size.height = 50
        field.above = above
        field.becomeFirstResponder()
        screen.advance(by: 0.5)
        #expect(above.view.convert(above.view.bounds, to: nil) == CGRect(x: 0, y: 214, width: 320, height: 50))
        #expect(keys.view.convert(keys.view.bounds, to: nil).minY == 264)
    }

    @Test("A program's own input delegate hears of the program's changes alone")
    func inputDelegate() {
        field.keys = nil
        field.inputDelegate = keys
        field.becomeFirstResponder()
        screen.type("a")
        #expect(keys.take() == [])
        field.text = "b"
        #expect(keys.take() == ["text will change", "text changed"])
    }

    private func button(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, primaryAction: nil) }

    @Test("On a tablet the row above the keyboard has the program's buttons; a group without room is one button")
    func assistant() throws {
        let tablet = TestScreen(size: CGSize(width: 400, height: 600), scale: 1)
        tablet.window.screen.changeTraits { $0.userInterfaceIdiom = .pad }
        let page = UIView(), field = UITextField(frame: CGRect(x: 10, y: 40, width: 200, height: 30))
        page.addSubview(field)
        tablet.show(page)
        let group = UIBarButtonItemGroup(
            barButtonItems: [button("Bold"), button("Italic")], representativeItem: button("Style"))
        field.inputAssistantItem.leadingBarButtonGroups = [group]
        field.inputAssistantItem.trailingBarButtonGroups = [button("Link").creatingFixedGroup()]
        field.becomeFirstResponder()
        tablet.advance(by: 0.5)
        let row = try #require(group.barButtonItems[0].shownView)
        #expect(row.convert(row.bounds, to: nil).minY > 550)
        #expect(!group.isDisplayingRepresentativeItem)
        try tablet.pictureToLookAt("assistant-row")
        group.barButtonItems += (1...6).map { button("Long title \($0)") }
        tablet.advance(by: 0.1)
        #expect(group.isDisplayingRepresentativeItem)
        #expect(group.representativeItem?.menu?.children.count == 8)
    }

    @Test("Hidden buttons have no place in bars, and come back; groups are the buttons of a navigation item")
    func hiddenButtons() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 320, height: 44))
        let one = button("One"), two = button("Two")
        bar.items = [one, two]
        screen.window.addSubview(bar)
        screen.advance(by: 0.1)
        let place = two.shownView?.frame.minX ?? 0
        one.isHidden = true
        screen.advance(by: 0.1)
        #expect(two.shownView?.frame.minX ?? 0 < place)
        one.isHidden = false
        screen.advance(by: 0.1)
        #expect(two.shownView?.frame.minX == place)
        let item = UINavigationItem(title: "Page"), three = button("Three"), four = button("Four")
        item.trailingItemGroups = [UIBarButtonItemGroup(barButtonItems: [three, four])]
        #expect(item.rightBarButtonItems == [four, three])
        #expect(item.trailingItemGroups.count == 1)
        item.rightBarButtonItem = three
        #expect(item.trailingItemGroups.first?.barButtonItems == [three, four])
        #expect(three.buttonGroup != nil)
    }
}
