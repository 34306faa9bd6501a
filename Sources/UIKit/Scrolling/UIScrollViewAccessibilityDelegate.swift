public import CoreGraphics

/// Says to assistive programs where content is scrolled to.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// What is said after the user has scrolled by an assistive program; nil says what the system would.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    /// The same with looks, which goes before the plain one; nil leaves it to that.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    /// What is answered where it is not implemented.
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
    /// What is answered where it is not implemented.
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}

/// A scroll by one page for an assistive program.
@MainActor
struct ScrollStep {
    private let view: UIScrollView
    private let direction: UIAccessibilityScrollDirection

    init(of view: UIScrollView, _ direction: UIAccessibilityScrollDirection) {
        (self.view, self.direction) = (view, direction)
    }

    /// Whether there was a way to go.
    func run() -> Bool {
        guard view.isScrollEnabled else { return false }
        let start = view.contentOffset, limits = view.offsetLimits, page = view.bounds.size
        let isAcross = limits.height <= 0 && limits.width > 0
        var target = start
        switch direction {
        case .right: target.x += page.width
        case .left: target.x -= page.width
        case .down: target.y += page.height
        case .up: target.y -= page.height
        case .next: if isAcross { target.x += page.width } else { target.y += page.height }
        case .previous: if isAcross { target.x -= page.width } else { target.y -= page.height }
        }
        target.x = min(max(target.x, limits.minX), max(limits.minX, limits.maxX))
        target.y = min(max(target.y, limits.minY), max(limits.minY, limits.maxY))
        guard target != start else { return false }
        view.setContentOffset(target, animated: false)
        UIAccessibility.post(notification: .pageScrolled, argument: status(across: target.x != start.x))
        return true
    }

    private func status(across isAcross: Bool) -> Any {
        let teller = view.scrollViewDelegate as? any UIScrollViewAccessibilityDelegate
        if let looks = teller?.accessibilityAttributedScrollStatus(for: view) { return looks }
        if let words = teller?.accessibilityScrollStatus(for: view) { return words }
        let offset = view.contentOffset, content = view.contentSize, page = view.bounds.size
        let (start, length, whole) =
            isAcross ? (offset.x, page.width, content.width) : (offset.y, page.height, content.height)
        let count = length > 0 ? max(1, Int((whole / length).rounded(.up))) : 1
        let current = length > 0 ? min(count, max(1, Int((start / length).rounded()) + 1)) : 1
        return "Page \(current) of \(count)"
    }
}

extension UIScrollView {
    /// The offsets between which content can rest, as a rectangle.
    fileprivate var offsetLimits: CGRect {
        let insets = adjustedContentInset
        return CGRect(
            x: -insets.left, y: -insets.top, width: contentSize.width + insets.left + insets.right - bounds.width,
            height: contentSize.height + insets.top + insets.bottom - bounds.height)
    }
}
