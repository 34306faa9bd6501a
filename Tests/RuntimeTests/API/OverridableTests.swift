import CoreGraphics
import Foundation
import MutoscopeTesting
import Testing

@testable import UIKit

private final class Firm: UIView {
    override var preservesSuperviewLayoutMargins: Bool { didSet { changes += 1 } }
    override var insetsLayoutMarginsFromSafeArea: Bool { didSet { changes += 1 } }
    override var isFocused: Bool { true }
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
    var changes = 0

    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? .required : super.contentHuggingPriority(for: axis)
    }
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        .required
    }
}

private final class Notes: UITextView {
    override func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

/// A field that hears what an input method does.
private final class Composed: UITextField {
    var heard: [String] = []

    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        heard.append(markedText ?? "nil")
        super.setMarkedText(markedText, selectedRange: selectedRange)
    }
    override func unmarkText() {
        heard.append("unmark")
        super.unmarkText()
    }
    override func firstRect(for range: UITextRange) -> CGRect { .zero }
}

private final class Wide: UITraitCollection {
    override var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
}

/// A list's controller that hears its scrolling.
private final class Heard: UITableViewController {
    var offsets = 0
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        super.scrollViewDidScroll(scrollView)
        offsets += 1
    }
}

@Suite("What subclasses override, and values as Apple's names give them")
@MainActor
struct OverridableTests {
    @Test func viewsOverrideMarginsAndPriorities() {
        let view = Firm()
        view.preservesSuperviewLayoutMargins = true
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.changes == 2 && view.preservesSuperviewLayoutMargins && view.isFocused)
        #expect(view.contentHuggingPriority(for: .horizontal) == .required)
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
        #expect(Notes().characterRange(at: .zero) == nil)
    }

    @Test func fieldsOverrideWhatAnInputMethodDoes() {
        let field = Composed(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        screen.show(field)
        field.becomeFirstResponder()
        screen.window.screen.input.receive(.markedText("に"))
        screen.advance(by: 0)
        #expect(field.heard == ["に"] && field.text == "に" && field.markedTextRange != nil)
        field.unmarkText()
        #expect(field.heard == ["に", "unmark"] && field.markedTextRange == nil)
        #expect(
            field.firstRect(for: field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!) == .zero)
    }

    @Test func traitsAndScrollingOfListsAreOverridden() {
        #expect(Wide().horizontalSizeClass == .regular && Wide().verticalSizeClass == .unspecified)
        let page = Heard(style: .plain)
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        screen.show(page)
        page.tableView.contentOffset.y = 5
        #expect(page.offsets == 1)
    }

    @Test func aColourLiteralIsALayersColour() {
        let layer = CALayer()
        layer.borderColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        #expect(layer.borderColor == CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25))
    }

    @Test func whatIsKnownByAProtocolTellsItsClass() {
        let object: any NSObjectProtocol = UILabel()
        #expect(object.isKind(of: UIView.self) && !object.isKind(of: UIControl.self))
        #expect(object.isMember(of: UILabel.self) && !object.isMember(of: UIView.self))
    }

    @Test func imagesGrowWithTextForAccessibilityWhereTheyAreAsked() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        let view = UIImageView(image: image), box = UIView()
        box.addSubview(view)
        screen.show(box)
        box.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        let grown = view.intrinsicContentSize
        #expect(grown.width > 30 && abs(grown.width - 2 * grown.height) < 1)
        box.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    }

    @Test func filesOfAKindAreFoundInTheTargetsBundles() throws {
        let beside = Bundle.main.bundleURL.appendingPathComponent("Kinds_Kinds.resources")
        let inner = beside.appendingPathComponent("Sounds")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: beside) }
        for file in ["one.kindofsound", "two.kindofsound", "three.other"] {
            try Data().write(to: inner.appendingPathComponent(file))
        }
        let urls = Bundle.main.urls(forResourcesWithExtension: "kindofsound", subdirectory: nil)
        #expect(urls?.map(\.lastPathComponent) == ["one.kindofsound", "two.kindofsound"])
        let paths = Bundle.main.paths(forResourcesOfType: "kindofsound", inDirectory: "Sounds")
        #expect(paths.count == 2)
        #expect(Bundle.main.urls(forResourcesWithExtension: "nosuchkind", subdirectory: nil) == [])
    }
}
