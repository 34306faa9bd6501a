import MutoscopeTesting
import Testing

@testable import UIKit

@MainActor @Suite("edit menus")
final class EditMenuTests: NSObject, UIEditMenuInteractionDelegate, UITextFieldDelegate {
    private let screen = TestScreen(size: CGSize(width: 320, height: 400))
    private let page = UIView()
    private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 40))
    private var heard: [String] = []
    private var offered: [UIMenuElement] = []
    private var target = CGRect.null

    override init() {
        super.init()
        page.backgroundColor = .systemBackground
        screen.show(page)
        field.borderStyle = .roundedRect
        field.text = "hello wide world"
        page.addSubview(field)
        UIPasteboard.general.string = nil
        screen.advance(by: 0.1)
    }

    private var bar: EditMenuBar? { find(in: screen.window) }

    private func find<Kind: UIView>(in view: UIView) -> Kind? {
        view.subviews.lazy.compactMap { $0 as? Kind ?? self.find(in: $0) }.first
    }

    /// The titles in sight.
    private var titles: [String] { bar?.subviews.compactMap(\.accessibilityLabel) ?? [] }

    private func choose(_ title: String) throws {
        let button = try #require(bar?.subviews.first { $0.accessibilityLabel == title }, "\(titles)")
        screen.tap(at: screen.window.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), from: button))
        screen.advance(by: 0.5)
    }

    private func x(of position: Int) -> CGPoint {
        let caret = field.caretRect(for: field.position(from: field.beginningOfDocument, offset: position)!)
        return screen.window.convert(CGPoint(x: caret.midX, y: caret.midY), from: field)
    }

    private func doubleTap(at position: Int) {
        screen.tap(at: x(of: position), count: 2)
        screen.advance(by: 0.5)
    }

    @Test("Two taps select a word and offer what can be done with it")
    func word() throws {
        doubleTap(at: 8)
        #expect(titles == ["Cut", "Copy", "Select All"])
        try screen.pictureToLookAt("edit-menu-word")
        let bar = try #require(bar)
        #expect(screen.window.convert(bar.bounds, from: bar).maxY <= 120 + 20)
        try choose("Copy")
        #expect(UIPasteboard.general.string == "wide")
        #expect(self.bar == nil)
        #expect(field.text == "hello wide world")
        doubleTap(at: 8)
        #expect(titles == ["Cut", "Copy", "Paste", "Select All"])
        try choose("Cut")
        #expect(field.text == "hello  world")
        #expect(bar.window == nil)
    }

    @Test("A finger that rests, and one where the caret is, offer to select and to paste; another takes the menu away")
    func caret() throws {
        UIPasteboard.general.string = "!"
        let finger = screen.finger(at: x(of: 16))
        screen.advance(by: 0.7)
        #expect(bar == nil)
        finger.lift()
        screen.advance(by: 0.5)
        #expect(titles == ["Paste", "Select", "Select All"])
        try screen.pictureToLookAt("edit-menu-caret")
        screen.tap(at: x(of: 16))
        screen.advance(by: 0.5)
        #expect(bar == nil)
        #expect(field.isFirstResponder)
        screen.tap(at: x(of: 16))
        screen.advance(by: 0.5)
        #expect(titles == ["Paste", "Select", "Select All"])
        try choose("Paste")
        #expect(field.text == "hello wide world!")
    }

    @Test("The second button of a pointer selects a word, or keeps what is selected, and opens the menu")
    func secondButton() throws {
        screen.click(at: x(of: 8), button: .secondary)
        screen.advance(by: 0.5)
        #expect(field.isFirstResponder)
        #expect(titles == ["Cut", "Copy", "Select All"])
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "wide")
        try screen.pictureToLookAt("edit-menu-click")
        try choose("Select All")
        screen.click(at: x(of: 3), button: .secondary)
        screen.advance(by: 0.5)
        #expect(titles == ["Cut", "Copy"])
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "hello wide world")
    }

    @Test("After selecting, the menu comes again for what is selected")
    func selectAll() throws {
        let finger = screen.finger(at: x(of: 3))
        screen.advance(by: 0.7)
        finger.lift()
        screen.advance(by: 0.5)
        try choose("Select All")
        #expect(titles == ["Cut", "Copy"])
        screen.type("x")
        screen.advance(by: 0.5)
        #expect(field.text == "x")
        #expect(bar == nil)
    }

    @Test("One tap only places the caret, secret text stays where it is, and a field that is left takes its menu along")
    func without() {
        screen.tap(at: x(of: 3))
        screen.advance(by: 0.5)
        #expect(bar == nil)
        doubleTap(at: 8)
        field.resignFirstResponder()
        screen.advance(by: 0.5)
        #expect(bar == nil)
        field.isSecureTextEntry = true
        screen.advance(by: 0.5)
        doubleTap(at: 3)
        #expect(!titles.contains("Copy"))
        #expect(!titles.contains("Cut"))
    }

    @Test("A text view has the same menu; one that is only read does not paste")
    func textView() throws {
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 280, height: 100))
        view.text = "some words in a view"
        view.font = .systemFont(ofSize: 17)
        page.addSubview(view)
        UIPasteboard.general.string = "more"
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 50, y: 218), count: 2)
        screen.advance(by: 0.5)
        #expect(titles == ["Cut", "Copy", "Paste", "Select All"])
        try screen.pictureToLookAt("edit-menu-view")
        view.isEditable = false
        #expect(!view.canPerformAction("paste:", withSender: nil))
        #expect(view.canPerformAction("copy:", withSender: nil))
    }

    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        heard.append("menu \(range.location) \(range.length)")
        let more = UIAction(title: "Shout") { [unowned self] _ in heard.append("shout") }
        return UIMenu(children: suggestedActions + [more])
    }

    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        heard.append("present")
        animator.addCompletion { [unowned self] in heard.append("presented") }
    }

    @Test("The field's delegate adds commands")
    func delegate() throws {
        field.delegate = self
        doubleTap(at: 8)
        #expect(titles == ["Cut", "Copy", "Select All", "Shout"])
        try choose("Shout")
        #expect(heard == ["menu 6 4", "present", "presented", "shout"])
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        heard.append("asked \(suggestedActions.count)")
        return UIMenu(children: offered)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        heard.append("dismiss \(configuration.identifier)")
    }

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [unowned self] _ in heard.append(title) }
    }

    @Test("Any view has a menu at a place; what lies beside goes on taking touches")
    func interaction() throws {
        let interaction = UIEditMenuInteraction(delegate: self)
        page.addInteraction(interaction)
        var taps = 0
        let button = UIButton(
            frame: CGRect(x: 100, y: 340, width: 100, height: 44), primaryAction: UIAction { _ in taps += 1 })
        page.addSubview(button)
        let place = UIEditMenuConfiguration(identifier: "x" as NSString, sourcePoint: CGPoint(x: 160, y: 20))
        interaction.presentEditMenu(with: place)
        #expect(bar == nil, "no commands, no menu")
        offered = [action("One"), action("Two", .disabled), action("Three", .destructive)]
        interaction.presentEditMenu(with: place)
        screen.advance(by: 0.5)
        #expect(titles == ["One", "Three"])
        #expect(interaction.location(in: page) == CGPoint(x: 160, y: 20))
        try screen.pictureToLookAt("edit-menu-below")
        let popover = try #require(bar?.superview?.superview as? PopoverView)
        #expect(popover.frame.minY == 20, "there is no room above")
        target = CGRect(x: 100, y: 200, width: 120, height: 40)
        interaction.updateVisibleMenuPosition(animated: false)
        #expect(popover.frame.maxY == 200)
        heard = []
        screen.tap(at: CGPoint(x: 150, y: 360))
        screen.advance(by: 0.5)
        #expect(taps == 1)
        #expect(bar == nil)
        #expect(heard == ["dismiss x"])
    }

    @Test("What does not fit stands on further pages, and menus open in the bar")
    func pages() throws {
        let interaction = UIEditMenuInteraction(delegate: self)
        page.addInteraction(interaction)
        offered =
            (1...7).map { action("Command \($0)") } + [UIMenu(title: "Further", children: [action("A"), action("B")])]
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 160, y: 200)))
        screen.advance(by: 0.5)
        try screen.pictureToLookAt("edit-menu-pages")
        #expect(titles == ["Command 1", "Command 2", "More"])
        try choose("More")
        #expect(titles == ["Back", "Command 3", "Command 4", "More"])
        try choose("More")
        try choose("More")
        #expect(titles == ["Back", "Command 7", "Further"])
        try choose("Further")
        #expect(titles == ["Back", "A", "B"])
        try screen.pictureToLookAt("edit-menu-inner")
        try choose("Back")
        #expect(titles.first == "Command 1")
        try choose("Command 2")
        #expect(heard.last == "Command 2")
        #expect(bar == nil)
    }
}
