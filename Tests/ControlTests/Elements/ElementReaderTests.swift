import Displays
import MutoscopeTesting
import Testing

@testable import UIKit

/// What displays are told of the elements on the screen.
@MainActor @Suite("Elements for displays")
struct ElementReaderTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    private func reader() -> ElementReader {
        screen.show(root)
        return ElementReader(screen.window.screen)
    }

    private func button(_ title: String, y: CGFloat) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 20, y: y, width: 100, height: 44)
        root.addSubview(button)
        return button
    }

    @Test("numbers stay while elements come and go")
    func numbers() throws {
        _ = button("Save", y: 100)
        let reader = reader()
        let first = try #require(reader.read().first)
        #expect(first.label == "Save")
        #expect(first.role == "button")
        let other = button("Open", y: 20)
        screen.advance(by: 0)
        let both = reader.read()
        #expect(both.map(\.label) == ["Open", "Save"])
        #expect(both.last?.id == first.id)
        #expect(both.first?.id != first.id)
        other.removeFromSuperview()
        screen.advance(by: 0)
        #expect(reader.read().map(\.id) == [first.id])
    }

    @Test("an element says where it is, what a touch there reaches, and what it is like")
    func words() throws {
        let save = button("Save", y: 100)
        (save.isEnabled, save.isSelected, save.accessibilityIdentifier) = (false, true, "save")
        let found = try #require(reader().read().first)
        #expect(found.frame == CGRect(x: 20, y: 100, width: 100, height: 44))
        #expect(found.activationPoint == CGPoint(x: 70, y: 122))
        #expect(found.path.hasSuffix("UIView/UIButton"))
        #expect(found.identifier == "save")
        #expect(found.type == "UIButton")
        #expect(!found.isEnabled)
        #expect(found.isSelected)
        save.isEnabled = true
        let enabled = try #require(reader().read().first)
        #expect(enabled.hit?.hasSuffix("UIView/UIButton") == true)
    }

    @Test("what can be adjusted is moved by steps")
    func adjust() throws {
        let slider = UISlider(frame: CGRect(x: 20, y: 50, width: 160, height: 30))
        slider.value = 0.5
        root.addSubview(slider)
        let reader = reader()
        let id = try #require(reader.read().first?.id)
        reader.adjust(id, isUp: true)
        #expect(slider.value > 0.55)
        reader.adjust(id, isUp: false)
        reader.adjust(id, isUp: false)
        #expect(slider.value < 0.45)
        reader.adjust(id + 1, isUp: true)
        #expect(slider.value < 0.45)
    }

    @Test("segments are buttons, also beside the text of a row")
    func segments() throws {
        let control = UISegmentedControl(items: ["Auto", "Light", "Dark"])
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 2)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 40, width: 200, height: 44)
        cell.textLabel?.text = "Theme"
        cell.accessoryView = control
        root.addSubview(cell)
        screen.advance(by: 0)
        let found = reader().read()
        #expect(found.map(\.label) == ["Theme", "Auto", "Light", "Dark"])
        #expect(found.dropFirst().allSatisfy { $0.role == "button" })
        #expect(found.map(\.isSelected) == [false, false, true, false])
        #expect(found.last?.isEnabled == false)
        control.removeAllSegments()
        #expect(control.accessibilityElements?.isEmpty == true)
    }

    @Test("a button of a bar is one button")
    func barButton() throws {
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction(title: "Add") { _ in })
        screen.window.rootViewController = UINavigationController(rootViewController: controller)
        screen.window.makeKeyAndVisible()
        screen.advance(by: 0)
        let named = ElementReader(screen.window.screen).read().filter { $0.label == "Add" }
        #expect(named.map(\.role) == ["button"])
    }

    @Test("composed text is marked, and replaced by what comes of it")
    func markedText() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        root.addSubview(field)
        screen.show(root)
        field.becomeFirstResponder()
        let input = screen.window.screen.input
        input.receive(.markedText("に"))
        screen.advance(by: 0)
        #expect(field.text == "に")
        #expect(field.markedTextRange != nil)
        input.receive(.markedText(""))
        input.receive(.text("日"))
        screen.advance(by: 0)
        #expect(field.text == "日")
        #expect(field.markedTextRange == nil)
    }

    @Test("a pen is a pencil")
    func pen() {
        final class Pad: UIView {
            var types: [UITouch.TouchType] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { types += touches.map(\.type) }
        }
        let pad = Pad(frame: root.bounds)
        root.addSubview(pad)
        screen.show(root)
        screen.window.screen.input.receive(
            .touch(TouchInput(id: 1, phase: .began, location: CGPoint(x: 50, y: 50), time: 0, tool: .pen)))
        screen.advance(by: 0)
        #expect(pad.types == [.pencil])
    }
}
