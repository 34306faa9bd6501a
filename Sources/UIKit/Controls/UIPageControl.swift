public import CoreGraphics

/// A row of dots, one for each page, with the current one strong.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// Whether a capsule lies behind the dots.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    /// What the user does with the dots now.
    public enum InteractionState: Int, Sendable { case none, discrete, continuous }
    /// Which way the pages follow one another; natural is the way of reading.
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }

    private static let side: CGFloat = 7.5
    private static let spacing: CGFloat = 53.0 / 3 - side
    /// Beside all dots, left and right together.
    private static let margins: CGFloat = 20 + spacing
    private var dots: [UIImageView] = []
    private let capsule = UIView()
    /// The part of the current page's bar that is behind.
    private let fill = UIView()
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        finishDecoding(coder, as: UIPageControl.self)
    }

    private func build() {
        capsule.backgroundColor = .tertiarySystemFill
        capsule.isUserInteractionEnabled = false
        capsule.isHidden = true
        addSubview(capsule)
    }

    override class var accessibilityDefaults: AccessibilityDefaults { .element([.updatesFrequently, .adjustable]) }

    // MARK: Pages

    /// How many pages there are.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            pagesDidChange()
        }
    }
    /// The page shown, from 0; values outside are moved to the nearer end. −1 before there are pages.
    open var currentPage = -1 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            if currentPage != oldValue { progress?.pageDidChange() }
            showLooks()
            slideToCurrentPage()
            if progress != nil { setNeedsLayout() }
        }
    }
    /// Which way the pages follow one another.
    open var direction = Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// How far the current page has come: its dot is a bar that fills.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.control = nil
            progress?.control = self
            progressDidChange()
        }
    }
    /// Whether one page alone shows no dot.
    open var hidesForSinglePage = false { didSet { showLooks() } }
    /// Whether dragging along the dots turns pages.
    open var allowsContinuousInteraction = true
    /// What the user does with the dots now.
    open private(set) var interactionState = InteractionState.none

    private func pagesDidChange() {
        for dot in dots { dot.removeFromSuperview() }
        dots = (0..<numberOfPages).map { _ in UIImageView() }
        for dot in dots {
            dot.contentMode = .scaleAspectFit
            addSubview(dot)
        }
        currentPage = min(currentPage, max(0, numberOfPages - 1))
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Looks

    /// The colour of the other dots.
    open var pageIndicatorTintColor: UIColor? { didSet { showLooks() } }
    /// The colour of the current page's dot.
    open var currentPageIndicatorTintColor: UIColor? { didSet { showLooks() } }
    /// Whether a capsule lies behind the dots; automatic shows it while a finger is on them.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { showLooks() } }
    /// Stands for the dots.
    open var preferredIndicatorImage: UIImage? { didSet { pagesDidChange() } }
    /// Stands for the current page's dot.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { showLooks() } }

    /// Replaces one page's dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        showLooks()
        setNeedsLayout()
    }
    /// The image in place of one page's dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }
    /// Replaces one page's dot while the page is current.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        showLooks()
    }
    /// The image in place of one page's dot while the page is current.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        currentImages[page] ?? preferredCurrentPageIndicatorImage
    }

    private func showLooks() {
        let strong = currentPageIndicatorTintColor ?? Backdrop(of: self).visible(.label)
        let weak = pageIndicatorTintColor ?? Backdrop(of: self).visible(.label).withAlphaComponent(0.3)
        for (page, dot) in dots.enumerated() {
            let isCurrent = page == currentPage
            let image = (isCurrent ? currentPageIndicatorImage(forPage: page) : nil) ?? indicatorImage(forPage: page)
            dot.image = image?.withRenderingMode(.alwaysTemplate)
            dot.tintColor = isCurrent ? strong : weak
            let isBar = isCurrent && barShare != nil
            dot.backgroundColor = image == nil ? (isBar ? weak : dot.tintColor) : nil
            dot.layer.cornerRadius = image == nil ? Self.side / 2 : 0
            dot.isHidden = hidesForSinglePage && numberOfPages < 2
        }
        fill.backgroundColor = strong
        fill.layer.cornerRadius = Self.side / 2
        capsule.isHidden = backgroundStyle == .minimal || backgroundStyle == .automatic && !isHighlighted
        accessibilityValue = SystemWord.pageOf.text(currentPage + 1, of: numberOfPages)
    }

    override func stateDidChange() {
        super.stateDidChange()
        showLooks()
    }

    // MARK: Layout

    private static let barLength: CGFloat = 26

    private var dotSize: CGSize { preferredIndicatorImage?.size ?? CGSize(width: Self.side, height: Self.side) }
    private var step: CGFloat { (isVertical ? dotSize.height : dotSize.width) + Self.spacing }
    private var isVertical: Bool { [.topToBottom, .bottomToTop].contains(direction) }
    /// Whether the first page is on the right, or at the bottom.
    private var isReversed: Bool {
        direction == .rightToLeft || direction == .bottomToTop || direction == .natural && isMirrored
    }

    /// How much of the current page is behind; nil where its dot is a dot.
    private var barShare: CGFloat? {
        guard let progress, progress.isProgressVisible, currentPageIndicatorImage(forPage: currentPage) == nil,
            indicatorImage(forPage: currentPage) == nil
        else { return nil }
        return CGFloat(progress.currentProgress)
    }

    func progressDidChange() {
        showLooks()
        setNeedsLayout()
    }

    /// The size that a number of pages takes, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount)), bar = progress == nil ? 0 : Self.barLength - Self.side
        let along = count * (step - Self.spacing) + max(0, count - 1) * Self.spacing + Self.margins + bar
        let across = max(77.0 / 3, isVertical ? dotSize.width : dotSize.height)
        return isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    /// Where the middle of a page's dot is along the row.
    private func center(ofPage page: Int) -> CGFloat {
        let more = barShare == nil ? 0 : Self.barLength - Self.side
        var offset = (CGFloat(page - shown.lowerBound) - CGFloat(shown.count - 1) / 2) * step
        if page < currentPage { offset -= more / 2 } else if page > currentPage { offset += more / 2 }
        return (isVertical ? bounds.midY : bounds.midX) + (isReversed ? -offset : offset)
    }

    // MARK: More pages than fit

    /// The pages whose dots are in sight, at least as many as have different sizes.
    private var shown = 0..<0

    /// How many dots lie side by side within the bounds.
    private var capacity: Int {
        let bar = barShare == nil ? 0 : Self.barLength - Self.side
        let room = (isVertical ? bounds.height : bounds.width) - Self.margins - bar
        return max(5, Int((room + Self.spacing) / step))
    }

    /// The dots move on only as far as it takes to have the current one among the large ones.
    private func updateShown() {
        let count = bounds.isEmpty ? numberOfPages : min(numberOfPages, capacity)
        var first = min(shown.lowerBound, numberOfPages - count)
        first = max(first, min(numberOfPages - count, currentPage + Self.smaller.count + 1 - count))
        first = max(0, min(first, currentPage - Self.smaller.count))
        shown = first..<first + count
    }

    /// The sizes of the outermost dots where more pages follow, the last one first (as they look on iOS 14 to 17, not measured).
    private static let smaller: [CGFloat] = [0.5, 0.75]

    private func scale(ofPage page: Int) -> CGFloat {
        guard shown.contains(page) else { return 0 }
        let before = shown.lowerBound > 0 ? page - shown.lowerBound : .max
        let after = shown.upperBound < numberOfPages ? shown.upperBound - 1 - page : .max
        let distance = min(before, after)
        return Self.smaller.indices.contains(distance) ? Self.smaller[distance] : 1
    }

    private func slideToCurrentPage() {
        let old = shown
        updateShown()
        guard shown != old, window != nil, !old.isEmpty else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { self.placeDots() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showLooks()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateShown()
        placeDots()
        let size = size(forNumberOfPages: shown.count)
        capsule.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        capsule.layer.cornerRadius = min(size.width, size.height) / 2
    }

    private func placeDots() {
        for (page, dot) in dots.enumerated() {
            let isBar = page == currentPage && barShare != nil
            var size = indicatorImage(forPage: page)?.size ?? dotSize
            if isBar { if isVertical { size.height = Self.barLength } else { size.width = Self.barLength } }
            let along = center(ofPage: page)
            let middle = isVertical ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY)
            let frame = CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height
            ).onPixels(layoutScale)
            (dot.bounds.size, dot.center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
            let scale = scale(ofPage: page)
            dot.transform = CGAffineTransform(scaleX: max(scale, 0.01), y: max(scale, 0.01))
            dot.alpha = scale == 0 ? 0 : 1
            if isBar { layOutFill(in: dot) }
        }
        if barShare == nil { fill.removeFromSuperview() }
    }

    private func layOutFill(in dot: UIView) {
        if fill.superview !== dot { dot.addSubview(fill) }
        let length = max(Self.side, Self.barLength * (barShare ?? 0)), rest = Self.barLength - length
        fill.frame =
            isVertical
            ? CGRect(x: 0, y: isReversed ? rest : 0, width: Self.side, height: length)
            : CGRect(x: isReversed ? rest : 0, y: 0, width: length, height: Self.side)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    override var usualHugging: AxisPriorities { AxisPriorities(both: .defaultHigh) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    // MARK: Tracking

    override var triggersOnTouchUp: Bool { false }
    private var trackStart: (place: CGFloat, page: Int)?

    private func place(of touch: UITouch) -> CGFloat {
        let point = touch.location(in: self)
        return isVertical ? point.y : point.x
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        trackStart = (place(of: touch), currentPage)
        return numberOfPages > 0
    }

    /// A finger that moves along the dots turns a page for each step.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard allowsContinuousInteraction, let start = trackStart else { return true }
        let way = (place(of: touch) - start.place) / step
        guard abs(way) >= 1 || interactionState == .continuous else { return true }
        interactionState = .continuous
        turn(to: start.page + Int(way) * (isReversed ? -1 : 1), event)
        return true
    }

    /// A tap on one side of the current dot turns a page that way.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer { endInteraction() }
        guard let touch, isTouchInside, interactionState == .none, dots.indices.contains(currentPage) else { return }
        interactionState = .discrete
        let isBefore = place(of: touch) < center(ofPage: currentPage)
        turn(to: currentPage + (isBefore == isReversed ? 1 : -1), event)
    }

    open override func cancelTracking(with event: UIEvent?) { endInteraction() }

    private func endInteraction() {
        trackStart = nil
        interactionState = .none
    }

    private func turn(to page: Int, _ event: UIEvent?) {
        let page = min(max(page, 0), max(0, numberOfPages - 1))
        guard page != currentPage else { return }
        currentPage = page
        send([.valueChanged, .primaryActionTriggered], event)
    }

    open override var accessibilityUserInputLabels: [String]! {
        get { super.accessibilityUserInputLabels ?? [SystemWord.pageControl.text] }
        set { super.accessibilityUserInputLabels = newValue }
    }

    /// The capsule that may lie behind the dots.
    open override var accessibilityPath: UIBezierPath? {
        get {
            let rect = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
            return super.accessibilityPath
                ?? UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
        }
        set { super.accessibilityPath = newValue }
    }

    open override func accessibilityIncrement() {
        if accessibilityIncrementBlock?() == nil { turn(to: currentPage + 1, nil) }
    }
    open override func accessibilityDecrement() {
        if accessibilityDecrementBlock?() == nil { turn(to: currentPage - 1, nil) }
    }
}
