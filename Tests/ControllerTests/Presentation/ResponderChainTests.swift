import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// Where keys and messages go when controllers contain and present each other.
@MainActor
@Suite("Responder chains of controllers")
struct ResponderChainTests {
    /// Writes down what reaches it.
    private final class KeyController: UIViewController {
        let name: String
        var takesPresses = false
        var lines: [String] = []

        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: name, modifierFlags: .command, action: Selector("save", KeyController.save))]
        }

        func save() { lines.append("save") }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            lines.append("press")
            if !takesPresses { super.pressesBegan(presses, with: event) }
        }
    }

    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)

    private func chain(from responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder, next: \.next))
    }

    @Test("the controller that is presented passes on to the one that presents it, and that to the window")
    func presented() {
        screen.advance(by: 0)
        let root = KeyController("r"), top = KeyController("t")
        screen.show(root)
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            top.modalPresentationStyle = style
            root.present(top, animated: false)
            screen.advance(by: 0.1)
            let chain = chain(from: top.view)
            #expect(chain[1] === top, "\(style)")
            #expect(chain[2] === root, "\(style)")
            #expect(chain.contains { $0 === screen.window })
            #expect(chain.last is UIApplication)
            root.dismiss(animated: false)
            screen.advance(by: 0.1)
        }
    }

    @Test("without a first responder keys go to the controller on top, then to those beneath")
    func keys() {
        screen.advance(by: 0)
        let root = KeyController("r"), page = KeyController("p"), sheet = KeyController("s")
        let navigation = UINavigationController(rootViewController: root)
        screen.show(navigation)
        navigation.pushViewController(page, animated: false)
        screen.advance(by: 0.1)
        screen.press(UIKeyboardHIDUsage(rawValue: 0x13), characters: "p", modifiers: .command)
        #expect(page.lines == ["save"])
        #expect(root.lines.isEmpty)
        screen.press(.keyboardA, characters: "a")
        #expect(page.lines == ["save", "press"])
        page.present(sheet, animated: false)
        screen.advance(by: 0.1)
        screen.press(UIKeyboardHIDUsage(rawValue: 0x16), characters: "s", modifiers: .command)
        #expect(sheet.lines == ["save"])
        sheet.takesPresses = true
        screen.press(.keyboardA, characters: "a")
        #expect(sheet.lines == ["save", "press"])
        #expect(page.lines == ["save", "press"])
    }
}
