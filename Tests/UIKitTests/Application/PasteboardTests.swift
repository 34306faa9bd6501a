import Displays
import MutoscopeTesting
import Testing

@testable import UIKit

/// The desktop's clipboard.
@MainActor @Suite(.serialized) final class PasteboardTests {
    private final class Desktop: Clipboard { var text: String? }
    private let desktop = Desktop()

    init() {
        UIPasteboard.desktop = desktop
    }

    isolated deinit {
        UIPasteboard.desktop = nil
        UIPasteboard.general.items = []
    }

    @Test func whatIsCopiedIsTheDesktops() {
        UIPasteboard.general.string = "mine"
        #expect(desktop.text == "mine")
        let count = UIPasteboard.general.changeCount
        #expect(UIPasteboard.general.string == "mine")
        #expect(UIPasteboard.general.changeCount == count)
    }

    @Test func whatOtherProgramsCopyCanBePasted() {
        UIPasteboard.general.string = "mine"
        let count = UIPasteboard.general.changeCount
        desktop.text = "theirs"
        #expect(UIPasteboard.general.string == "theirs")
        #expect(UIPasteboard.general.hasStrings)
        #expect(UIPasteboard.general.changeCount == count + 1)
        desktop.text = ""
        #expect(!UIPasteboard.general.hasStrings)
    }

    @Test func whatTheDesktopCannotHoldStaysInTheProgram() {
        desktop.text = "theirs"
        UIPasteboard.general.color = .red
        #expect(UIPasteboard.general.color == .red)
        #expect(UIPasteboard.general.string == nil)
        desktop.text = "newer"
        #expect(UIPasteboard.general.string == "newer")
    }

    @Test func otherPasteboardsAreTheProgramsOwn() {
        let own = UIPasteboard.withUniqueName()
        own.string = "own"
        #expect(desktop.text == nil)
    }
}
