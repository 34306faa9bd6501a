public import UIKit

extension TestScreen {
    /// The windows and everything in them as text: a line a view, its class, its frame in its superview's points, and what is
    /// not as usual. Two trees that look and act the same give the same text, so it can be compared and kept.
    public var hierarchyDescription: String {
        takeOver()
        return views.screen.windows.map(\.hierarchyDescription).joined()
    }
}

extension UIView {
    /// This view and everything below as text, as ``TestScreen/hierarchyDescription`` has it.
    public var hierarchyDescription: String {
        var lines = ""
        var pending: [(view: UIView, depth: Int)] = [(self, 0)]
        while let (view, depth) = pending.popLast() {
            lines += String(repeating: "  ", count: depth) + view.describingLine + "\n"
            pending.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
        }
        return lines
    }

    private var describingLine: String {
        var words = [String(describing: type(of: self)), Self.words(frame)]
        if let text = (self as? any DescribedText)?.describedText, !text.isEmpty { words.append("\"\(text)\"") }
        if let controller = next as? UIViewController, controller.viewIfLoaded === self {
            words.append("of \(type(of: controller))")
        }
        if isHidden { words.append("hidden") }
        if alpha != 1 { words.append("alpha \(Self.words(alpha))") }
        if !CATransform3DIsIdentity(layer.transform) { words.append("transformed") }
        if !isUserInteractionEnabled, !(self is UILabel), !(self is UIImageView) { words.append("deaf") }
        if isFirstResponder { words.append("first responder") }
        if let scrollView = self as? UIScrollView, scrollView.contentOffset != .zero {
            words.append("at \(Self.words(scrollView.contentOffset.x)),\(Self.words(scrollView.contentOffset.y))")
        }
        if let control = self as? UIControl {
            if !control.isEnabled { words.append("disabled") }
            if control.isSelected { words.append("selected") }
            if control.isHighlighted { words.append("highlighted") }
        }
        return words.joined(separator: " ")
    }

    private static func words(_ frame: CGRect) -> String {
        "(\(words(frame.minX)) \(words(frame.minY)); \(words(frame.width)) \(words(frame.height)))"
    }

    /// A thousandth of a point, without zeros at the end.
    private static func words(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// A view whose text tells it from others.
@MainActor
private protocol DescribedText {
    var describedText: String? { get }
}

extension UILabel: DescribedText {
    fileprivate var describedText: String? { text }
}
extension UITextField: DescribedText {
    fileprivate var describedText: String? { text }
}
extension UITextView: DescribedText {
    fileprivate var describedText: String? { text }
}
