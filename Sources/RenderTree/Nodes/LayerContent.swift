package import CoreGraphics

/// What a kind of layer draws besides the common appearance. Bitmaps of `draw(in:)` arrive as `contents`.
package indirect enum LayerContent: Equatable, Sendable {
    case none
    /// `CATransformLayer`: draws only its sublayers, which share one 3-D space.
    case transform
    case shape(ShapeContent)
    case gradient(GradientContent)
    case replicator(ReplicatorContent)
    case emitter(EmitterContent)
    /// `CATiledLayer`: ready tiles, coarse first, each in the layer's bounds space.
    case tiles([TileContent])
    /// A snapshot view: another layer, kept as it was, drawn into this layer's bounds.
    case snapshot(SnapshotContent)

    /// True for one and the same value in memory, of which nothing need be looked at. Others may be equal too.
    @inline(__always)
    func isIdentical(to other: LayerContent) -> Bool {
        unsafeBitCast(self, to: UInt.self) == unsafeBitCast(other, to: UInt.self)
    }

    /// Where the value lies, for whoever asks for memory ahead; nil for the kinds that have none.
    @inline(__always)
    package var box: UnsafeRawPointer? {
        // Kinds without a value are small numbers; the lowest bits tell the others apart.
        let bits = unsafeBitCast(self, to: UInt.self) & ~7
        return bits < 4096 ? nil : UnsafeRawPointer(bitPattern: bits)
    }

    /// True for particles, which move without any animation.
    package var changesWithTime: Bool {
        if case .emitter = self { true } else { false }
    }
}

/// A kept layer frozen at one time. It is drawn with its sublayers so that `sourceRect` fills the bounds of the layer that
/// shows it; its own position, zPosition and transform do not count, its opacity, mask and hidden state do. Keeping the node
/// instead of pixels keeps a snapshot sharp at any scale and costs nothing to take.
package struct SnapshotContent: Equatable, @unchecked Sendable {
    package var node: LayerNode
    /// The local time of the node's superlayer at which the node is sampled: it does not move on.
    package var time: Double
    /// In the node's bounds space, points. Only what lies in it is drawn.
    package var sourceRect: CGRect

    package init(node: LayerNode, time: Double, sourceRect: CGRect) {
        self.node = node
        self.time = time
        self.sourceRect = sourceRect
    }

    package static func == (a: SnapshotContent, b: SnapshotContent) -> Bool {
        a.node === b.node && a.time == b.time && a.sourceRect == b.sourceRect
    }
}

/// `CAShapeLayer`: a path in the layer's bounds space.
package struct ShapeContent: Equatable, Sendable {
    package var path: PathReference?
    package var fillColor: RGBA? = .black
    package var fillRuleIsEvenOdd = false
    package var strokeColor: RGBA?
    package var strokeStart = 0.0
    package var strokeEnd = 1.0
    package var lineWidth = 1.0
    package var miterLimit = 10.0
    package var lineCap = LineCap.butt
    package var lineJoin = LineJoin.miter
    package var lineDashPhase = 0.0
    package var lineDashPattern: [Double] = []

    package init() {}

    package var isStroked: Bool {
        (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 && lineWidth.isFinite && strokeEnd > strokeStart
    }
}

package enum LineCap: String, Sendable { case butt, round, square }
package enum LineJoin: String, Sendable { case miter, round, bevel }

/// `CAGradientLayer`: points are in the unit square of the layer's bounds.
package struct GradientContent: Equatable, Sendable {
    package enum Kind: String, Sendable { case axial, radial, conic }
    package var kind = Kind.axial
    package var colors: [RGBA] = []
    /// Empty means evenly spread.
    package var locations: [Double] = []
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)

    package init() {}
}

/// `CAReplicatorLayer`: instance k is drawn with `instanceTransform` applied k times about the layer's centre.
package struct ReplicatorContent: Equatable, Sendable {
    package var instanceCount = 1
    package var preservesDepth = false
    package var instanceDelay = 0.0
    package var instanceTransform = CATransform3DIdentity
    package var instanceColor: RGBA? = .white
    package var redOffset: Float = 0
    package var greenOffset: Float = 0
    package var blueOffset: Float = 0
    package var alphaOffset: Float = 0

    package init() {}
}

package struct TileContent: Equatable, Sendable {
    package var image: ImageReference
    package var frame: CGRect

    package init(image: ImageReference, frame: CGRect) {
        self.image = image
        self.frame = frame
    }
}

/// `CAEmitterLayer`: particles are a pure function of time and seed.
package struct EmitterContent: Equatable, Sendable {
    package enum Shape: String, Sendable { case point, line, rectangle, cuboid, circle, sphere }
    package enum Mode: String, Sendable { case points, outline, surface, volume }
    package enum Order: String, Sendable { case unordered, oldestFirst, oldestLast, backToFront, additive }
    package var cells: [EmitterCell] = []
    package var birthRate: Double = 1
    package var lifetime: Double = 1
    package var position = CGPoint.zero
    package var zPosition = 0.0
    package var size = CGSize.zero
    package var depth = 0.0
    package var shape = Shape.point
    package var mode = Mode.volume
    package var order = Order.unordered
    package var preservesDepth = false
    package var velocity: Double = 1
    package var scale: Double = 1
    package var spin: Double = 1
    package var seed: UInt32 = 0
    /// Layer-local time at which the emitter began.
    package var startTime = 0.0
    /// What it was before, oldest first; where animations run, also in the near past.
    package var past: [EmitterEpoch] = []
    /// Layer-local time from which on it is as it is, and the births of each cell before that.
    package var start = -Double.infinity
    package var born: [Double] = []

    package init() {}
}

/// `CAEmitterCell`: how one kind of particle is born, moves and fades. Angles in radians, speeds in points a second.
package struct EmitterCell: Equatable, Sendable {
    package var name: String?
    package var isEnabled = true
    package var contents: ImageReference?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale = 1.0
    package var magnificationFilter = SamplingFilter.linear
    package var minificationFilter = SamplingFilter.linear
    package var birthRate = 0.0
    package var beginTime = 0.0
    package var duration = Double.infinity
    package var lifetime = 0.0, lifetimeRange = 0.0
    package var emissionLatitude = 0.0, emissionLongitude = 0.0, emissionRange = 0.0
    package var velocity = 0.0, velocityRange = 0.0
    package var xAcceleration = 0.0, yAcceleration = 0.0, zAcceleration = 0.0
    package var scale = 1.0, scaleRange = 0.0, scaleSpeed = 0.0
    package var spin = 0.0, spinRange = 0.0
    package var color = RGBA.white
    package var colorRange = RGBA.clear
    package var colorSpeed = RGBA.clear
    package var cells: [EmitterCell] = []

    package init() {}
}
