package import CoreGraphics

/// Names one layer for its whole life, across commits.
package struct LayerID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let raw: UInt64

    package init(_ raw: UInt64) {
        self.raw = raw
    }

    package static func < (a: LayerID, b: LayerID) -> Bool { a.raw < b.raw }

    package var description: String { "#\(raw)" }
}

/// One layer as it was committed: an immutable value with identity, shared between trees while nothing in it changes.
///
/// The split follows how often things change: geometry moves all the time, a style seldom, so that a commit of a moved
/// layer needs one small node and shares the rest.
package final class LayerNode: @unchecked Sendable {
    package let id: LayerID
    @exclusivity(unchecked) package private(set) var geometry: LayerGeometry
    package let style: LayerStyle
    package let content: LayerContent
    @exclusivity(unchecked) package private(set) var timing: MediaTiming
    /// In `sublayers` order; drawing sorts by zPosition. Mutable only so that deep trees can be torn down without recursion.
    @exclusivity(unchecked) package fileprivate(set) var children: [LayerNode]
    @exclusivity(unchecked) package fileprivate(set) var mask: LayerNode?
    /// In order of application.
    package let animations: [AnimationRecord]
    /// True when this layer or any below changes with time (animations, particles), so that a still subtree is sampled once.
    package let subtreeIsAnimated: Bool

    package init(
        id: LayerID, geometry: LayerGeometry, style: LayerStyle, content: LayerContent = .none,
        timing: MediaTiming = .layer, children: [LayerNode] = [], mask: LayerNode? = nil,
        animations: [AnimationRecord] = []
    ) {
        self.id = id
        self.geometry = geometry
        self.style = style
        self.content = content
        self.timing = timing
        self.children = children
        self.mask = mask
        self.animations = animations
        subtreeIsAnimated =
            !animations.isEmpty || content.changesWithTime || (mask?.subtreeIsAnimated ?? false)
            || children.contains { $0.subtreeIsAnimated }
    }

    /// Nothing hangs from it, and no animation runs on it.
    package var isLeaf: Bool { children.isEmpty && mask == nil && animations.isEmpty }

    /// A leaf as another is, but for its place and time.
    package init(moved other: LayerNode, to geometry: LayerGeometry, _ timing: MediaTiming) {
        style = other.style
        content = other.content
        id = other.id
        self.geometry = geometry
        self.timing = timing
        children = []
        mask = nil
        animations = []
        subtreeIsAnimated = other.subtreeIsAnimated
    }

    /// Becomes the same layer in another place and time. Only for a node that nobody else has: it is in no tree any more.
    package func move(to geometry: LayerGeometry, _ timing: MediaTiming) {
        self.geometry = geometry
        self.timing = timing
    }

    /// The transition that decides this layer's drawing: the last one added.
    package var transition: TransitionAnimation? {
        animations.last { $0.transition != nil }?.transition
    }

    /// Takes deep chains apart with a worklist: 100,000 nested layers must not overflow the stack when they go.
    deinit {
        if children.isEmpty, mask == nil { return }
        var orphans = children
        children = []
        if let mask { orphans.append(mask) }
        mask = nil
        while var node = orphans.popLast() {
            guard isKnownUniquelyReferenced(&node) else { continue }
            orphans.append(contentsOf: node.children)
            node.children = []
            if let mask = node.mask { orphans.append(mask) }
            node.mask = nil
        }
    }
}

/// The values that move most: where a layer is and how it is projected. Points, in the superlayer's space.
package struct LayerGeometry: Equatable, Sendable {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var zPosition = 0.0
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var anchorPointZ = 0.0
    package var transform = CATransform3DIdentity
    package var opacity: Float = 1
    package var isHidden = false

    package init() {}
}

