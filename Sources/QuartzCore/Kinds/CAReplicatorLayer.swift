public import CoreGraphics
import RenderTree

/// A layer that draws its sublayers several times, each copy moved, delayed and coloured a step further.
open class CAReplicatorLayer: CALayer {
    final private var replicator = ReplicatorContent()
    final private var colorObject: CGColor? = CGColor(rgba: .white)

    /// How many copies are drawn, the original included.
    open var instanceCount: Int {
        get { replicator.instanceCount }
        set { if newValue != instanceCount { redraw("instanceCount") { replicator.instanceCount = max(0, newValue) } } }
    }
    /// Whether the copies keep their depth instead of being flattened onto this layer.
    open var preservesDepth: Bool {
        get { replicator.preservesDepth }
        set { redraw("preservesDepth") { replicator.preservesDepth = newValue } }
    }
    /// Seconds by which each copy is behind the one before.
    open var instanceDelay: CFTimeInterval {
        get { replicator.instanceDelay }
        set { if newValue != instanceDelay { redraw("instanceDelay") { replicator.instanceDelay = newValue } } }
    }
    /// From each copy to the next, about the layer's centre.
    open var instanceTransform: CATransform3D {
        get { replicator.instanceTransform }
        set {
            guard newValue != replicator.instanceTransform else { return }
            redraw("instanceTransform") { replicator.instanceTransform = newValue }
        }
    }
    /// Multiplied into the first copy.
    open var instanceColor: CGColor? {
        get { colorObject }
        set {
            redraw("instanceColor") {
                colorObject = newValue; replicator.instanceColor = newValue?.rgba
            }
        }
    }
    /// Added to the red part of the colour with each copy.
    open var instanceRedOffset: Float {
        get { replicator.redOffset }
        set { redraw("instanceRedOffset") { replicator.redOffset = newValue } }
    }
    /// Added to the green part of the colour with each copy.
    open var instanceGreenOffset: Float {
        get { replicator.greenOffset }
        set { redraw("instanceGreenOffset") { replicator.greenOffset = newValue } }
    }
    /// Added to the blue part of the colour with each copy.
    open var instanceBlueOffset: Float {
        get { replicator.blueOffset }
        set { redraw("instanceBlueOffset") { replicator.blueOffset = newValue } }
    }
    /// Added to the alpha of the colour with each copy.
    open var instanceAlphaOffset: Float {
        get { replicator.alphaOffset }
        set { redraw("instanceAlphaOffset") { replicator.alphaOffset = newValue } }
    }

    override var renderContent: LayerContent { .replicator(replicator) }

    override func adopt(_ content: LayerContent, of model: CALayer) {
        guard case .replicator(let sampled) = content else { return }
        replicator = sampled
        colorObject = sampled.instanceColor.map { color($0, keeping: (model as? CAReplicatorLayer)?.instanceColor) }
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        LayerDefaults.replicator[key] ?? super.defaultValue(forKey: key)
    }
    override class var keyTable: KeyTable { replicatorTable }

    private static let replicatorTable = KeyTable(
        parent: .layer,
        [
            ("instanceCount", .integer(\CAReplicatorLayer.instanceCount, .instanceCount)),
            ("preservesDepth", .flag(\CAReplicatorLayer.preservesDepth)),
            ("instanceDelay", .number(\CAReplicatorLayer.instanceDelay, .instanceDelay)),
            ("instanceTransform", .transform(\CAReplicatorLayer.instanceTransform, .instanceTransform)),
            ("instanceColor", .color(\CAReplicatorLayer.instanceColor, .instanceColor)),
            ("instanceRedOffset", .number(\CAReplicatorLayer.instanceRedOffset, .instanceRedOffset)),
            ("instanceGreenOffset", .number(\CAReplicatorLayer.instanceGreenOffset, .instanceGreenOffset)),
            ("instanceBlueOffset", .number(\CAReplicatorLayer.instanceBlueOffset, .instanceBlueOffset)),
            ("instanceAlphaOffset", .number(\CAReplicatorLayer.instanceAlphaOffset, .instanceAlphaOffset)),
        ])

    override class var kindAnimatedKeys: Set<String> { animatedKeys }
    private static let animatedKeys: Set<String> = [
        "instanceCount", "instanceDelay", "instanceTransform", "instanceColor", "instanceRedOffset",
        "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
    ]
}
