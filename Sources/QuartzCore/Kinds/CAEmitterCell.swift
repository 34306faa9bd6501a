public import CoreGraphics
import RenderTree

/// One kind of particle of an emitter layer: how it is born, moves and fades.
///
/// Seconds, points, radians. An emitter reads its cells when it is committed; to change a cell of a layer on screen set
/// `emitterCells.name.property` on the layer.
open class CAEmitterCell: NSObject, CAMediaTiming {
    final var values = EmitterCell()
    final private var timing = MediaTiming.layer
    final private var contentsObject: Any?
    final private var colorObject: CGColor? = CGColor(rgba: .white)
    final private var cells: [CAEmitterCell]?
    final private var custom: [String: Any] = [:]

    /// A cell with default values; nothing is born until there is a birth rate and a lifetime.
    public override init() { super.init() }

    /// Names the cell in key paths.
    open var name: String? {
        get { values.name }
        set { values.name = newValue }
    }
    /// Whether particles are born.
    open var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }
    /// What a particle shows: a `CGImage`.
    open var contents: Any? {
        get { contentsObject }
        set {
            contentsObject = newValue
            values.contents = (newValue as? CGImage).map { ImageReference($0) }
        }
    }
    /// The part of the contents to show, in units of their size.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { values.contentsRect = newValue }
    }
    /// Pixels of the contents per point.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { values.contentsScale = newValue }
    }
    /// How contents that are shown larger are sampled: a name of `CALayerContentsFilter`.
    open var magnificationFilter: String {
        get { values.magnificationFilter.rawValue }
        set { values.magnificationFilter = SamplingFilter(rawValue: newValue) ?? .linear }
    }
    /// How contents that are shown smaller are sampled: a name of `CALayerContentsFilter`.
    open var minificationFilter: String {
        get { values.minificationFilter.rawValue }
        set { values.minificationFilter = SamplingFilter(rawValue: newValue) ?? .linear }
    }
    /// Levels by which trilinear sampling prefers smaller pictures; kept, as for layers.
    open var minificationFilterBias: Float = 0
    /// Particles born in a second.
    open var birthRate: Float {
        get { Float(values.birthRate) }
        set { values.birthRate = Double(newValue) }
    }
    /// How long a particle lives.
    open var lifetime: Float {
        get { Float(values.lifetime) }
        set { values.lifetime = Double(newValue) }
    }
    /// By how much lifetimes differ.
    open var lifetimeRange: Float {
        get { Float(values.lifetimeRange) }
        set { values.lifetimeRange = Double(newValue) }
    }
    /// The direction above the layer's plane.
    open var emissionLatitude: CGFloat {
        get { values.emissionLatitude }
        set { values.emissionLatitude = newValue }
    }
    /// The direction in the layer's plane.
    open var emissionLongitude: CGFloat {
        get { values.emissionLongitude }
        set { values.emissionLongitude = newValue }
    }
    /// The cone around that direction.
    open var emissionRange: CGFloat {
        get { values.emissionRange }
        set { values.emissionRange = newValue }
    }
    /// Speed at birth.
    open var velocity: CGFloat {
        get { values.velocity }
        set { values.velocity = newValue }
    }
    /// By how much speeds differ.
    open var velocityRange: CGFloat {
        get { values.velocityRange }
        set { values.velocityRange = newValue }
    }
    open var xAcceleration: CGFloat {
        get { values.xAcceleration }
        set { values.xAcceleration = newValue }
    }
    open var yAcceleration: CGFloat {
        get { values.yAcceleration }
        set { values.yAcceleration = newValue }
    }
    open var zAcceleration: CGFloat {
        get { values.zAcceleration }
        set { values.zAcceleration = newValue }
    }
    /// Size at birth, relative to the contents.
    open var scale: CGFloat {
        get { values.scale }
        set { values.scale = newValue }
    }
    /// By how much sizes differ.
    open var scaleRange: CGFloat {
        get { values.scaleRange }
        set { values.scaleRange = newValue }
    }
    /// Growth in a second.
    open var scaleSpeed: CGFloat {
        get { values.scaleSpeed }
        set { values.scaleSpeed = newValue }
    }
    /// Turn in a second.
    open var spin: CGFloat {
        get { values.spin }
        set { values.spin = newValue }
    }
    /// By how much turns differ.
    open var spinRange: CGFloat {
        get { values.spinRange }
        set { values.spinRange = newValue }
    }
    /// Multiplied into the contents.
    open var color: CGColor? {
        get { colorObject }
        set {
            colorObject = newValue
            values.color = newValue?.rgba ?? .clear
        }
    }
    open var redRange: Float {
        get { values.colorRange.red }
        set { values.colorRange.red = newValue }
    }
    open var greenRange: Float {
        get { values.colorRange.green }
        set { values.colorRange.green = newValue }
    }
    open var blueRange: Float {
        get { values.colorRange.blue }
        set { values.colorRange.blue = newValue }
    }
    open var alphaRange: Float {
        get { values.colorRange.alpha }
        set { values.colorRange.alpha = newValue }
    }
    /// Change of red in a second.
    open var redSpeed: Float {
        get { values.colorSpeed.red }
        set { values.colorSpeed.red = newValue }
    }
    /// Change of green in a second.
    open var greenSpeed: Float {
        get { values.colorSpeed.green }
        set { values.colorSpeed.green = newValue }
    }
    /// Change of blue in a second.
    open var blueSpeed: Float {
        get { values.colorSpeed.blue }
        set { values.colorSpeed.blue = newValue }
    }
    /// Change of alpha in a second.
    open var alphaSpeed: Float {
        get { values.colorSpeed.alpha }
        set { values.colorSpeed.alpha = newValue }
    }
    /// Particles that each particle emits in turn.
    open var emitterCells: [CAEmitterCell]? {
        get { cells }
        set { cells = newValue }
    }

    // MARK: CAMediaTiming

    /// When births begin, in the emitter's time.
    open var beginTime: CFTimeInterval {
        get { values.beginTime }
        set { values.beginTime = newValue }
    }
    /// For how long there are births.
    open var duration: CFTimeInterval {
        get { values.duration }
        set { values.duration = newValue }
    }
    open var speed: Float {
        get { Float(timing.speed) }
        set { timing.speed = Double(newValue) }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    open var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { timing.repeatCount = Double(newValue) }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(timing.fillMode) }
        set { timing.fillMode = newValue.renderMode }
    }

    // MARK: Values by key

    /// A property, or the value of any other key that was set.
    open func value(forKey key: String) -> Any? {
        if let path = CAEmitterCell.numbers[key] { return NSNumber(value: self[keyPath: path]) }
        return switch key {
        case "name": name
        case "contents": contents
        case "color": color
        case "enabled": NSNumber(value: isEnabled)
        case "contentsRect": NSValue(rect: contentsRect)
        case "magnificationFilter": magnificationFilter
        case "minificationFilter": minificationFilter
        case "minificationFilterBias": NSNumber(value: minificationFilterBias)
        case "emitterCells": emitterCells
        default: custom[key] ?? style?[key]
        }
    }

    /// Sets a property, or stores the value of any other key.
    open func setValue(_ value: Any?, forKey key: String) {
        if let path = CAEmitterCell.numbers[key] {
            guard let number = value == nil ? 0 : Unboxing.number(value) else { return }
            self[keyPath: path] = number
            return
        }
        switch key {
        case "name": name = value as? String
        case "contents": contents = value
        case "color": color = value as? CGColor
        case "enabled": isEnabled = (Unboxing.number(value) ?? 0) != 0
        case "contentsRect": contentsRect = value as? CGRect ?? contentsRect
        case "magnificationFilter": magnificationFilter = value as? String ?? "linear"
        case "minificationFilter": minificationFilter = value as? String ?? "linear"
        case "minificationFilterBias": minificationFilterBias = Float(Unboxing.number(value) ?? 0)
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        default: custom[key] = value
        }
    }

    nonisolated(unsafe) private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, Double>] = [
        "birthRate": \.values.birthRate, "lifetime": \.values.lifetime, "lifetimeRange": \.values.lifetimeRange,
        "emissionLatitude": \.values.emissionLatitude, "emissionLongitude": \.values.emissionLongitude,
        "emissionRange": \.values.emissionRange, "velocity": \.values.velocity,
        "velocityRange": \.values.velocityRange, "xAcceleration": \.values.xAcceleration,
        "yAcceleration": \.values.yAcceleration, "zAcceleration": \.values.zAcceleration, "scale": \.values.scale,
        "scaleRange": \.values.scaleRange, "scaleSpeed": \.values.scaleSpeed, "spin": \.values.spin,
        "spinRange": \.values.spinRange, "contentsScale": \.values.contentsScale, "beginTime": \.values.beginTime,
        "duration": \.values.duration, "redRange": \.red.range, "greenRange": \.green.range,
        "blueRange": \.blue.range, "alphaRange": \.alpha.range, "redSpeed": \.red.speed, "greenSpeed": \.green.speed,
        "blueSpeed": \.blue.speed, "alphaSpeed": \.alpha.speed,
    ]

    /// What a property is where nobody has set it.
    open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().value(forKey: key) }

    /// Whether a property belongs into an archive: those that differ from their defaults.
    open func shouldArchiveValue(forKey key: String) -> Bool {
        guard let value = value(forKey: key) as? NSObject else { return value(forKey: key) != nil }
        return !value.isEqual(Self.defaultValue(forKey: key))
    }

    /// Values for keys that the cell has none for.
    open var style: [AnyHashable: Any]?

    /// The cell with the cells it emits, as a value. Cells that emit one another are cut at a depth of eight.
    final func content(depth: Int = 0) -> EmitterCell {
        var content = values
        content.cells = depth < 8 ? (cells ?? []).map { $0.content(depth: depth + 1) } : []
        return content
    }
}

/// One channel of a cell's colour, for the table of keys.
private struct ColorChannel {
    var range: Double
    var speed: Double
}

extension CAEmitterCell {
    private func channel(_ path: WritableKeyPath<RGBA, Float>) -> ColorChannel {
        ColorChannel(range: Double(values.colorRange[keyPath: path]), speed: Double(values.colorSpeed[keyPath: path]))
    }

    private func set(_ channel: ColorChannel, _ path: WritableKeyPath<RGBA, Float>) {
        values.colorRange[keyPath: path] = Float(channel.range)
        values.colorSpeed[keyPath: path] = Float(channel.speed)
    }

    fileprivate var red: ColorChannel {
        get { channel(\.red) }
        set { set(newValue, \.red) }
    }
    fileprivate var green: ColorChannel {
        get { channel(\.green) }
        set { set(newValue, \.green) }
    }
    fileprivate var blue: ColorChannel {
        get { channel(\.blue) }
        set { set(newValue, \.blue) }
    }
    fileprivate var alpha: ColorChannel {
        get { channel(\.alpha) }
        set { set(newValue, \.alpha) }
    }
}