/// Everything else that decides a layer's looks.
package struct LayerAppearance: Equatable, Sendable {
    package var sublayerTransform = CATransform3DIdentity
    package var isDoubleSided = true
    package var isGeometryFlipped = false
    package var masksToBounds = false
    package var backgroundColor: RGBA?
    package var backgroundPattern: ImageReference?
    /// Pixels of the pattern a point.
    package var backgroundPatternScale = 1.0
    package var cornerRadius = 0.0
    package var cornerCurveIsContinuous = false
    /// Bits as in `CACornerMask`.
    package var maskedCorners: UInt8 = 15
    /// Of the corners one by one, points, in the order of `maskedCorners`' bits; empty: ``cornerRadius`` counts.
    package var cornerRadii: [Double] = []
    package var borderWidth = 0.0
    package var borderColor: RGBA? = .black
    package var shadowColor: RGBA? = .black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius = 3.0
    package var shadowPath: PathReference?
    package var contents: ImageReference?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale = 1.0
    package var contentsGravity = ContentsGravity.resize
    package var magnificationFilter = SamplingFilter.linear
    package var minificationFilter = SamplingFilter.linear
    /// Bits as in `CAEdgeAntialiasingMask`.
    package var edgeAntialiasingMask: UInt8 = 15
    package var allowsEdgeAntialiasing = true
    package var allowsGroupOpacity = true
    package var shouldRasterize = false
    package var rasterizationScale = 1.0
    package var compositingFilter: BlendMode = .normal
    /// Applied to the layer with its sublayers, in order.
    package var filters: [LayerFilter] = []
    /// Applied to what lies behind the layer, inside its shape, in order.
    package var backgroundFilters: [LayerFilter] = []

    package init() {}
}

/// A shared ``LayerAppearance``: most layers keep theirs from commit to commit.
///
/// Never written once a node holds it; the sampler writes only the copies it made itself, for animated layers.
package final class LayerStyle: @unchecked Sendable {
    /// Where the values lie as long as the style lives. Whoever draws reads them several times for each layer and frame: in
    /// place, without counting references, and without guarding the access, since no write overlaps a read.
    package let looks: UnsafePointer<LayerAppearance>
    private let memory: UnsafeMutablePointer<LayerAppearance>

    package internal(set) var values: LayerAppearance {
        _read { yield memory.pointee }
        _modify { yield &memory.pointee }
    }

    package init(_ values: LayerAppearance) {
        memory = .allocate(capacity: 1)
        memory.initialize(to: values)
        looks = UnsafePointer(memory)
    }

    deinit {
        memory.deinitialize(count: 1)
        memory.deallocate()
    }

    package static let plain = LayerStyle(LayerAppearance())
}

package enum ContentsGravity: String, Sendable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    case resize, resizeAspect, resizeAspectFill
}

package enum SamplingFilter: String, Sendable {
    case nearest, linear, trilinear
}

package enum BlendMode: String, CaseIterable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, plusLighter, plusDarker
    case copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
    case clear
}

package enum LayerFilter: Equatable, Sendable {
    /// Standard deviation in points of the layer's space.
    case gaussianBlur(radius: Double)
    /// 4×5, row by row, on straight sRGB colours.
    case colorMatrix([Float])
    /// Moves every colour away from its grey of the same lightness: 0 is grey, 1 leaves it.
    case colorSaturate(amount: Double)
    /// Rolls the layer, as a page, around a cylinder.
    case pageCurl(PageCurlFilter)
}

/// Where the roll of a page is. It comes from the side that `angle` points away from.
package struct PageCurlFilter: Equatable, Sendable {
    /// 0 is flat; at 1 the roll has just left the page.
    package var time: Double
    /// The direction in which the roll moves, radians from the x axis towards the y axis of the layer (y down).
    package var angle: Double
    /// Of the cylinder, points.
    package var radius: Double
    /// What lies over the mirrored picture on the page's back; nil is light paper.
    package var backColor: RGBA?

    package init(time: Double, angle: Double, radius: Double, backColor: RGBA? = nil) {
        self.time = time
        self.angle = angle
        self.radius = radius
        self.backColor = backColor
    }
}

/// An image compared by identity: two references are equal when they are the same pixels object.
package struct ImageReference: Hashable, @unchecked Sendable {
    package let image: CGImage

    package init(_ image: CGImage) {
        self.image = image
    }

    package static func == (a: ImageReference, b: ImageReference) -> Bool { a.image === b.image }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(image)) }
}

/// A path compared by identity first, then by its elements.
package struct PathReference: Equatable, @unchecked Sendable {
    package let path: CGPath
    /// Encloses all points and control points; null when there are none, or one of them is no finite number.
    package let box: CGRect
    /// The steps are such as those of rectangles, of rounded ones and of circles. Paths of other steps are none of these.
    package let hasSimpleSteps: Bool

    package init(_ path: CGPath) {
        self.path = path.kept
        box = self.path.elements.controlBox
        hasSimpleSteps = self.path.elements.areSimple
    }

    /// Of what is known already.
    @inline(__always)
    init(_ path: CGPath, box: CGRect, hasSimpleSteps: Bool) {
        (self.path, self.box, self.hasSimpleSteps) = (path, box, hasSimpleSteps)
    }

    package static func == (a: PathReference, b: PathReference) -> Bool {
        a.path === b.path || a.path.elements == b.path.elements
    }
}
