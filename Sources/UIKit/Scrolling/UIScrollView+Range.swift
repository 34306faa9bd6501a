extension UIScrollView {
    /// How much of the content shows, in points.
    public var visibleSize: CGSize { bounds.size }

    /// What an axis scrolls over.
    struct ScrollAxis {
        /// Where content may rest.
        var range: ClosedRange<Double>
        /// Length of the bounds.
        var length: Double
        /// Whether there is more content than fits.
        var isLonger: Bool
        /// Whether fingers move content along it.
        var canScroll: Bool
        /// Whether it goes past its edges and comes back.
        var bounces: Bool

        func clamp(_ offset: Double) -> Double { min(max(offset, range.lowerBound), range.upperBound) }
    }

    var horizontalAxis: ScrollAxis {
        axis(
            content: contentSize.width, length: bounds.width, before: adjustedContentInset.left,
            after: adjustedContentInset.right, bounces: bouncesHorizontally, alwaysBounces: alwaysBounceHorizontal,
            alignment: contentAlignmentPoint.x)
    }

    var verticalAxis: ScrollAxis {
        axis(
            content: contentSize.height, length: bounds.height, before: insets.adjusted.top,
            after: insets.adjusted.bottom, bounces: bouncesVertically, alwaysBounces: alwaysBounceVertical,
            alignment: contentAlignmentPoint.y)
    }

    private func axis(
        content: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat, bounces: Bool,
        alwaysBounces: Bool, alignment: CGFloat
    ) -> ScrollAxis {
        let spare = max(0, length - before - after - content)
        let low = Double(-before - spare * alignment), high = max(low, Double(content + after - length))
        let isLonger = Double(content + before + after - length) > 0.001
        return ScrollAxis(
            range: low...high, length: Double(length), isLonger: isLonger,
            canScroll: isScrollEnabled && (isLonger || (alwaysBounces && bounces)), bounces: bounces)
    }

    /// The nearest offset at which content may rest.
    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontalAxis.clamp(Double(offset.x)), y: verticalAxis.clamp(Double(offset.y)))
    }

    /// Content at rest stays at its edge or inside it when its size changes, or that of what shows of it.
    func contentExtentDidChange(evenWithoutContent: Bool = false) {
        updateAdjustedInsets()
        refreshControl?.contentDidMove(in: self)
        setNeedsLayout()
        drag.edgesMoved = drag.edgesMoved || isTracking
        guard !isTracking, !motion.isRunning else { return }
        let target = clamped(contentOffset)
        if target != contentOffset, evenWithoutContent || contentSize != .zero { bounds.origin = target }
        followers.contentDidMove()
    }

    // MARK: Insets

    /// What becomes of content at rest when the insets change.
    enum InsetReaction {
        /// It stays.
        case none
        /// It moves as far as it must to rest where content may: the program's own insets.
        case intoRange
        /// It stays at its edge: what the system covers.
        case withEdge
    }

    /// Brings the adjusted insets up to date.
    func updateAdjustedInsets(moving reaction: InsetReaction = .withEdge) {
        let old = insets.adjusted
        var safe = findSafeAreaPart()
        if safe != insets.safePart {
            insets.safePart = safe
            for subview in subviews { SafeAreaPass.run(from: subview) }
        }
        safe.bottom = max(safe.bottom, insets.keyboardRoom)
        var new = contentInset + safe
        new.top += insets.refreshRoom
        guard old != new else { return }
        insets.adjusted = new
        layoutRoomDidChange()
        tellOfInsets()
        drag.edgesMoved = drag.edgesMoved || isTracking
        edgesDidMoveWhileCoasting()
        guard reaction != .none, !isTracking, !motion.isRunning else { return }
        var offset = contentOffset
        if reaction == .withEdge {
            if offset.y == -old.top { offset.y = -new.top }
            if offset.x == -old.left { offset.x = -new.left }
        }
        if contentSize != .zero || reaction == .intoRange { offset = clamped(offset) }
        if offset != contentOffset { bounds.origin = offset }
        followers.contentDidMove()
    }

    private func tellOfInsets() {
        adjustedContentInsetDidChange()
        scrollViewDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
    }

    /// A bar above is as high as it is: content rests no higher or lower for it, but more or less of it shows.
    func takeHeight(of bar: (whole: CGFloat, given: CGFloat)) {
        let old = insets.shown
        insets.bar = bar
        if insets.shown != old { tellOfInsets() }
    }

    private func findSafeAreaPart() -> UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .automatic, .scrollableAxes:
            insets.overflows = (
                fills(contentSize.width, bounds.width, safe.left + safe.right, insets.overflows.across),
                fills(contentSize.height, bounds.height, safe.top + safe.bottom, insets.overflows.down)
            )
            let isWide = alwaysBounceHorizontal || insets.overflows.across
            let isTall =
                contentInsetAdjustmentBehavior == .automatic && ownerAdjustsInsets || alwaysBounceVertical
                || insets.overflows.down
            return UIEdgeInsets(
                top: isTall ? safe.top : 0, left: isWide ? safe.left : 0, bottom: isTall ? safe.bottom : 0,
                right: isWide ? safe.right : 0)
        }
    }

    /// Whether content is longer than what shows of it. Content that no longer keeps clear of bars because the insets do is shorter by
    /// that, and would become longer again without them.
    private func fills(_ content: CGFloat, _ length: CGFloat, _ safe: CGFloat, _ didFill: Bool) -> Bool {
        content + (didFill ? safe : 0) > length
    }

    /// Whether the controller whose view this is, or holds this, leaves the insets to it; the old way to say so.
    private var ownerAdjustsInsets: Bool {
        guard let owner = ownController ?? superview?.ownController else { return true }
        return owner.automaticallyAdjustsScrollViewInsets
            && (owner.navigationController != nil || owner.presentationController?.hasArrow == true)
    }

    // MARK: Places

    func reveal(_ rect: CGRect, animated: Bool) {
        let inner = bounds.inset(by: adjustedContentInset)
        func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
            if low >= visibleLow, high <= visibleHigh { return 0 }
            if high - low >= visibleHigh - visibleLow {
                return low > visibleLow ? low - visibleLow : (high < visibleHigh ? high - visibleHigh : 0)
            }
            return low < visibleLow ? low - visibleLow : high - visibleHigh
        }
        let dx = shift(rect.minX, rect.maxX, inner.minX, inner.maxX)
        let dy = shift(rect.minY, rect.maxY, inner.minY, inner.maxY)
        guard dx != 0 || dy != 0, dx.isFinite, dy.isFinite else { return }
        scroll(to: clamped(CGPoint(x: contentOffset.x + dx, y: contentOffset.y + dy)), animated: animated)
    }

    /// The innermost scroll view at a point of a view, in there.
    static func innermost(
        at point: CGPoint, in view: UIView, where isMeant: (UIScrollView) -> Bool = { _ in true }
    ) -> UIScrollView? {
        var hit = view.hitTest(point, with: nil)
        while let current = hit {
            if let scrollView = current as? UIScrollView, isMeant(scrollView) { return scrollView }
            hit = current === view ? nil : current.superview
        }
        return nil
    }

    /// An offset on the screen's pixels.
    func onPixels(_ offset: CGPoint) -> CGPoint { offset.onPixel(layoutScale) }
}
