import CoreGraphics

/// The defaults that `defaultValue(forKey:)` tells: those that are not zero, false or nil.
struct LayerDefaults: @unchecked Sendable {
    private let values: [String: Any]

    private init(_ layer: CALayer, _ keys: [String]) {
        values = Dictionary(
            uniqueKeysWithValues: keys.compactMap { key in
                layer.accessor(forKey: key)?.get(layer).map { (key, $0) }
            })
    }

    subscript(key: String) -> Any? { values[key] }

    static let layer = LayerDefaults(
        CALayer(),
        [
            "allowsGroupOpacity", "anchorPoint", "borderColor", "contentsCenter",
            "contentsGravity",
            "contentsRect", "contentsScale", "cornerCurve", "doubleSided", "duration", "edgeAntialiasingMask",
            "fillMode",
            "magnificationFilter", "maskedCorners", "minificationFilter", "opacity", "rasterizationScale",
            "shadowColor",
            "shadowOffset", "shadowRadius", "speed", "sublayerTransform", "transform",
        ])
    static let shape = LayerDefaults(
        CAShapeLayer(), ["fillColor", "fillRule", "lineCap", "lineJoin", "lineWidth", "miterLimit", "strokeEnd"])
    static let gradient = LayerDefaults(CAGradientLayer(), ["endPoint", "startPoint", "type"])
    static let replicator = LayerDefaults(
        CAReplicatorLayer(), ["instanceColor", "instanceCount", "instanceTransform"])
    static let emitter = LayerDefaults(
        CAEmitterLayer(),
        ["birthRate", "emitterMode", "emitterShape", "lifetime", "renderMode", "scale", "spin", "velocity"])
}
