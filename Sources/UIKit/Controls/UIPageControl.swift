/// A row of dots, one for each page, with the current one strong.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private static let dot: CGFloat = 7
    private static let spacing: CGFloat = 9
    private var dots: [UIView] = []

    /// How many pages there are.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            pagesDidChange()
        }
    }
    /// The page shown, from 0; values outside are moved to the nearer end.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            showColors()
        }
    }
    /// Whether one page alone shows no dot.
    open var hidesForSinglePage = false { didSet { showColors() } }
    /// The colour of the other dots.
    open var pageIndicatorTintColor: UIColor? { didSet { showColors() } }
    /// The colour of the current page's dot.
    open var currentPageIndicatorTintColor: UIColor? { didSet { showColors() } }

    private func pagesDidChange() {
        for dot in dots { dot.removeFromSuperview() }
        dots = (0..<numberOfPages).map { _ in UIView() }
        for dot in dots {
            dot.layer.cornerRadius = Self.dot / 2
            dot.isUserInteractionEnabled = false
            addSubview(dot)
        }
        currentPage = min(currentPage, max(0, numberOfPages - 1))
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showColors() {
        let strong = currentPageIndicatorTintColor ?? .label
        let weak = pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.3)
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor = index == currentPage ? strong : weak
            dot.isHidden = hidesForSinglePage && numberOfPages < 2
        }
        accessibilityValue = "\(currentPage + 1) / \(numberOfPages)"
    }

    /// The size that a number of pages takes, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount))
        return CGSize(width: count * Self.dot + max(0, count - 1) * Self.spacing + 32, height: 26)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let step = Self.dot + Self.spacing
        let width = CGFloat(numberOfPages) * step - Self.spacing
        for (index, dot) in dots.enumerated() {
            dot.frame = CGRect(
                x: bounds.midX - width / 2 + CGFloat(index) * step, y: bounds.midY - Self.dot / 2, width: Self.dot,
                height: Self.dot)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    override var triggersOnTouchUp: Bool { false }

    /// A tap on one side of the current dot turns a page that way.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, dots.indices.contains(currentPage) else { return }
        let page = currentPage + (touch.location(in: self).x < dots[currentPage].center.x ? -1 : 1)
        guard dots.indices.contains(page) else { return }
        currentPage = page
        send([.valueChanged, .primaryActionTriggered], event)
    }
}
