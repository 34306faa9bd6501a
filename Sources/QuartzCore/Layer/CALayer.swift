public import CoreGraphics
package import RenderTree
import Synchronization

/// A rectangle of content in a tree of layers: geometry in three dimensions, looks, and animations of both.
///
/// A layer is a model: what is on screen is the tree last committed, with animations applied (``presentation()``). Layers are
/// used from one thread at a time. Points unless said otherwise; y grows downward.
open class CALayer: NSObject, CAMediaTiming {
    package let id = LayerID.next()

    // MARK: State. What moves is apart from what only looks, because a commit shares the unchanged part. It also stands first and
    // together: thousands of layers that move are walked several times a frame, and every line of memory of each counts.
    // A layer is used from one thread at a time and no access to its state calls out, so accesses cannot overlap; a guard
    // around each would cost more than the access.
    @exclusivity(unchecked) final package internal(set) var geometry = LayerGeometry()
    @exclusivity(unchecked) final var timing = MediaTiming.layer
    @exclusivity(unchecked) final var links = LayerLinks()
    @exclusivity(unchecked) final var passes = LayerPasses()
    @exclusivity(unchecked) final var attachedAnimations: [AttachedAnimation] = []
    /// Set on a presentation layer: whose state it shows.
    @exclusivity(unchecked) final var modelLayer: CALayer?
    /// The tree this layer is part of. The context clears it when it goes. It is known weakly too, which makes counting references to
    /// it slow: who only notes a change takes it in place.
    @exclusivity(unchecked) final var contextInPlace: Unmanaged<LayerContext>?
    final package internal(set) var context: LayerContext? {
        get { contextInPlace?.takeUnretainedValue() }
        set { contextInPlace = newValue.map { .passUnretained($0) } }
    }
    /// Whether the delegate answers every question for an action with none while ``delegatesAnimate`` is false, so that it need
    /// not be asked. Said by who sets the delegate.
    @exclusivity(unchecked) final package internal(set) var delegateIsIdle = false
    /// A delegate that owns the layer and takes itself back before it goes: no weak reference, which would make every count of
    /// references to it slow.
    @exclusivity(unchecked) final unowned(unsafe) var ownedDelegate: (any CALayerDelegate)?
    final weak var otherDelegate: (any CALayerDelegate)?
    @exclusivity(unchecked) final var nodes = LayerNodes()
    /// The node of the last commit that reached this layer; nil until then.
    final package var committed: LayerNode? { nodes.last }
    @exclusivity(unchecked) final var objects = LayerObjects()
    @exclusivity(unchecked) final package internal(set) var appearance = LayerAppearance()
    @exclusivity(unchecked) final var values = LayerValues()
    @exclusivity(unchecked) final var edges = LayerEdges()
    final package var associatedObjects: AssociatedObjects?
    /// Set on a presentation layer that was reached through another: its superlayer.
    final var presentationSuperlayer: CALayer?
    /// Whether delegates that are idle otherwise may give actions now. Of the main thread, as those delegates are.
    @exclusivity(unchecked) nonisolated(unsafe) package static var delegatesAnimate = false

    // MARK: Creating

    /// A layer with default values.
    public override init() { super.init() }

    /// A copy for presentation. The system calls it; a subclass copies its own stored properties from `layer` here.
    public init(layer: Any) { super.init() }

    /// Decoding is not supported: there are no archives to read on Linux.
    public required init?(coder: NSCoder) { nil }

    /// Makes the presentation copy; see ``instantiate(presenting:)``.
    @_silgen_name("mutoscope_CALayer_presenting")
    convenience init(presenting layer: CALayer) { self.init(layer: layer as Any) }

    /// Makes a fresh layer of a class known only at run time; see ``make(_:)``.
    @_silgen_name("mutoscope_CALayer_fresh")
    convenience init(fresh: Void) { self.init() }

    deinit { LayerRemains.takeApart(of: self) }

    // MARK: Geometry

