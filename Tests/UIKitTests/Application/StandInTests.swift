import MutoscopeTesting
import Testing
import UIKit

/// Objects that tests put in the place of those that the system makes: subclasses without an initialiser of their own.
@MainActor @Suite("Objects that stand in for the system's") struct StandInTests {
    private final class Key: UIKey {
        private let typed: String
        override var charactersIgnoringModifiers: String { typed }
        override var keyCode: UIKeyboardHIDUsage { .keyboardReturnOrEnter }
        init(_ typed: String) {
            self.typed = typed
            super.init()
        }
        required init?(coder: NSCoder) { fatalError("Not kept in archives.") }
    }
    private final class Press: UIPress {
        private let pressed: UIKey
        override var key: UIKey? { pressed }
        init(_ key: UIKey) {
            pressed = key
            super.init()
        }
    }
    private final class Presses: UIPressesEvent {
        override var allPresses: Set<UIPress> {
            get { [Press(Key("a"))] }
            set {}
        }
    }
    private final class Action: UIAlertAction {
        override var style: Style { .destructive }
        override var title: String? { "Away" }
    }
    private final class Mode: UIScreenMode {
        override var size: CGSize { CGSize(width: 1170, height: 2532) }
    }
    private final class Focus: UIFocusUpdateContext {
        let view = UIView()
        override var nextFocusedView: UIView? { view }
    }
    private final class Entry: UILexiconEntry {
        override var documentText: String { "on my way" }
    }
    private final class Paper: UIPrintPaper {
        override var paperSize: CGSize { CGSize(width: 612, height: 792) }
    }
    private final class Tabs: UITabBarController {
        private let own = UITabBar()
        override var tabBar: UITabBar { own }
    }

    @Test("They are made as the system's are not, and answer for themselves")
    func objects() {
        #expect(Press(Key("x")).key?.charactersIgnoringModifiers == "x")
        #expect(UIKey().characters == "")
        #expect(Presses().allPresses.count == 1)
        #expect(UIPressesEvent().type == .presses)
        #expect(Action().style == .destructive)
        #expect(Action().title == "Away")
        #expect(Mode().size.width == 1170)
        #expect(Focus().nextFocusedView != nil)
        #expect(UIFocusUpdateContext().nextFocusedItem == nil)
        #expect(Entry().documentText == "on my way")
        #expect(UILexicon().entries.isEmpty)
        #expect(Paper().paperSize.height == 792)
        #expect(Tabs().tabBar !== UITabBarController().tabBar)
    }
}
