/// A rectangle on the screen that draws, lays out its subviews and answers to touches.
///
/// Everything visible is a layer's; the view is the layer's delegate. Geometry is in points: `frame`, `center` in the superview's
/// space, `bounds` in its own. Members that subclasses override are here; each topic's work is in `UIView+Topic.swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UITraitChangeObservable, UICoordinateSpace,
    UIDynamicItem, @preconcurrency NSCoding
{
    /// The class of the layer that instances are made with.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that shows the view.
    @exclusivity(unchecked) nonisolated(unsafe) public final internal(set) var layer: CALayer

    // Unchecked for `deinit`, which takes deep trees apart on any thread, and because nothing calls out while they are accessed.
    @exclusivity(unchecked) nonisolated(unsafe) final var hierarchy = ViewHierarchy()
    final weak var ownWindow: UIWindow?
    /// The controller whose `view` this is.
    final weak var viewOwner: (any ViewOwner)?
    @exclusivity(unchecked) nonisolated(unsafe) final var layout = ViewLayout()
    @exclusivity(unchecked) final var margins = ViewMargins()
    @exclusivity(unchecked) nonisolated(unsafe) final var looks = ViewLooks()
    @exclusivity(unchecked) nonisolated(unsafe) final var traits = ViewTraits()
    @exclusivity(unchecked) nonisolated(unsafe) final var input = ViewInput()
    /// What few views have, made when first needed.
    nonisolated(unsafe) final var extras: ViewExtras?

    /// - Parameter frame: in the superview's points.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        connectLayer()
        if frame != .zero { layer.frame = frame }
    }

    /// An empty view at the origin.
    public convenience override init() { self.init(frame: .zero) }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        connectLayer()
        finishDecoding(coder, as: UIView.self)
    }

    /// Writes the view with what is in it; what its layer has beside, recognisers and actions are left out, as with Apple's.
    open override func encode(with coder: NSCoder) { writeArchive(coder) }
    /// The view's class, or what stands in archives for one that cannot be written by its name.
    open nonisolated override var classForKeyedArchiver: AnyClass? { archivedClass }

    deinit { ViewRemains.settle(self) }

    // MARK: Geometry

    /// The bounding box in the superview's points. With a transform other than identity it is derived; set `center` and `bounds` then.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }

    /// The view's own space. A size change keeps `center`; a changed origin scrolls the subviews.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }

    /// Where the anchor point sits in the superview.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }

    /// The 2-D map applied about the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The 3-D map applied about the anchor point.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the unit square of the bounds that `center` and `transform` refer to.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Pixels per point of what the view draws; another value draws anew.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            guard newValue != layer.contentsScale else { return }
            layer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    // MARK: Hierarchy

    /// The view that this one is in.
    open var superview: UIView? { hierarchy.superview }

    /// From back to front.
    open var subviews: [UIView] { hierarchy.subviews }

    /// The window that this view is in, directly or not.
    open var window: UIWindow? { ownWindow }

    /// Takes the view out of its superview.
    open func removeFromSuperview() { ViewMove(of: self).leave() }

    /// Puts a view in front of all others in this one, taking it out of its old superview.
    open func addSubview(_ view: UIView) { ViewMove(of: view).enter(self, at: subviews.count) }

    /// Puts a view at an index of `subviews`; 0 is the back.
    open func insertSubview(_ view: UIView, at index: Int) { ViewMove(of: view).enter(self, at: index) }

    /// Puts a view right behind another subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        ViewMove(of: view).enter(self, .below, siblingSubview)
    }

    /// Puts a view right in front of another subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        ViewMove(of: view).enter(self, .above, siblingSubview)
    }

    /// Swaps two subviews by their indices.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { ViewMove.swap(index1, index2, in: self) }

    /// Puts a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { ViewMove(of: view).enter(self, at: subviews.count - 1) }
    }

    /// Puts a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { ViewMove(of: view).enter(self, at: 0) }
    }

    /// This view or the nearest below it whose tag is `tag`, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        subtree.first { $0.tag == tag }
    }

    /// Whether this view is `view` or somewhere below it.
    open func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    /// A subview came in.
    open func didAddSubview(_ subview: UIView) {}

    /// A subview is about to leave.
    open func willRemoveSubview(_ subview: UIView) {}

    /// The view is about to enter another superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// The view has a new superview, or none.
    open func didMoveToSuperview() {}

    /// The view is about to enter another window, or none.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// The view is in a new window, or none.
    open func didMoveToWindow() {}

    /// The controller if this is its view, else the superview.
    open override var next: UIResponder? { viewOwner as UIResponder? ?? hierarchy.superview }

    // MARK: Looks

    /// 0 is invisible, 1 opaque; applied to the view with its subviews as one.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            layer.opacity = Float(min(max(newValue, 0), 1))
            KeyValueObservations.didChange(self)
        }
    }

    /// Whether the view with its subviews is left out.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            hiddenDidChange()
            KeyValueObservations.didChange(self)
        }
    }

    /// A promise that the view paints every pixel of its bounds. True by default: what a view that draws itself leaves out is
    /// black, unless it has a background colour.
    open var isOpaque: Bool {
        get { looks.isOpaque }
        set {
            looks.isOpaque = newValue
            drawing.updateOpacity()
        }
    }

    /// Whether the bounds are emptied before ``draw(_:)``. They always are.
    open var clearsContextBeforeDrawing: Bool {
        get { looks.clearsContextBeforeDrawing }
        set { looks.clearsContextBeforeDrawing = newValue }
    }

    /// Painted behind the content. Dynamic colours follow the traits.
    open var backgroundColor: UIColor? {
        get { looks.background.color(of: layer) }
        set { setBackgroundColor(newValue) }
    }

    /// The colour of what can be used: the nearest ancestor's unless set here.
    open var tintColor: UIColor! {
        get { looks.tintInForce.shownColor }
        set { ownTint = newValue }
    }

    /// Whether the tint is dimmed, here and below.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { looks.tintInForce.mode }
        set {
            looks.tintAdjustmentMode = newValue
            updateTint()
        }
    }

    /// The tint, or whether it is dimmed, changed.
    open func tintColorDidChange() {}

    /// Whether subviews are cut off at the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// How content follows the bounds. Maps to the layer's gravity.
    open var contentMode: ContentMode {
        get { looks.contentMode }
        set {
            looks.contentMode = newValue
            layer.contentsGravity = contentModeInForce.gravity
            layer.needsDisplayOnBoundsChange = contentModeInForce == .redraw
        }
    }

    /// The mode that the layer follows.
    var contentModeInForce: ContentMode { looks.contentMode }

    /// The view whose alpha decides where this one shows. In this view's space.
    open var mask: UIView? {
        get { looks.mask }
        set {
            looks.mask?.removeFromSuperview()
            newValue?.removeFromSuperview()
            looks.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    /// Draws the view's content into the current context, in bounds points. Called only when overridden.
    open func draw(_ rect: CGRect) {}

    /// Draws the view for a printer into the current context, in bounds points: its layer, unless a subclass says otherwise.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
        layoutIfNeeded()
        UIGraphicsGetCurrentContext().map(layer.render)
    }

    /// Prints the view; of a text view, all of its text.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

    /// Has `draw(_:)` called before the next frame.
    open func setNeedsDisplay() { drawing.mark(bounds) }

    /// Has `draw(_:)` called before the next frame for a part of the bounds.
    open func setNeedsDisplay(_ rect: CGRect) { drawing.mark(rect) }

    // MARK: Layout

    /// Whether subviews follow changes of the bounds by their masks.
    open var autoresizesSubviews: Bool {
        get { layout.autoresizesSubviews }
        set { layout.autoresizesSubviews = newValue }
    }

    /// What gives way when the superview's bounds change.
    open var autoresizingMask: AutoresizingMask {
        get { layout.autoresizingMask }
        set {
            layout.autoresizingMask = newValue
            autoresizingMaskUseDidChange()
        }
    }

    /// Places the subviews. The default does what constraints say.
    open func layoutSubviews() { applyConstraintsToSubviews() }

    /// Gives the view what it shows: colours, texts, pictures. Called before layout, first before the view is first shown, then when
    /// `setNeedsUpdateProperties()` or a change of an observable object that was read in it asks for it. Layout need not follow.
    open func updateProperties() {}

    /// Has `updateProperties()` called before the next frame.
    open func setNeedsUpdateProperties() { PropertyPass.request(self) }

    /// Calls `updateProperties()` now where it is due, in this view and below.
    open func updatePropertiesIfNeeded() { PropertyPass.run(under: self) }

    /// Has `layoutSubviews()` called before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out now, from the outermost view that waits for layout.
    open func layoutIfNeeded() {
        PropertyPass.run(under: self)
        updateConstraintsBeforeLayout()
        layer.layoutIfNeeded()
    }

    /// The size that suits the view best within `size`. The default is the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes to `sizeThatFits`, keeping the frame's origin.
    open func sizeToFit() { resizeToFit() }

    /// What bars and rounded corners cover of this view, in points from its edges.
    open var safeAreaInsets: UIEdgeInsets { margins.safeArea }

    /// `safeAreaInsets` changed.
    open func safeAreaInsetsDidChange() {}

    /// The distances content should keep from the edges, in points, named by sides.
    open var layoutMargins: UIEdgeInsets {
        get { MarginPass.margins(of: self) }
        set {
            let own = newValue.directional(effectiveUserInterfaceLayoutDirection)
            changeMargins { $0.own = own }
        }
    }

    /// The distances content should keep from the edges, in points, named by the reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { MarginPass.margins(of: self).directional(effectiveUserInterfaceLayoutDirection) }
        set { changeMargins { $0.own = newValue } }
    }

    /// Whether the margins are at least the superview's where the edges touch.
    open var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperviewMargins }
        set { changeMargins { $0.preservesSuperviewMargins = newValue } }
    }

    /// Whether the safe area adds to the margins. True by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.insetsFromSafeArea }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    /// The margins changed.
    open func layoutMarginsDidChange() {}

    /// The margins of a view to which the program gives none, without the safe area.
    var standardMargins: NSDirectionalEdgeInsets { MarginPass.standard(of: self) }

    /// The margins that a subview has unless the program gives it others; nil: no special ones.
    func standardMargins(of subview: UIView) -> NSDirectionalEdgeInsets? { nil }

    /// The margins that the superview gives are others.
    final func standardMarginsDidChange() {
        layoutMarginsDidChange()
        setNeedsLayout()
    }

    // MARK: Auto Layout

    /// The size the content asks for, in points; `noIntrinsicMetric` along an axis where it asks for nothing.
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

    /// Says that `intrinsicContentSize` has changed.
    open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

    /// How far the frame reaches beyond what constraints align, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Changes the view's constraints before layout. Call the superclass's at the end.
    open func updateConstraints() {}

    /// Has `updateConstraints()` called before the next layout.
    open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

    /// Calls `updateConstraints()` now where it is due, in this view and below.
    open func updateConstraintsIfNeeded() { updateConstraintsBeforeLayout() }

    /// The smallest size, or the one nearest to a target, that the constraints inside allow. In points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints inside give, pulled towards a target with a priority each way. In points.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The view whose baseline stands for this view's, as sources before iOS 9 name it.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }

    /// The view whose first line of text stands for this view's.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last line of text stands for this view's.
    open var forLastBaselineLayout: UIView { self }

    /// Where the view's own lines of text are when it has a size, in points; nil where the bottom edge stands for both.
    func baselines(in size: CGSize) -> TextBaselines? { nil }

    /// The intrinsic size of content that wraps, at a width in points; nil where the height does not follow the width.
    func wrappedContentSize(forWidth width: CGFloat) -> CGSize? { nil }
    /// Whether the content is text that is higher where it is narrower.
    var wrapsContent: Bool { false }

    /// The part that bars cover and that subviews have to keep clear of themselves.
    var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

    /// Whether the view stays in sight over what its superview scrolls.
    var liesOverContent: Bool { false }

    /// Whether constraints from inside to the edges mean the content and not the frame.
    var scrollsContent: Bool { false }

    /// Constraints have decided about the size of what the view scrolls.
    func setConstrainedContentSize(_ size: CGSize) {}

    /// A subview that no constraints place asks for another size.
    func intrinsicSizeDidChange(of subview: UIView) { setNeedsLayout() }

    /// A subview was hidden or shown.
    func subviewDidChangeVisibility(_ subview: UIView) {}

    /// What the view is taken for when it collides under a ``UIDynamicAnimator``.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The convex shape of the view for ``UIDynamicItemCollisionBoundsType/path``, about its middle.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Whether the view only works with constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    // MARK: Touch

    /// Whether the view and its subviews get touches.
    open var isUserInteractionEnabled: Bool {
        get { input.isUserInteractionEnabled }
        set { input.isUserInteractionEnabled = newValue }
    }

    /// The deepest view that should get a touch at a point of this view's space.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        TouchSearch(event: event).view(at: point, in: self)
    }

    /// Whether a recogniser of this view or one above may begin with a touch in this view. True by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether a point of this view's space is in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Has the first responder in this view or below give the place up; `force` asks nobody. Returns whether there is none now.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        FirstResponder.resign(inside: self, force: force)
    }

    // MARK: Traits

    /// The traits in force here: the superview's, with the overrides on the way.
    open var traitCollection: UITraitCollection { TraitPass.traits(of: self) }

    /// The traits changed; `previousTraitCollection` had the old ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The smallest text size in force here and below, whatever the user prefers; nil for none.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traits.sizeLimits.least }
        set { limitTextSize { $0.least = newValue } }
    }

    /// The greatest text size in force here and below, whatever the user prefers; nil for none.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traits.sizeLimits.most }
        set { limitTextSize { $0.most = newValue } }
    }

    /// Which views from here upwards limit the text size, for a look while debugging.
    open var appliedContentSizeCategoryLimitsDescription: String { TextSizeLimits.description(from: self) }

    /// The traits that a view without a superview starts from.
    var traitsFromOutside: UITraitCollection { .current }

    /// `isHidden` changed; a stack view lays its rest out anew.
    func hiddenDidChange() { superview?.subviewDidChangeVisibility(self) }

    /// What the content means, to decide whether it turns round in right-to-left languages.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semanticContentAttribute ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            extras = extras.with { $0.semanticContentAttribute = newValue }
            layoutDirectionDidChange()
        }
    }

    /// Reading goes the other way now: leading edges are elsewhere.
    func layoutDirectionDidChange() {
        layout.constraints?.engine?.dissolve()
        setNeedsLayout()
    }

    /// Dynamic colours resolve differently now.
    func colorAppearanceDidChange() { resolveColors() }

    /// The colours that are shown, but for the tint itself.
    var colorsInUse: [UIColor] { backgroundColor.map { [$0] } ?? [] }

    // MARK: Accessibility

    open override var accessibilityFrame: CGRect {
        get { accessibility.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
        set { accessibility.frame = newValue }
    }

    // MARK: Layer delegate

    open func display(_ layer: CALayer) { drawing.display(layer) }

    open func draw(_ layer: CALayer, in ctx: CGContext) { drawing.run(in: ctx) }

    open func layerWillDraw(_ layer: CALayer) {}

    open func layoutSublayers(of layer: CALayer) { layOut() }

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        animatedAction(for: layer, forKey: event)
    }

    // MARK: Gestures

    /// The recognisers that watch the view, in the order of their addition.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { input.recognizersIfAny }
        set {
            for recognizer in input.gestureRecognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Lets a recogniser watch this view, taking it from its old one. Touches already down are not seen.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        input.gestureRecognizers.append(gestureRecognizer)
    }

    /// Stops a recogniser from watching; a gesture under way is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        input.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.cancelFromOutside()
        gestureRecognizer.view = nil
    }

    /// Whether the view gets more than the first finger of several.
    open var isMultipleTouchEnabled: Bool {
        get { input.isMultipleTouchEnabled }
        set { input.isMultipleTouchEnabled = newValue }
    }

    /// Whether other views of the window get no touches while this one has one.
    open var isExclusiveTouch: Bool {
        get { input.isExclusiveTouch }
        set { input.isExclusiveTouch = newValue }
    }

    // MARK: Focus

    /// Whether keys may lead to the view. False by default, true for controls that are enabled.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has the focus.
    open var isFocused: Bool { window?.focusedItem === self }

    /// Where the focus is to go in this view, best first. Empty, the default: to the view itself, or else the first in it that may have it.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusedView.map { [$0] } ?? [] }
    /// The same by its older name, for one view. Nil by default.
    open weak var preferredFocusedView: UIView? { nil }

    /// The subviews that reach into a rectangle, in the view's points. Keys lead to those of them that are views.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews.filter { $0.frame.intersects(rect) } }

    /// Whether the focus may go, from or to this view or one in it. True by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus has gone, from or to this view or one in it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// A number for `viewWithTag(_:)`.
    open var tag: Int {
        get { input.tag }
        set { input.tag = newValue }
    }

    /// A view that shows what this one looks like now, and goes on showing it.
    ///
    /// It keeps the committed layers and no pixels, so it costs next to nothing and stays sharp when scaled.
    /// - Parameter afterUpdates: shows pending changes too; without, what was last on screen, and nil for a view that never was.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows a part of this one, and stretches between its caps when it is resized.
    /// - `rect`: in this view's points.
    /// - `capInsets`: edges that keep their width.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { keptView(of: rect, afterUpdates: afterUpdates, caps: capInsets) }

    /// The direction that this view's content goes in: the traits' unless the content's meaning says otherwise.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let interface: UIUserInterfaceLayoutDirection =
            traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: interface)
    }

    // MARK: Conversion

    /// A point of this view's space in another view's; nil means the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { ViewSpace(of: self).convert(point, to: view) }
    /// A point of another view's space in this view's; nil means the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        ViewSpace(of: self).convert(point, from: view)
    }
    /// The bounding box, in another view's space, of a rectangle of this view's space; nil means the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.boundingBox { convert($0, to: view) } }
    /// The bounding box, in this view's space, of a rectangle of another view's space; nil means the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.boundingBox { convert($0, from: view) } }

    // MARK: Constraints

    /// Whether constraints are made from `autoresizingMask`. True by default; false for views placed by constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layout.translatesAutoresizingMaskIntoConstraints }
        set { translateAutoresizingMask(newValue) }
    }
    /// The constraints that this view keeps.
    open var constraints: [NSLayoutConstraint] { layout.constraints?.held ?? [] }
    /// Makes a constraint count and keeps it here. Its items are this view, its guides, or below it.
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
    /// Makes a constraint that this view keeps stop counting.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }
    /// Adds an interaction, taking it from its old view.
    open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
    /// Takes an interaction away.
    open func removeInteraction(_ interaction: any UIInteraction) { giveUp(interaction) }
    /// Adds an effect of how the device is held.
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Takes an effect away.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    /// Makes constraints count and keeps them here.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Makes constraints that this view keeps stop counting.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// How strongly the view resists growing beyond its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout.constraints?.hugging[axis] ?? usualHugging[axis]
    }
    /// How strongly views of a class resist growing beyond their content, until a program says otherwise.
    var usualHugging: AxisPriorities { AxisPriorities(both: .defaultLow) }

    /// How strongly the view resists being smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout.constraints?.compression[axis] ?? .defaultHigh
    }

    /// Sets how strongly the view resists growing beyond its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        constraintState.hugging[axis] = priority
        intrinsicSizeDidChange()
    }

    /// Sets how strongly the view resists being smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        constraintState.compression[axis] = priority
        intrinsicSizeDidChange()
    }

    /// The frame's part that constraints align, in the same space.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame that has an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    // MARK: State between runs

    /// Writes down what is needed to be as now at the next start.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Takes what was written down.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Everything is as it was.
    open func applicationFinishedRestoringState() {}

    // MARK: Values by key

    /// A property by its name; nil of a name that is none of the view's.
    open override func value(forKey key: String) -> Any? { named[key] }
    /// Sets a property by its name.
    open override func setValue(_ value: Any?, forKey key: String) { named[key] = value }
    /// A property of the view, or under a path such as `layer.cornerRadius`.
    open override func value(forKeyPath keyPath: String) -> Any? { named.value(at: keyPath) }
    /// Sets a property of the view, or under a path such as `layer.cornerRadius`.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) { named.set(value, at: keyPath) }
}
