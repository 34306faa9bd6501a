import MutoscopeTesting
import Testing

@testable import UIKit

/// Views of a program's own that take what is on the pasteboard.
@MainActor @Suite("Pasting into views", .serialized) struct PasteConfigurationTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 1)
    private let board = Board(frame: CGRect(x: 20, y: 20, width: 200, height: 100))

    private final class Board: UIView {
        var texts: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) {
            for provider in itemProviders {
                provider.loadObject(ofClass: NSString.self) { [weak self] object, _ in
                    let text = (object as? NSString)?.description
                    MainActor.assumeIsolated { if let text { self?.texts.append(text) } }
                }
            }
        }
    }

    init() {
        let page = UIView()
        page.backgroundColor = .systemBackground
        page.addSubview(board)
        screen.show(page)
        screen.advance(by: 0.1)
        UIPasteboard.general.items = []
    }

    @Test("A view with a paste configuration takes what fits, by key and by command")
    func keys() {
        board.becomeFirstResponder()
        UIPasteboard.general.string = "one"
        #expect(!board.canPerformAction(StandardActions.paste, withSender: nil))
        board.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #expect(board.canPerformAction(StandardActions.paste, withSender: nil))
        screen.press(.keyboardV, characters: "v", modifiers: .control)
        screen.advance(by: 0.1)
        #expect(board.texts == ["one"])
        board.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
        #expect(!board.canPerformAction(StandardActions.paste, withSender: nil))
        board.paste(nil)
        screen.advance(by: 0.1)
        #expect(board.texts == ["one"])
    }

    @Test("A paste control can be tapped while there is something to paste")
    func control() throws {
        board.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        let control = UIPasteControl(configuration: UIPasteControl.Configuration())
        control.target = board
        control.frame = CGRect(origin: CGPoint(x: 20, y: 150), size: control.intrinsicContentSize)
        board.superview?.addSubview(control)
        screen.advance(by: 0.1)
        try screen.pictureToLookAt("paste-control-empty")
        screen.tap(at: control.center)
        screen.advance(by: 0.3)
        #expect(board.texts.isEmpty)
        UIPasteboard.general.strings = ["a", "b"]
        screen.advance(by: 0.1)
        try screen.pictureToLookAt("paste-control")
        screen.tap(at: control.center)
        screen.advance(by: 0.3)
        #expect(board.texts == ["a", "b"])
    }

    @Test("Providers hold what they are made of, as the type says")
    func made() {
        let data = NSItemProvider(item: NSData(data: Data([1, 2])), typeIdentifier: "public.data")
        #expect(data.registeredTypeIdentifiers == ["public.data"])
        #expect(NSItemProvider(item: NSString("a"), typeIdentifier: nil).canLoadObject(ofClass: NSString.self))
        #expect(NSItemProvider(item: nil, typeIdentifier: nil).registeredTypeIdentifiers.isEmpty)
    }

    @Test("What providers hold is put on the pasteboard")
    func providers() {
        UIPasteboard.general.setObjects([NSString("x"), NSURL(string: "https://example.com")!])
        screen.advance(by: 0.1)
        #expect(UIPasteboard.general.string == "x")
        #expect(UIPasteboard.general.url == URL(string: "https://example.com"))
        #expect(UIPasteboard.general.itemProviders.count == 2)
    }
}

/// What becomes of what is pasted into text.
@MainActor @Suite("Pasting into text", .serialized) struct TextPasteTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 1)
    private let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))

    private final class Decider: NSObject, UITextPasteDelegate {
        var seen: [String] = []
        var isRefusing = false

        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            transform item: any UITextPasteItem
        ) {
            seen.append("transform")
            if isRefusing { return item.setNoResult() }
            if item.itemProvider.canLoadObject(ofClass: NSURL.self) { return item.setResult(string: "address") }
            item.setDefaultResult()
        }

        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
        ) -> NSAttributedString {
            seen.append("combine \(itemStrings.count)")
            let text = NSMutableAttributedString(string: itemStrings.map(\.string).joined(separator: "+"))
            text.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: text.length))
            return text
        }
    }

    init() {
        let page = UIView()
        page.addSubview(view)
        screen.show(page)
        screen.advance(by: 0.1)
        UIPasteboard.general.items = []
        view.becomeFirstResponder()
    }

    @Test("A delegate makes one text of the items, which can be undone")
    func delegate() {
        let decider = Decider()
        view.pasteDelegate = decider
        view.text = "ab"
        view.selectedRange = NSRange(location: 1, length: 0)
        UIPasteboard.general.setObjects([NSString("x"), NSURL(string: "https://example.com")!])
        screen.advance(by: 0.1)
        view.paste(nil)
        screen.advance(by: 0.1)
        #expect(decider.seen == ["transform", "transform", "combine 2"])
        #expect(view.text == "ax+addressb")
        #expect(view.textStorage.attribute(.kern, at: 1, effectiveRange: nil) != nil)
        #expect(view.selectedRange == NSRange(location: 10, length: 0))
        view.undoManager?.undo()
        #expect(view.text == "ab")
        decider.isRefusing = true
        view.paste(nil)
        screen.advance(by: 0.1)
        #expect(view.text == "ab")
    }

    private final class Field: UITextField {
        var pastes = 0
        override func paste(_ sender: Any?) {
            pastes += 1
            super.paste(sender)
        }
    }

    @Test("Keys call what a program overrides, and a field keeps one line")
    func keys() {
        let field = Field(frame: CGRect(x: 10, y: 150, width: 200, height: 30)), decider = Decider()
        view.superview?.addSubview(field)
        field.becomeFirstResponder()
        UIPasteboard.general.string = "a\nb"
        screen.press(.keyboardV, characters: "v", modifiers: .control)
        screen.advance(by: 0.1)
        #expect(field.pastes == 1)
        #expect(field.text == "a b")
        field.pasteDelegate = decider
        screen.press(.keyboardV, characters: "v", modifiers: .control)
        screen.advance(by: 0.1)
        #expect(field.text == "a ba b")
    }
}
