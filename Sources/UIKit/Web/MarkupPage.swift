import CoreGraphics
import QuartzCore

/// Where a web view shows a text: black on white, with a browser's margins, in a view that scrolls. Taps on links are told.
@MainActor
package final class MarkupPage: UIScrollView, UITextViewDelegate {
    /// A browser's margin around a page, in points.
    private static let margin: CGFloat = 8

    /// Hears of a tap on a link; links go nowhere by themselves.
    package var follow: ((URL) -> Void)?
    private let words = UITextView()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        // Pages that know nothing of darkness are light.
        overrideUserInterfaceStyle = .light
        words.isEditable = false
        words.isScrollEnabled = false
        words.backgroundColor = nil
        words.textContainerInset = .zero
        words.textContainer.lineFragmentPadding = 0
        words.linkTextAttributes = [
            .foregroundColor: UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1),
            .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
        words.delegate = self
        addSubview(words)
    }

    /// What is shown; nil is an empty page.
    package var text: NSAttributedString? {
        didSet {
            words.attributedText = text
            updatePaper()
            contentOffset = CGPoint(x: -insets.adjusted.left, y: -insets.adjusted.top)
            setNeedsLayout()
        }
    }

    /// Behind a page is white paper, whatever the web view's own colour, unless the view is not opaque.
    private func updatePaper() { backgroundColor = text != nil && superview?.isOpaque ?? true ? .white : nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        updatePaper()
        let width = max(0, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
        let room = max(0, width - 2 * Self.margin)
        let height = text == nil ? 0 : words.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
        let frame = CGRect(x: Self.margin, y: Self.margin, width: room, height: height)
        let size = text == nil ? .zero : CGSize(width: width, height: height + 2 * Self.margin)
        if words.frame != frame { words.frame = frame }
        if contentSize != size { contentSize = size }
    }

    package func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        follow?(URL)
        return false
    }
}
