import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// What text views, fields and labels got with newer systems.
@MainActor @Suite("Later text values") struct LaterTextTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 240), scale: 1)

    @Test("a text view has a border as a field's, which follows the appearance and goes again")
    func border() {
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
        screen.show(view)
        #expect(view.layer.borderWidth == 0)
        view.borderStyle = .roundedRect
        #expect(view.layer.cornerRadius == 5 && view.layer.borderWidth == 1)
        let light = view.layer.borderColor
        view.overrideUserInterfaceStyle = .dark
        screen.advance(by: 0.1)
        #expect(view.layer.borderColor != light)
        view.borderStyle = .none
        #expect(view.layer.cornerRadius == 0 && view.layer.borderWidth == 0)
    }

    @Test("the state of one text view is set in another")
    func state() {
        let first = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        let second = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        for view in [first, second] {
            view.text = "some words that are selected"
            root.addSubview(view)
        }
        screen.show(root)
        first.becomeFirstResponder()
        first.selectedRange = NSRange(location: 5, length: 5)
        second.interactionState = first.interactionState
        #expect(second.isFirstResponder)
        #expect(second.selectedRange == NSRange(location: 5, length: 5))
        second.interactionState = "something else"
        #expect(second.selectedRange == NSRange(location: 5, length: 5))
    }

    @Test("a label's text that is cut off is told as a tip, a whole one is not")
    func tip() {
        let label = UILabel(frame: CGRect(x: 20, y: 40, width: 60, height: 20))
        label.text = "words for more than one line"
        label.showsExpansionTextWhenTruncated = true
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        root.addSubview(label)
        screen.show(root)
        #expect(label.isTruncated)
        label.text = "a"
        #expect(!label.isTruncated)
        label.text = "words for more than one line"
        label.numberOfLines = 0
        label.frame.size = CGSize(width: 60, height: 200)
        #expect(!label.isTruncated)
        label.showsExpansionTextWhenTruncated = false
        #expect(label.interactions.isEmpty)
    }

    @Test("wishes that nothing follows are kept")
    func kept() {
        let view = UITextView(), field = UITextField(), label = UILabel()
        view.writingToolsBehavior = .limited
        view.allowedWritingToolsResultOptions = [.plainText, .list]
        view.inlinePredictionType = .no
        field.mathExpressionCompletionType = .yes
        field.writingToolsBehavior = .none
        label.sizingRule = .oversize
        label.preferredVibrancy = .none
        #expect(view.writingToolsBehavior == .limited && view.allowedWritingToolsResultOptions == [.plainText, .list])
        #expect(view.inlinePredictionType == .no && view.mathExpressionCompletionType == .default)
        #expect(field.mathExpressionCompletionType == .yes && field.writingToolsBehavior == .none)
        #expect(label.sizingRule == .oversize && label.preferredVibrancy == .none)
    }
}
