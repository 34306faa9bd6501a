import Testing
import UIKit

/// Whether responders answer to commands of the Edit and Format menus.
@MainActor @Suite("Answers to commands") struct CommandAnswerTests {
    private final class Board: UIView {
        override func copy(_ sender: Any?) {}
    }

    @Test("A responder answers to a command that its class overrides, whatever class names the command")
    func commands() {
        let copy = Selector("copy:", UITextView.copy(_:))
        #expect(Board().responds(to: copy))
        #expect(Board().responds(to: Selector("copy:")))
        #expect(!Board().responds(to: Selector("cut:", UITextView.cut(_:))))
        #expect(!UIView().responds(to: copy))
        #expect(UITextView().responds(to: copy))
        #expect(!UILabel().responds(to: Selector("toggleBoldface:", UITextView.toggleBoldface(_:))))
    }
}
