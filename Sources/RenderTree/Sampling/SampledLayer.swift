import CPrefetch
import CoreGraphics

/// One layer as it looks at one moment: the committed values with the animations of that time applied.
///
/// `presentation()` and the screen both read this. A value that came from a ``TreeSampler`` is good until its next pass.
package struct SampledLayer: @unchecked Sendable {
    package private(set) var node: LayerNode {
        didSet { id = node.id }
    }
    package private(set) var id: LayerID
    /// Seconds in the layer's own time space.
    package internal(set) var localTime: Double
    package var geometry: LayerGeometry
    /// The committed style itself when nothing in it is animated.
    package private(set) var style: LayerStyle {
        didSet {
            looks = style.looks
            parts = looks.pointee.parts
        }
    }
    /// The values of ``style``, in place.
    package private(set) var looks: UnsafePointer<LayerAppearance>
    /// What there is of ``looks``, beside the values that move: the looks themselves lie elsewhere.
    package private(set) var parts: LooksParts
    package var content: LayerContent {
        didSet { plainFill = PlainFill(content) }
    }
    /// What is to know of ``content`` where it is no more than a path filled with a colour, as most of many shapes are.
    package private(set) var plainFill: PlainFill?
    /// The transition in progress; it replaces the layer's drawing.
    package var transition: RunningTransition?
    /// Two pictures of `contents` on the way from one to the other.
    package var dissolve: ImageDissolve?
    /// Animated values of properties that only the layer's owner knows, by key.
    package var customValues: [String: RenderValue] = [:]
    /// Which of its sampler's passes changed it, but for animations: as long as there are none it looks as it did then.
    package internal(set) var version: UInt64 = 0
    /// True when ``style`` is this value's own copy and may be written.
    private var ownsStyle = false

    /// The committed values, without animations.
    package init(_ node: LayerNode, localTime: Double) {
        self.node = node
        id = node.id
        self.localTime = localTime
        geometry = node.geometry
        style = node.style
        looks = node.style.looks
        parts = looks.pointee.parts
        content = node.content
        plainFill = PlainFill(node.content)
    }

    /// The looks at this moment. Writing keeps the committed style untouched.
    package var appearance: LayerAppearance {
        get { style.values }
        _modify {
            if !ownsStyle {
                style = LayerStyle(style.values)
                ownsStyle = true
            }
            defer { parts = looks.pointee.parts }
            yield &style.values
        }
    }

    package var isWithoutAnimations: Bool { node.animations.isEmpty }

    /// True when this is what the node gives at any time but for the time itself.
    func isStill(_ node: LayerNode) -> Bool { self.node === node && node.animations.isEmpty }

    /// The committed values of another node.
    mutating func reset(to node: LayerNode, localTime: Double) {
        if self.node !== node { self.node = node }
        if style !== node.style {
            style = node.style
            ownsStyle = false
        }
        reset(localTime: localTime)
    }

    /// Back to the committed values, keeping the memory of the last sample.
    mutating func reset(localTime: Double) {
        self.localTime = localTime
        geometry = node.geometry
        if ownsStyle {
            style.values = node.style.values
            parts = looks.pointee.parts
        }
        if !content.isIdentical(to: node.content) { content = node.content }
        if transition != nil { transition = nil }
        if dissolve != nil { dissolve = nil }
        if !customValues.isEmpty { customValues.removeAll(keepingCapacity: true) }
    }
}

extension UnsafePointer<SampledLayer> {
    /// What is drawn of a layer leads through these lines of memory.
    private static var bytes: Int32 { Int32(MemoryLayout<SampledLayer>.size) }
    private static var looksBytes: Int32 { Int32(MemoryLayout<LayerAppearance>.size) }
    private static var contentBytes: Int32 { 256 }

    @inline(__always)
    package func askAhead() { prefetch_bytes(self, Self.bytes) }

    /// Asks for the looks and the content, which lie elsewhere.
    @inline(__always)
    package func askForParts() {
        if !pointee.parts.isEmpty { prefetch_bytes(pointee.looks, Self.looksBytes) }
        if let box = pointee.content.box { prefetch_bytes(box, Self.contentBytes) }
    }
}

/// A `CATransition` in progress.
package struct RunningTransition: Equatable, Sendable {
    package var kind: TransitionAnimation.Kind
    package var edge: TransitionAnimation.Edge?
    package var leaf: PageLeaf?
    /// 0 shows the old content, 1 the new; eased, and cut by `startProgress` and `endProgress`.
    package var progress: Double
    package var animation: AnimationID

    package init(
        kind: TransitionAnimation.Kind, edge: TransitionAnimation.Edge?, progress: Double, animation: AnimationID
    ) {
        self.kind = kind
        self.edge = edge
        self.progress = progress
        self.animation = animation
    }
}

/// The screen's cross-dissolve of animated `contents`. The value itself switches at one half.
package struct ImageDissolve: Equatable, Sendable {
    package var from: ImageReference
    package var to: ImageReference
    /// 0 shows `from`, 1 shows `to`.
    package var fraction: Double

    package init(from: ImageReference, to: ImageReference, fraction: Double) {
        self.from = from
        self.to = to
        self.fraction = fraction
    }
}
