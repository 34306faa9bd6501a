import CoreGraphics

/// One named member of a value, written when it differs from the default. One table serves both directions, so that what is
/// written can always be read.
struct SceneField<Root>: Sendable {
    let name: String
    let write: @Sendable (Root, SceneNumbering) -> String?
    let read: @Sendable (inout Root, inout SceneCursor) throws(SceneError) -> Void

    init<Value: SceneWord>(_ name: String, _ member: any WritableKeyPath<Root, Value> & Sendable)
    where Root: SceneFielded {
        self.name = name
        write = { root, numbering in
            let value = root[keyPath: member]
            return value == Root.standard[keyPath: member] ? nil : value.words(numbering)
        }
        read = { (root: inout Root, cursor: inout SceneCursor) throws(SceneError) in
            root[keyPath: member] = try Value.read(&cursor)
        }
    }
}

/// A value that a scene file holds as a block of fields.
protocol SceneFielded: Equatable, SendableMetatype {
    /// The values that need not be written.
    static var standard: Self { get }
    static var fields: [SceneField<Self>] { get }
    static var fieldsByName: [String: SceneField<Self>] { get }
}

extension SceneFielded {
    /// The lines of all fields that are not as usual.
    func lines(_ numbering: SceneNumbering) -> [String] {
        guard self != Self.standard else { return [] }
        return Self.fields.compactMap { field in
            field.write(self, numbering).map { $0.isEmpty ? field.name : "\(field.name) \($0)" }
        }
    }

    /// Takes one entry if it is a field of this value; false when it is not.
    mutating func take(_ entry: SceneBlock, _ references: SceneReferences) throws(SceneError) -> Bool {
        guard let name = entry.words.first, let field = Self.fieldsByName[name] else { return false }
        var cursor = SceneCursor(entry, skipping: 1, references: references)
        try field.read(&self, &cursor)
        try cursor.finish()
        return true
    }

    static func field<Value: SceneWord>(
        _ name: String, _ member: any WritableKeyPath<Self, Value> & Sendable
    ) -> SceneField<Self> {
        SceneField(name, member)
    }

    static func table(_ fields: [SceneField<Self>]) -> [String: SceneField<Self>] {
        Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0) })
    }
}

extension LayerGeometry: SceneFielded {
    static let fields: [SceneField<LayerGeometry>] = [
        field("bounds", \.bounds), field("position", \.position), field("zPosition", \.zPosition),
        field("anchorPoint", \.anchorPoint), field("anchorPointZ", \.anchorPointZ), field("transform", \.transform),
        field("opacity", \.opacity), field("hidden", \.isHidden),
    ]
    static let fieldsByName = table(fields)
    static let standard = LayerGeometry()
}

extension LayerAppearance: SceneFielded {
    static let fields: [SceneField<LayerAppearance>] = [
        field("sublayerTransform", \.sublayerTransform), field("doubleSided", \.isDoubleSided),
        field("geometryFlipped", \.isGeometryFlipped), field("masksToBounds", \.masksToBounds),
        field("backgroundColor", \.backgroundColor), field("backgroundPattern", \.backgroundPattern),
        field("backgroundPatternScale", \.backgroundPatternScale),
        field("cornerRadius", \.cornerRadius), field("continuousCorners", \.cornerCurveIsContinuous),
        field("cornerRadii", \.cornerRadii), field("maskedCorners", \.maskedCorners),
        field("borderWidth", \.borderWidth),
        field("borderColor", \.borderColor), field("shadowColor", \.shadowColor),
        field("shadowOpacity", \.shadowOpacity), field("shadowOffset", \.shadowOffset),
        field("shadowRadius", \.shadowRadius), field("shadowPath", \.shadowPath), field("contents", \.contents),
        field("contentsRect", \.contentsRect), field("contentsCenter", \.contentsCenter),
        field("contentsScale", \.contentsScale), field("contentsGravity", \.contentsGravity),
        field("magnificationFilter", \.magnificationFilter), field("minificationFilter", \.minificationFilter),
        field("edgeAntialiasingMask", \.edgeAntialiasingMask),
        field("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing), field("allowsGroupOpacity", \.allowsGroupOpacity),
        field("shouldRasterize", \.shouldRasterize), field("rasterizationScale", \.rasterizationScale),
        field("compositingFilter", \.compositingFilter), field("filters", \.filters),
        field("backgroundFilters", \.backgroundFilters),
    ]
    static let fieldsByName = table(fields)
    static let standard = LayerAppearance()
}

/// The usual values are a layer's: it lasts for ever.
extension MediaTiming: SceneFielded {
    static let fields: [SceneField<MediaTiming>] = [
        field("beginTime", \.beginTime), field("duration", \.duration), field("speed", \.speed),
        field("timeOffset", \.timeOffset), field("repeatCount", \.repeatCount),
        field("repeatDuration", \.repeatDuration), field("autoreverses", \.autoreverses), field("fillMode", \.fillMode),
    ]
    static let fieldsByName = table(fields)
    static let standard: MediaTiming = .layer
}

extension SpringParameters: SceneFielded {
    static let fields: [SceneField<SpringParameters>] = [
        field("mass", \.mass), field("stiffness", \.stiffness), field("damping", \.damping),
        field("initialVelocity", \.initialVelocity), field("allowsOverdamping", \.allowsOverdamping),
    ]
    static let fieldsByName = table(fields)
    static let standard = SpringParameters()
}

extension KeyframeTrack: SceneFielded {
    static let fields: [SceneField<KeyframeTrack>] = [
        field("path", \.path), field("keyTimes", \.keyTimes), field("curves", \.timingFunctions),
        field("calculation", \.calculation), field("rotation", \.rotation), field("tensions", \.tensions),
        field("continuities", \.continuities), field("biases", \.biases),
    ]
    static let fieldsByName = table(fields)
    static let standard = KeyframeTrack()
}

extension AnimationRecord: SceneFielded {
    static let fields: [SceneField<AnimationRecord>] = [
        field("curve", \.timingFunction), field("removedOnCompletion", \.isRemovedOnCompletion),
    ]
    static let fieldsByName = table(fields)
    static let standard = AnimationRecord(id: AnimationID(0), timing: .layer, kind: .group([]))
}

extension PropertyAnimation: SceneFielded {
    static let fields: [SceneField<PropertyAnimation>] = [
        field("additive", \.isAdditive), field("cumulative", \.isCumulative), field("valueFunction", \.valueFunction),
    ]
    static let fieldsByName = table(fields)
    static let standard = PropertyAnimation(target: .custom(""), track: .basic(from: nil, to: nil, by: nil))
}

/// The three values of a basic or spring animation.
struct BasicEnds: Equatable {
    var from: RenderValue?
    var to: RenderValue?
    var by: RenderValue?
}

extension BasicEnds: SceneFielded {
    static let fields: [SceneField<BasicEnds>] = [field("from", \.from), field("to", \.to), field("by", \.by)]
    static let fieldsByName = table(fields)
    static let standard = BasicEnds()
}

extension TransitionAnimation: SceneFielded {
    static let fields: [SceneField<TransitionAnimation>] = [
        field("edge", \.edge), field("startProgress", \.startProgress), field("endProgress", \.endProgress),
        field("sourceTime", \.sourceTime),
        field("leaf", \.leaf),
    ]
    static let fieldsByName = table(fields)
    static let standard = TransitionAnimation()
}
