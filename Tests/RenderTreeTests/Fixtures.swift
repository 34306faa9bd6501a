import CoreGraphics
import RenderTree

func animation(
    _ keyPath: String, _ track: PropertyAnimation.Track, duration: Double = 1, id: UInt64 = 1,
    change: (inout AnimationRecord, inout PropertyAnimation) -> Void = { _, _ in }
) -> AnimationRecord {
    var timing = MediaTiming()
    timing.duration = duration
    var property = PropertyAnimation(target: AnimationTarget(keyPath: keyPath), track: track)
    var record = AnimationRecord(id: AnimationID(id), timing: timing, kind: .property(property))
    change(&record, &property)
    record.kind = .property(property)
    return record
}

func basic(_ keyPath: String, from: RenderValue?, to: RenderValue?, by: RenderValue? = nil) -> AnimationRecord {
    animation(keyPath, .basic(from: from, to: to, by: by))
}

func node(
    opacity: Float = 0.5, position: CGPoint = .zero, transform: CATransform3D = CATransform3DIdentity, id: UInt64 = 1,
    timing: MediaTiming = .layer, content: LayerContent = .none, children: [LayerNode] = [], mask: LayerNode? = nil,
    animations: [AnimationRecord] = []
) -> LayerNode {
    var geometry = LayerGeometry()
    geometry.opacity = opacity
    geometry.position = position
    geometry.transform = transform
    return LayerNode(
        id: LayerID(id), geometry: geometry, style: .plain, content: content, timing: timing, children: children,
        mask: mask, animations: animations)
}

func opacity(_ animations: [AnimationRecord], at time: Double, model: Float = 0.5) -> Double {
    let layer = LayerSampler.sample(node(opacity: model, animations: animations), parentTime: time)
    return Double(layer.geometry.opacity)
}

func positionX(_ animations: [AnimationRecord], at time: Double, model: Double = 0) -> Double {
    let layer = LayerSampler.sample(node(position: CGPoint(x: model, y: 0), animations: animations), parentTime: time)
    return layer.geometry.position.x
}

extension CATransform3D {
    var members: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
    }

    init(members m: [Double]) {
        self.init(
            m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
            m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
    }
}

extension TimingCurve {
    /// nil for linear, as in an animation without a timing function.
    init?(named name: String) {
        switch name {
        case "easeIn": self = .easeIn
        case "easeOut": self = .easeOut
        case "easeInEaseOut": self = .easeInEaseOut
        case "default": self = .standard
        case "linear": self = .linear
        default: return nil
        }
    }
}
