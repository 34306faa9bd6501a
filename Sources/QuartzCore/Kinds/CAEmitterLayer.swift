public import CoreGraphics
import RenderTree

/// The shape from which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// All from the emitter's position.
    public static let point = Self(rawValue: "point")
    /// From a horizontal line through the position, as wide as the emitter's size.
    public static let line = Self(rawValue: "line")
    /// From a rectangle of the emitter's size about the position.
    public static let rectangle = Self(rawValue: "rectangle")
    /// From a box of the emitter's size and depth about the position.
    public static let cuboid = Self(rawValue: "cuboid")
    /// From a circle about the position whose radius is half of the emitter's width.
    public static let circle = Self(rawValue: "circle")
    /// From a ball about the position whose radius is half of the emitter's width.
    public static let sphere = Self(rawValue: "sphere")
}

/// The part of the shape from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the corner points of the shape.
    public static let points = Self(rawValue: "points")
    /// From the edges of the shape.
    public static let outline = Self(rawValue: "outline")
    /// From the faces of the shape.
    public static let surface = Self(rawValue: "surface")
    /// From everywhere inside the shape.
    public static let volume = Self(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In no special order.
    public static let unordered = Self(rawValue: "unordered")
    /// The oldest particles at the back.
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    /// The newest particles at the back.
    public static let oldestLast = Self(rawValue: "oldestLast")
    /// By depth, the farthest at the back.
    public static let backToFront = Self(rawValue: "backToFront")
    /// The particles' colours add up.
    public static let additive = Self(rawValue: "additive")
}