    /// The layer's rectangle in its own space. Negative sizes are standardized.
    open var bounds: CGRect {
        get { geometry.bounds }
        set { setBounds(newValue) }
    }
    /// Where the anchor point lies in the superlayer's space.
    open var position: CGPoint {
        get { geometry.position }
        set { setPosition(newValue) }
    }
    /// Height above the superlayer's plane; also orders siblings.
    open var zPosition: CGFloat {
        get { geometry.zPosition }
        set { if newValue != zPosition { change("zPosition") { geometry.zPosition = newValue } } }
    }
    /// The point about which the transform acts, in units of the bounds' size.
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set { if newValue != geometry.anchorPoint { change("anchorPoint") { geometry.anchorPoint = newValue } } }
    }
    /// Height of the anchor above the layer's plane, in points.
    open var anchorPointZ: CGFloat {
        get { geometry.anchorPointZ }
        set { if newValue != anchorPointZ { change("anchorPointZ") { geometry.anchorPointZ = newValue } } }
    }
    /// Applied to the layer about its anchor point.
    open var transform: CATransform3D {
        get { geometry.transform }
        set { setTransform(newValue) }
    }
    /// The bounding box of the transformed bounds, in the superlayer's space.
    ///
    /// Setting it changes `position` and `bounds.size`. Undefined for a rotated layer, as in Core Animation.
    open var frame: CGRect {
        get { frameRectangle }
        set { setFrame(newValue) }
    }
    /// Applied to the sublayers about this layer's anchor point; the usual home of perspective.
    open var sublayerTransform: CATransform3D {
        get { appearance.sublayerTransform }
        set {
            guard newValue != appearance.sublayerTransform else { return }
            restyle("sublayerTransform") { appearance.sublayerTransform = newValue }
        }
    }
    /// Whether the layer and its sublayers are hidden.
    open var isHidden: Bool {
        get { geometry.isHidden }
        set { if newValue != isHidden { change("hidden") { geometry.isHidden = newValue } } }
    }
    /// Whether the layer draws when it faces away from the viewer.
    open var isDoubleSided: Bool {
        get { appearance.isDoubleSided }
        set { if newValue != isDoubleSided { restyle("doubleSided") { appearance.isDoubleSided = newValue } } }
    }
    /// Whether the layer's geometry and that of its sublayers is upside down.
    open var isGeometryFlipped: Bool {
        get { appearance.isGeometryFlipped }
        set {
            if newValue != isGeometryFlipped { restyle("geometryFlipped") { appearance.isGeometryFlipped = newValue } }
        }
    }
    /// Whether contents are drawn y-down. True on iOS unless an odd number of layers upward is flipped.
    open func contentsAreFlipped() -> Bool { contentsFlipped }
    /// The transform as an affine map; the identity when it is none.
    open func affineTransform() -> CGAffineTransform {
        CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
    }
    /// Sets the transform from an affine map.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: Hierarchy

    /// The layer that holds this one.
    open var superlayer: CALayer? { visibleSuperlayer }
    /// The layers inside this one, bottom first (before ordering by zPosition). nil when there are none.
    open var sublayers: [CALayer]? {
        get { visibleSublayers }
        set { replaceSublayers(newValue ?? []) }
    }
    /// Adds `layer` above all others.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: links.children.count) }
    /// Inserts `layer` at an index of ``sublayers``.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Inserts `layer` below `sibling`.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    /// Inserts `layer` above `sibling`.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
    /// Puts `newLayer` in the place of `oldLayer`.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    /// Takes the layer out of its superlayer. Its animations end.
    open func removeFromSuperlayer() { leaveSuperlayer() }
    /// The alpha of this layer's rendering clips the layer; nothing outside shows or is hit.
    open var mask: CALayer? {
        get { modelLayer.map { $0.links.mask?.presentation() } ?? links.mask }
        set { setMask(newValue) }
    }

    // MARK: Mapping and hits

    /// Converts a point from the space of `l`, or of the tree's root when nil.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { LayerSpaces.converted(p, from: l, to: self) }
    /// Converts a point to the space of `l`, or of the tree's root when nil.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { LayerSpaces.converted(p, from: self, to: l) }
    /// The bounding box of a rectangle of the space of `l` in this layer's space.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { LayerSpaces.converted(r, from: l, to: self) }
    /// The bounding box of a rectangle of this layer in the space of `l`.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { LayerSpaces.converted(r, from: self, to: l) }
    /// Converts a time of `l`, or absolute time when nil, to this layer's local time.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        LayerSpaces.converted(time: t, from: l, to: self)
    }
    /// Converts this layer's local time to that of `l`, or to absolute time when nil.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        LayerSpaces.converted(time: t, from: self, to: l)
    }
    /// The deepest layer of this tree that contains `p`, a point of the *superlayer's* space.
    open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }
    /// Whether `p`, in this layer's space, lies in the bounds.
    open func contains(_ p: CGPoint) -> Bool { geometry.bounds.contains(p) }

    // MARK: Looks

    /// How much farther a corner of this curve reaches along the edge than a circular one.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }
    /// Whether sublayers and contents are cut at the (rounded) bounds.
    open var masksToBounds: Bool {
        get { appearance.masksToBounds }
        set { if newValue != masksToBounds { restyle("masksToBounds") { appearance.masksToBounds = newValue } } }
    }
    /// Painted behind the contents.
    open var backgroundColor: CGColor? {
        get { objects.backgroundColor }
        set { setBackgroundColor(newValue) }
    }
    /// Radius of the corners, points. Cuts contents and sublayers only with ``masksToBounds``.
    open var cornerRadius: CGFloat {
        get { appearance.cornerRadius }
        set { if newValue != cornerRadius { restyle("cornerRadius") { appearance.cornerRadius = newValue } } }
    }
    /// The corners that are rounded.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt(appearance.maskedCorners)) }
        set {
            let bits = UInt8(newValue.rawValue & 15)
            if bits != appearance.maskedCorners { restyle("maskedCorners") { appearance.maskedCorners = bits } }
        }
    }
    /// The shape of the corners.
    open var cornerCurve: CALayerCornerCurve {
        get { appearance.cornerCurveIsContinuous ? .continuous : .circular }
        set {
            let value = newValue == .continuous
            guard value != appearance.cornerCurveIsContinuous else { return }
            restyle("cornerCurve") { appearance.cornerCurveIsContinuous = value }
        }
    }
    /// Width of the border, points, measured inward.
    open var borderWidth: CGFloat {
        get { appearance.borderWidth }
        set { if newValue != borderWidth { restyle("borderWidth") { appearance.borderWidth = newValue } } }
    }
    /// Colour of the border, drawn over contents and sublayers.
    open var borderColor: CGColor? {
        get { objects.borderColor }
        set {
            guard newValue !== objects.borderColor else { return }
            restyle("borderColor") {
                objects.borderColor = newValue; appearance.borderColor = newValue?.rgba
            }
        }
    }
    /// 0 to 1, for the layer with its sublayers.
    open var opacity: Float {
        get { geometry.opacity }
        set { if newValue != opacity { change("opacity") { geometry.opacity = newValue } } }
    }
    /// Whether the layer with its sublayers fades as one picture.
    open var allowsGroupOpacity: Bool {
        get { appearance.allowsGroupOpacity }
        set {
            if newValue != allowsGroupOpacity {
                restyle("allowsGroupOpacity") { appearance.allowsGroupOpacity = newValue }
            }
        }
    }
    /// Colour of the shadow.
    open var shadowColor: CGColor? {
        get { objects.shadowColor }
        set {
            guard newValue !== objects.shadowColor else { return }
            restyle("shadowColor") {
                objects.shadowColor = newValue; appearance.shadowColor = newValue?.rgba
            }
        }
    }
    /// 0 to 1.
    open var shadowOpacity: Float {
        get { appearance.shadowOpacity }
        set { if newValue != shadowOpacity { restyle("shadowOpacity") { appearance.shadowOpacity = newValue } } }
    }
    /// Points, in the layer's space.
    open var shadowOffset: CGSize {
        get { appearance.shadowOffset }
        set { if newValue != shadowOffset { restyle("shadowOffset") { appearance.shadowOffset = newValue } } }
    }
    /// Standard deviation of the blur, points.
    open var shadowRadius: CGFloat {
        get { appearance.shadowRadius }
        set { if newValue != shadowRadius { restyle("shadowRadius") { appearance.shadowRadius = newValue } } }
    }
    /// Casts the shadow in place of what the layer shows; in the layer's space, filled non-zero.
    open var shadowPath: CGPath? {
        get { appearance.shadowPath?.path }
        set {
            guard newValue !== shadowPath else { return }
            restyle("shadowPath") { appearance.shadowPath = newValue.map { PathReference($0) } }
        }
    }
    /// Whether the layer with its sublayers is drawn once and kept as a bitmap.
    open var shouldRasterize: Bool {
        get { appearance.shouldRasterize }
        set { if newValue != shouldRasterize { restyle("shouldRasterize") { appearance.shouldRasterize = newValue } } }
    }
    /// Pixels per point of that bitmap.
    open var rasterizationScale: CGFloat {
        get { appearance.rasterizationScale }
        set {
            if newValue != rasterizationScale {
                restyle("rasterizationScale") { appearance.rasterizationScale = newValue }
            }
        }
    }
    /// Filters on the layer with its sublayers: ``CAFilter`` values.
    open var filters: [Any]? {
        get { objects.filters }
        set {
            restyle("filters") {
                objects.filters = newValue; appearance.filters = CAFilter.layerFilters(newValue)
            }
        }
    }
    /// Filters on what lies behind the layer: ``CAFilter`` values.
    open var backgroundFilters: [Any]? {
        get { objects.backgroundFilters }
        set {
            restyle("backgroundFilters") {
                objects.backgroundFilters = newValue
                appearance.backgroundFilters = CAFilter.layerFilters(newValue)
            }
        }
    }
    /// How the layer is blended with what lies behind it: a blend mode's name or a ``CAFilter``.
    open var compositingFilter: Any? {
        get { objects.compositingFilter }
        set {
            restyle("compositingFilter") {
                objects.compositingFilter = newValue
                appearance.compositingFilter = CAFilter.blendMode(newValue)
            }
        }
    }
    /// The edges that may be antialiased.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { CAEdgeAntialiasingMask(rawValue: UInt32(appearance.edgeAntialiasingMask)) }
        set {
            restyle("edgeAntialiasingMask") { appearance.edgeAntialiasingMask = UInt8(newValue.rawValue & 15) }
        }
    }
    /// Whether edges are antialiased at all. A layer that was told nothing antialiases them where no view holds it, as on a display of
    /// layers alone; in views it does if the program's `Info.plist` says so by `UIViewEdgeAntialiasing`.
    open var allowsEdgeAntialiasing: Bool {
        get { (edges.areTold || context != nil) && appearance.allowsEdgeAntialiasing }
        set {
            edges.areTold = true
            restyle("allowsEdgeAntialiasing") { appearance.allowsEdgeAntialiasing = newValue }
        }
    }

    // MARK: Contents

    /// What the layer shows: a `CGImage`, or nil.
    open var contents: Any? {
        get { objects.contents }
        set { setContents(newValue) }
    }
    /// The part of the contents to show, in units of their size.
    open var contentsRect: CGRect {
        get { appearance.contentsRect }
        set { if newValue != contentsRect { restyle("contentsRect") { appearance.contentsRect = newValue } } }
    }
    /// The part of the contents that stretches, in units of ``contentsRect``.
    open var contentsCenter: CGRect {
        get { appearance.contentsCenter }
        set { if newValue != contentsCenter { restyle("contentsCenter") { appearance.contentsCenter = newValue } } }
    }
    /// Pixels of the contents per point.
    open var contentsScale: CGFloat {
        get { appearance.contentsScale }
        set { if newValue != contentsScale { restyle("contentsScale") { appearance.contentsScale = newValue } } }
    }
    /// Where the contents lie in the bounds. Unknown names act as `center`.
    open var contentsGravity: CALayerContentsGravity {
        get { objects.contentsGravity }
        set {
            guard newValue != objects.contentsGravity else { return }
            restyle("contentsGravity") {
                objects.contentsGravity = newValue
                appearance.contentsGravity = ContentsGravity(newValue)
            }
        }
    }
    /// How enlarged contents are sampled.
    open var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(rawValue: appearance.magnificationFilter.rawValue) }
        set {
            restyle("magnificationFilter") {
                appearance.magnificationFilter = SamplingFilter(rawValue: newValue.rawValue) ?? .linear
            }
        }
    }
    /// How reduced contents are sampled.
    open var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(rawValue: appearance.minificationFilter.rawValue) }
        set {
            restyle("minificationFilter") {
                appearance.minificationFilter = SamplingFilter(rawValue: newValue.rawValue) ?? .linear
            }
        }
    }
    /// Kept for Apple's signature; mip levels are chosen without a bias.
    open var minificationFilterBias: Float {
        get { values.minificationFilterBias }
        set { values.minificationFilterBias = newValue }
    }
    /// The format asked of the backing store. Backing stores are RGBA8 here.
    open var contentsFormat: CALayerContentsFormat {
        get { values.contentsFormat }
        set { values.contentsFormat = newValue }
    }
    /// A promise that the contents cover the bounds without transparency.
    open var isOpaque: Bool {
        get { values.isOpaque }
        set { values.isOpaque = newValue }
    }

    // MARK: Display

    /// Provides the contents: asks the delegate, or draws them with ``draw(in:)``.
    open func display() { displayByDelegate() }
    /// Draws the contents: asks the delegate. The context is in the layer's bounds space: y down where ``contentsAreFlipped()``.
    open func draw(in ctx: CGContext) { drawByDelegate(in: ctx) }
    /// Draws the layer with its sublayers, in its own bounds space; its position is not used. 3-D is kept.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }
    /// Marks the contents as out of date; they are provided anew before the next commit.
    open func setNeedsDisplay() { setNeedsDisplay(bounds) }
    /// Marks a part of the contents, in the layer's space, as out of date.
    open func setNeedsDisplay(_ r: CGRect) { markDisplay(r) }
    /// Whether the contents are out of date.
    open func needsDisplay() -> Bool { passes.own.contains(.display) }
    /// Provides the contents now when they are out of date.
    open func displayIfNeeded() { displayWhenMarked() }
    /// Whether new bounds make the contents out of date.
    open var needsDisplayOnBoundsChange: Bool {
        get { values.needsDisplayOnBoundsChange }
        set { values.needsDisplayOnBoundsChange = newValue }
    }
    /// Accepted; drawing is always done before the commit returns.
    open var drawsAsynchronously: Bool {
        get { values.drawsAsynchronously }
        set { values.drawsAsynchronously = newValue }
    }

    // MARK: Layout

    /// Marks the layer for layout before the next commit.
    open func setNeedsLayout() { markLayout() }
    /// Whether the layer is marked for layout.
    open func needsLayout() -> Bool { passes.own.contains(.layout) }
    /// Lays out now: from the topmost marked ancestor in a row downward.
    open func layoutIfNeeded() { layoutNow() }
    /// Lays out the sublayers: the delegate does, or the layout manager.
    open func layoutSublayers() { layoutByDelegate() }
    /// Lays out the sublayers when there is no delegate for it.
    open var layoutManager: (any CALayoutManager)? {
        get { objects.layoutManager }
        set { objects.layoutManager = newValue; setNeedsLayout() }
    }
    /// The size the layer would like to have, in points.
    open func preferredFrameSize() -> CGSize { layoutManager?.preferredSize(of: self) ?? bounds.size }

    // MARK: Scrolling

    /// The part of the bounds that no ancestor's clip hides, in the layer's space.
    open var visibleRect: CGRect { unclippedRect }
    /// Scrolls the nearest scroll layer upward so that `p` is at its origin.
    open func scroll(_ p: CGPoint) { scrollNearestLayer(to: p) }
    /// Scrolls the nearest scroll layer upward as little as makes `r` visible.
    open func scrollRectToVisible(_ r: CGRect) { scrollNearestLayer(toShow: r) }

    // MARK: Actions and animations

    /// The action a class performs for an event by default; nil continues the search.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// The action for an event: delegate, ``actions``, ``style``, class default, then the built-in animation. nil where the
    /// first that answered said `NSNull`.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
    /// Actions by event; `NSNull` stops the search.
    open var actions: [String: any CAAction]? {
        get { objects.actions }
        set { objects.actions = newValue }
    }
    /// Values for keys that were not set, and under `actions` further actions.
    open var style: [AnyHashable: Any]? {
        get { objects.style }
        set { objects.style = newValue }
    }
    /// Attaches a frozen copy of `anim`, replacing the one of the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }
    /// Ends all animations.
    open func removeAllAnimations() { detachAllAnimations() }
    /// Ends the animation of this key.
    open func removeAnimation(forKey key: String) { detachAnimation(forKey: key) }
    /// The keys of the attached animations, in order of application; nil when there are none.
    open func animationKeys() -> [String]? { attachedKeys }
    /// The attached, frozen animation of this key.
    open func animation(forKey key: String) -> CAAnimation? { attachedAnimation(forKey: key) }

    // MARK: Presentation

    /// A read-only copy of what is on screen now: the committed values with animations applied. nil until the first commit.
    open func presentation() -> Self? { makePresentation() }
    /// The layer whose state this presentation layer shows; the layer itself when it is none.
    open func model() -> Self { unsafeDowncast(modelLayer ?? self, to: Self.self) }

    // MARK: Values by key

    /// The default of a property that is not zero or nil, boxed; a subclass answers for its own keys, and ``value(forKey:)``
    /// gives that when nothing was set.
    open class func defaultValue(forKey key: String) -> Any? { LayerDefaults.layer[key] }
    /// Whether a change of this (custom) property makes the contents out of date, also while it is animated.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Whether a property is archived. There are no archives on Linux.
    open func shouldArchiveValue(forKey key: String) -> Bool { false }
    /// The value of a property, numbers and structs boxed as `NSNumber` and `NSValue`, or of an unknown key that was set.
    open func value(forKey key: String) -> Any? { readValue(forKey: key) }
    /// Sets a property from a boxed or bare value, or stores the value of an unknown key.
    open func setValue(_ value: Any?, forKey key: String) { writeValue(value, forKey: key) }
    /// The value at a path such as `transform.rotation.y`.
    open func value(forKeyPath keyPath: String) -> Any? { readValue(forKeyPath: keyPath) }
    /// Sets the value at a path such as `bounds.size.width`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { writeValue(value, forKeyPath: keyPath) }

    // MARK: Identity

    /// A name of the program's own.
    open var name: String? {
        get { values.name }
        set { values.name = newValue }
    }
    /// Provides contents, layout and actions. Not retained.
    open var delegate: (any CALayerDelegate)? {
        get { ownedDelegate ?? otherDelegate }
        set { setDelegate(newValue) }
    }

    // MARK: Time

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { retime { timing.beginTime = newValue } }
    }
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { retime { timing.duration = newValue } }
    }
    open var speed: Float {
        get { Float(timing.speed) }
        set { retime { timing.speed = Double(newValue) } }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { retime { timing.timeOffset = newValue } }
    }
    open var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { retime { timing.repeatCount = Double(newValue) } }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { retime { timing.repeatDuration = newValue } }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { retime { timing.autoreverses = newValue } }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(timing.fillMode) }
        set { retime { timing.fillMode = newValue.renderMode } }
    }

    // MARK: What the kinds of layer bring

    /// What this kind draws besides the common appearance.
    var renderContent: LayerContent { .none }
    /// Nodes that stand before those of the sublayers.
    var contentNodes: [LayerNode] { [] }
    /// Whether ``updateBeforeCommit(localTime:)`` is called before every commit of the tree.
    var updatesBeforeCommit: Bool { false }
    /// Whether the layer looks different from frame to frame without any animation.
    var movesByItself: Bool { false }
    /// Brings contents that depend on what is visible up to date.
    func updateBeforeCommit(localTime: Double) {}
    /// Tells the time at which the layer is about to be committed.
    func willCommit(localTime: Double) {}
    /// Takes what the kind draws from a sample, on the presentation layer of `model`.
    func adopt(_ content: LayerContent, of model: CALayer) {}
    /// Transform layers hand depth on; every other layer flattens its sublayers onto its plane.
    var flattensSublayers: Bool { true }
    /// Whether this layer, as a mask, lets `point` of the masked layer's space through.
    func maskCovers(_ point: CGPoint) -> Bool { findHit(point, asMask: true) != nil }
    /// Keys of this kind of layer whose change animates.
    class var kindAnimatedKeys: Set<String> { [] }
    /// The properties that string keys reach.
    class var keyTable: KeyTable { KeyTable.layer }
}
