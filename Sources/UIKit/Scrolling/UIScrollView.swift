/// Shows a part of something larger and lets fingers move and zoom it.
///
/// `bounds.origin` is the content offset. Motion after a lift is a pure function of time.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIScrollViewDelegateHolder {
    /// The delegate, under a name that subclasses do not redeclare.
    public weak var scrollViewDelegate: (any UIScrollViewDelegate)?

    var drag = DragState()
    var motion = MotionState()
    private(set) lazy var zoom = ScrollZoom(self)
    private(set) lazy var edgeEffects = ScrollEdgeEffects()
    var insets = ScrollInsetState()
    let indicators = ScrollIndicators()
    /// The bars that go by where the content is.
    var followers = ScrollFollowers()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        start()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
        finishDecoding(coder, as: UIScrollView.self)
    }

    private func start() {
        clipsToBounds = true
        (panGestureRecognizer as? ScrollPanGestureRecognizer)?.scrollView = self
        panGestureRecognizer.addTarget(self, action: Selector("handlePan:", UIScrollView.handlePan(_:)))
        addGestureRecognizer(touchDelayRecognizer)
        addGestureRecognizer(panGestureRecognizer)
    }

    // MARK: Content

    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { jump(to: newValue) }
    }

    /// Scrolls to an offset: over 0.3 s, or at once, which also stops content that moves.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// The extent of the content, in points.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            contentExtentDidChange()
            KeyValueObservations.didChange(self)
        }
    }

    /// Room around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            updateAdjustedInsets(moving: .intoRange)
            KeyValueObservations.didChange(self)
        }
    }

    /// `contentInset` with what the safe area adds. At the top it follows a large title and a search bar that go with the content.
    open var adjustedContentInset: UIEdgeInsets { insets.shown }

    /// `adjustedContentInset` changed.
    open func adjustedContentInsetDidChange() {}

    /// There is another room for content, with bars at their highest.
    func layoutRoomDidChange() {}

    /// When the safe area adds to the insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet {
            insets.overflows = (false, false)
            updateAdjustedInsets()
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInsets()
    }

    /// What the insets make room for, content need not keep clear of.
    override var safeAreaForSubviews: UIEdgeInsets {
        let safe = safeAreaInsets, taken = insets.safePart
        return UIEdgeInsets(
            top: max(0, safe.top - taken.top), left: max(0, safe.left - taken.left),
            bottom: max(0, safe.bottom - taken.bottom), right: max(0, safe.right - taken.right))
    }

    /// The whole content, for constraints; its size is `contentSize`.
    open var contentLayoutGuide: UILayoutGuide { guide(.content, "contentLayoutGuide") }

    /// What shows of the content, for constraints.
    open var frameLayoutGuide: UILayoutGuide { guide(.frame, "frameLayoutGuide") }

    /// Pulled down from the top to load anew.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlDidChange(oldValue) } }
    }

    /// Scrolls as little as makes a rectangle of the content visible; not at all if it is.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    // MARK: Behaviour

    /// Whether fingers scroll.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }
    /// Whether content goes past its edges and comes back, along any axis. Set, it is for both.
    open var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }
    /// Whether content goes past its left and right edges and comes back.
    open var bouncesHorizontally = true
    /// Whether content goes past its top and bottom edges and comes back.
    open var bouncesVertically = true
    /// Whether a scroll view outside goes on where content here is at its end across. True by default.
    open var transfersHorizontalScrollingToParent = true
    /// Whether a scroll view outside goes on where content here is at its upper or lower end. True by default.
    open var transfersVerticalScrollingToParent = true
    /// Where content rests that is smaller than the room for it: 0 at the left and top, 1 at the right and bottom.
    open var contentAlignmentPoint = CGPoint.zero {
        didSet { if contentAlignmentPoint != oldValue { contentExtentDidChange(evenWithoutContent: true) } }
    }
    /// Whether content bounces up and down even when it fits.
    open var alwaysBounceVertical = false { didSet { updateAdjustedInsets() } }
    /// Whether content bounces across even when it fits.
    open var alwaysBounceHorizontal = false { didSet { updateAdjustedInsets() } }
    /// Whether content rests at multiples of the bounds' size.
    open var isPagingEnabled = false
    /// Whether a drag that begins along one axis keeps to it.
    open var isDirectionalLockEnabled = false
    /// How quickly content slows down.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a request to scroll to the top is for this view.
    open var scrollsToTop = true
    /// Whether arrows, page keys and the space bar scroll.
    open var allowsKeyboardScrolling = true
    /// When scrolling takes the keyboard away.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether content hears of a touch only after 150 ms without a drag.
    open var delaysContentTouches = true {
        didSet { touchDelayRecognizer.isEnabled = delaysContentTouches }
    }
    /// Whether a drag takes touches from content that has them.
    open var canCancelContentTouches = true

    /// Whether content may have touches that go down in it. True by default.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag takes touches from a view inside. True by default, except for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is any TouchKeeping) }

    // MARK: What goes on

    /// Whether a finger is down.
    open var isTracking: Bool { drag.isTracking }
    /// Whether a finger scrolls.
    open var isDragging: Bool { drag.isDragging }
    /// Whether content moves on after a lift.
    open var isDecelerating: Bool { motion.isDecelerating }

    /// Whether content is on its way to an offset that the program, or a key, has asked for with an animation.
    open var isScrollAnimating: Bool { if case .animation = motion.kind { true } else { false } }

    /// Recognises the drags.
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
    let touchDelayRecognizer = TouchDelayRecognizer()
    /// Recognises zooming; nil where the scale cannot change.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.recognizer }
    /// What follows the arrows of a remote control. There is none here: it recognises nothing.
    open private(set) lazy var directionalPressGestureRecognizer = UIGestureRecognizer()

    /// Stops fingers, motion and zooming where they are.
    open func stopScrollingAndZooming() { endAllMotion() }

    // MARK: Indicators

    /// Whether a bar at the side shows where the content is while it moves.
    open var showsVerticalScrollIndicator = true {
        didSet { placeIndicators() }
    }
    /// Whether a bar at the bottom shows where the content is while it moves.
    open var showsHorizontalScrollIndicator = true {
        didSet { placeIndicators() }
    }
    /// The colour of the indicators.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { placeIndicators() }
    }
    /// How far the vertical indicator stays from the edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { placeIndicators() }
    }
    /// How far the horizontal indicator stays from the edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { placeIndicators() }
    }
    /// How far both indicators stay from the edges, in points.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether indicators stay inside the safe area as well.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { placeIndicators() }
    }

    /// Shows the indicators, for a moment, while the program moves content.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        indicators.wake(self)
        changes()
        if !motion.isRunning, !drag.isDragging { indicators.rest(self) }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { indicators.flash(self) }

    // MARK: Zoom

    /// The smallest scale. 1 by default.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { zoom.updateRecognizer() }
    }
    /// The largest scale. 1 by default: no zooming.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zoom.updateRecognizer() }
    }
    /// Whether fingers may go beyond the scales, to come back on the lift.
    open var bouncesZoom = true
    /// The scale of the zoomed view.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Whether fingers zoom.
    open var isZooming: Bool { zoom.isZooming }
    /// Whether the scale comes back from beyond its limits.
    open var isZoomBouncing: Bool { zoom.isBouncing }

    /// Zooms to a scale about the middle of what shows.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom.go(to: scale, animated: animated) }

    /// Zooms so that a rectangle of the zoomed view fills the bounds.
    open func zoom(to rect: CGRect, animated: Bool) { zoom.go(toFit: rect, animated: animated) }

    // MARK: View

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            boundsWereStored()
            if old.origin != newValue.origin { offsetDidChange() }
            if old.size != newValue.size { contentExtentDidChange(evenWithoutContent: true) }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = bounds.size
            super.frame = newValue
            boundsWereStored()
            if bounds.size != old { contentExtentDidChange(evenWithoutContent: true) }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeIndicators()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { finishMotion() }
    }

    override var scrollsContent: Bool { true }

    /// Scrolls by a page, and says where content then is. False at the end.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        ScrollStep(of: self, direction).run()
    }

    private static let offsetKey = "UIScrollViewContentOffset"

    /// Where it is scrolled to.
    open override func encodeRestorableState(with coder: NSCoder) {
        coder.encode(NSValue(cgPoint: contentOffset), forKey: Self.offsetKey)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        guard let offset = coder.decodeObject(forKey: Self.offsetKey) as? NSValue else { return }
        layoutIfNeeded()
        contentOffset = offset.cgPointValue
    }

    override func setConstrainedContentSize(_ size: CGSize) {
        if contentSize != size { contentSize = size }
    }

    /// A drag is over and nothing moves on, or what moved has come to its end. Nothing here.
    func didComeToRest() {}

    /// `contentOffset` has changed; told before the delegate is. Nothing here.
    func contentDidMove() {}

    /// Bounds or frame were set; nobody has heard of it yet.
    func boundsWereStored() {}

    /// A finger begins to scroll; told before the delegate is. Nothing here.
    func dragWillBegin() {}

    /// Whether something else is where the vertical indicator would be.
    var hidesVerticalIndicator: Bool { false }

    /// Whether so many fingers that went down at a point mean something else than scrolling, such as selecting by drawing.
    func claims(_ fingers: Int, from start: CGPoint, movement: CGPoint) -> Bool { false }

    /// Whether the first page is where content ends, as in sections that read from the right.
    var pagesCountFromEnd: Bool { false }

    /// Where content should land for a natural target; collection views ask their layout.
    func adjustTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }
}