/// A layer that emits particles. Where a particle is follows from the time, ``seed`` and what the emitter was at its birth.
open class CAEmitterLayer: CALayer {
    final private var emitter = EmitterContent()
    final private var cells: [CAEmitterCell]?
    /// Layer time at which the emitter was first committed.
    final private var startTime: Double?
    /// Whether the next commit has no past.
    final private var isAnew = false

    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]? {
        get { cells }
        set { redraw("emitterCells") { replaceCells(newValue) } }
    }
    /// Multiplies the birth rates of the cells.
    open var birthRate: Float {
        get { Float(emitter.birthRate) }
        set { redraw("birthRate") { emitter.birthRate = Double(newValue) } }
    }
    /// Multiplies the lifetimes of the cells.
    open var lifetime: Float {
        get { Float(emitter.lifetime) }
        set { redraw("lifetime") { emitter.lifetime = Double(newValue) } }
    }
    /// The middle of the emitting shape, in the layer's space.
    open var emitterPosition: CGPoint {
        get { emitter.position }
        set { redraw("emitterPosition") { emitter.position = newValue } }
    }
    /// The middle of the emitting shape above the layer's plane.
    open var emitterZPosition: CGFloat {
        get { emitter.zPosition }
        set { redraw("emitterZPosition") { emitter.zPosition = newValue } }
    }
    /// The size of the emitting shape.
    open var emitterSize: CGSize {
        get { emitter.size }
        set { redraw("emitterSize") { emitter.size = newValue } }
    }
    /// The depth of the emitting shape.
    open var emitterDepth: CGFloat {
        get { emitter.depth }
        set { redraw("emitterDepth") { emitter.depth = newValue } }
    }
    /// The emitting shape.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { Self.name(of: emitter.shape, Self.shapes) ?? .point }
        set { redraw("emitterShape") { emitter.shape = Self.shapes[newValue] ?? .point } }
    }
    /// The emitting part of the shape.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { Self.name(of: emitter.mode, Self.modes) ?? .volume }
        set { redraw("emitterMode") { emitter.mode = Self.modes[newValue] ?? .volume } }
    }
    /// The order of drawing.
    open var renderMode: CAEmitterLayerRenderMode {
        get { Self.name(of: emitter.order, Self.orders) ?? .unordered }
        set { redraw("renderMode") { emitter.order = Self.orders[newValue] ?? .unordered } }
    }
    /// Whether particles keep their depth instead of being flattened onto this layer.
    open var preservesDepth: Bool {
        get { emitter.preservesDepth }
        set { redraw("preservesDepth") { emitter.preservesDepth = newValue } }
    }
    /// Multiplies the speeds of the cells.
    open var velocity: Float {
        get { Float(emitter.velocity) }
        set { redraw("velocity") { emitter.velocity = Double(newValue) } }
    }
    /// Multiplies the sizes of the cells.
    open var scale: Float {
        get { Float(emitter.scale) }
        set { redraw("scale") { emitter.scale = Double(newValue) } }
    }
    /// Multiplies the turns of the cells.
    open var spin: Float {
        get { Float(emitter.spin) }
        set { redraw("spin") { emitter.spin = Double(newValue) } }
    }
    /// Where the particles' random numbers begin.
    open var seed: UInt32 {
        get { emitter.seed }
        set { redraw("seed") { emitter.seed = newValue } }
    }

    // MARK: Content

    override var renderContent: LayerContent { .emitter(emitted) }

    private var emitted: EmitterContent {
        var content = emitter
        content.cells = (cells ?? []).map { $0.content() }
        content.startTime = startTime ?? 0
        return content
    }

    override var movesByItself: Bool { true }

    /// What flies already does not change with the emitter.
    override func willCommit(localTime: Double) {
        if localTime < startTime ?? .infinity { begin(at: localTime) }
        defer { isAnew = false }
        guard !isAnew, let committed, case .emitter(let old) = committed.content,
            let change = succession(of: old, committed)
        else { return }
        emitter = change.succeeding(committed, at: localTime)
        passes.stale.insert(.content)
    }

    /// What the emitter is now, where that is not what was committed.
    private func succession(of old: EmitterContent, _ committed: LayerNode) -> EmitterContent? {
        let isAnimated = !attachedAnimations.isEmpty || !committed.animations.isEmpty
        let animations = isAnimated ? attachedAnimations.compactMap(\.record).filter(\.animatesEmitter) : []
        guard passes.stale.contains(.content) || isAnimated else { return nil }
        let new = emitted
        return new.isLike(old) && animations == committed.emitterAnimations ? nil : new
    }

    /// A layer whose time begins anew begins anew.
    private func begin(at localTime: Double) {
        startTime = localTime
        forget()
    }

    /// Other cells are as if they had been there from the start.
    private func replaceCells(_ new: [CAEmitterCell]?) {
        cells = new
        forget()
    }

    private func forget() {
        (emitter.past, emitter.born, emitter.start) = ([], [], -.infinity)
        isAnew = true
        passes.stale.insert(.content)
    }

    override func adopt(_ content: LayerContent, of model: CALayer) {
        if case .emitter(let sampled) = content { emitter = sampled }
        cells = (model as? CAEmitterLayer)?.cells
    }

    private static func name<Name, Value: Equatable>(of value: Value, _ names: [Name: Value]) -> Name? {
        names.first { $0.value == value }?.key
    }

    private static let shapes: [CAEmitterLayerEmitterShape: EmitterContent.Shape] = [
        .point: .point, .line: .line, .rectangle: .rectangle, .cuboid: .cuboid, .circle: .circle, .sphere: .sphere,
    ]
    private static let modes: [CAEmitterLayerEmitterMode: EmitterContent.Mode] = [
        .points: .points, .outline: .outline, .surface: .surface, .volume: .volume,
    ]
    private static let orders: [CAEmitterLayerRenderMode: EmitterContent.Order] = [
        .unordered: .unordered, .oldestFirst: .oldestFirst, .oldestLast: .oldestLast, .backToFront: .backToFront,
        .additive: .additive,
    ]

    // MARK: Values by key

    open override class func defaultValue(forKey key: String) -> Any? {
        LayerDefaults.emitter[key] ?? super.defaultValue(forKey: key)
    }
    override class var keyTable: KeyTable { emitterTable }

    private static let emitterTable = KeyTable(
        parent: .layer,
        [
            ("birthRate", .number(\CAEmitterLayer.birthRate, .emitterBirthRate)),
            ("lifetime", .number(\CAEmitterLayer.lifetime, .emitterLifetime)),
            ("emitterPosition", .point(\CAEmitterLayer.emitterPosition, .emitterPosition)),
            ("emitterZPosition", .number(\CAEmitterLayer.emitterZPosition, .emitterZPosition)),
            ("emitterSize", .size(\CAEmitterLayer.emitterSize, .emitterSize)),
            ("emitterDepth", .number(\CAEmitterLayer.emitterDepth, .emitterDepth)),
            ("emitterShape", .name(\CAEmitterLayer.emitterShape)),
            ("emitterMode", .name(\CAEmitterLayer.emitterMode)),
            ("renderMode", .name(\CAEmitterLayer.renderMode)),
            ("preservesDepth", .flag(\CAEmitterLayer.preservesDepth)),
            ("velocity", .number(\CAEmitterLayer.velocity, .emitterVelocity)),
            ("scale", .number(\CAEmitterLayer.scale, .emitterScale)),
            ("spin", .number(\CAEmitterLayer.spin, .emitterSpin)),
            ("emitterCells", .object(\CAEmitterLayer.emitterCells)),
        ])

    override class var kindAnimatedKeys: Set<String> { animatedKeys }
    private static let animatedKeys: Set<String> = [
        "birthRate", "lifetime", "emitterPosition", "emitterZPosition", "emitterSize", "velocity", "scale", "spin",
    ]

    /// The named cell and the key in `emitterCells.name.key`; nil for other paths.
    private func cell(_ path: String) -> (cell: CAEmitterCell, key: String)? {
        let parts = path.split(separator: ".", maxSplits: 2).map(String.init)
        guard parts.count == 3, parts[0] == "emitterCells", let cell = cells?.first(where: { $0.name == parts[1] })
        else { return nil }
        return (cell, parts[2])
    }

    /// Also reads `emitterCells.name.property`.
    open override func value(forKeyPath keyPath: String) -> Any? {
        if let (cell, key) = cell(keyPath) { return cell.value(forKey: key) }
        return super.value(forKeyPath: keyPath)
    }

    /// Also sets `emitterCells.name.property`.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (cell, key) = cell(keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
        redraw("emitterCells") { cell.setValue(value, forKey: key) }
    }
}
