import CoreGraphics

/// An animation of a layer's geometry or content in a form that is quick to evaluate: groups taken apart, keys as plain
/// numbers, nothing copied at a frame. It gives exactly what the record gives.
final class QuickTrack {
    private let gates: [Gate]
    private let field: Field
    private let motion: Motion

    /// True when the value goes into the layer's content, not into its geometry.
    let isContent: Bool

    private init(_ gates: [Gate], _ field: Field, _ motion: Motion) {
        (self.gates, self.field, self.motion) = (gates, field, motion)
        if case .content = field { isContent = true } else { isContent = false }
    }

    /// Appends the tracks of a record; false when it needs more than these.
    static func append(_ record: AnimationRecord, inside gates: [Gate] = [], to tracks: inout [QuickTrack]) -> Bool {
        var timing = record.timing
        // A child without a duration of its own lasts as long as its group.
        if let group = gates.last, !(timing.duration > 0) { timing.duration = group.timing.duration }
        let inner = gates + [Gate(timing: timing, curve: record.timingFunction)]
        switch record.kind {
        case .property(let property):
            guard let track = QuickTrack(property, inner) else { return false }
            tracks.append(track)
            return true
        case .group(let children):
            guard gates.count < deepestGroup else { return false }
            for child in children where !append(child, inside: inner, to: &tracks) { return false }
            return true
        case .transition: return false
        }
    }

    private static let deepestGroup = 8

    private convenience init?(_ property: PropertyAnimation, _ gates: [Gate]) {
        guard !property.isAdditive, !property.isCumulative, property.valueFunction == nil,
            let field = Field(property.target), let motion = Motion(property, field)
        else { return nil }
        self.init(gates, field, motion)
    }

    // MARK: At a frame

    /// Puts the value at `time` of the layer into its geometry.
    func apply(to geometry: inout LayerGeometry, at time: Double) {
        guard let (fraction, duration) = fraction(at: time) else { return }
        switch motion {
        case .ends(let from, let to):
            field.write(fraction == 1 ? to : from + (to - from) * fraction, to: &geometry)
        case .spring(let from, let to, let spring):
            let way = spring.progress(at: fraction * duration)
            field.write(way == 1 ? to : from + (to - from) * way, to: &geometry)
        case .matrices(let way, let spring):
            geometry.transform = way.matrix(at: spring?.progress(at: fraction * duration) ?? fraction)
        case .keys(let keys): field.write(keys.number(at: fraction), to: &geometry)
        case .matrixKeys(let keys): geometry.transform = keys.matrix(at: fraction)
        case .values: break
        }
    }

    /// Puts the value at `time` of the layer into its content.
    func apply(at time: Double, _ set: (LayerProperty, RenderValue) -> Void) {
        guard case .content(let property) = field, case .values(let keys) = motion,
            let (fraction, duration) = fraction(at: time)
        else { return }
        set(property, keys.value(at: fraction, duration: duration))
    }

    /// How far the animation is, through all groups around it, and how long it lasts; nil when it has no effect.
    private func fraction(at time: Double) -> (fraction: Double, duration: Double)? {
        var time = time, last = (fraction: 0.0, duration: 0.0)
        for k in gates.indices {
            guard let phase = gates[k].timing.phase(at: time) else { return nil }
            last = (gates[k].curve?.evaluate(phase.fraction) ?? phase.fraction, gates[k].timing.duration)
            time = last.fraction * last.duration
        }
        return last
    }
}

extension QuickTrack {
    /// The timing of an animation, or of a group around it.
    struct Gate {
        var timing: MediaTiming
        var curve: TimingCurve?
    }

    enum Field {
        case bounds, boundsOrigin, boundsSize, boundsX, boundsY, boundsWidth, boundsHeight
        case position, positionX, positionY, zPosition, anchorPoint, opacity, hidden
        case wholeTransform
        case transform(LayerProperty.Component)
        case content(LayerProperty)
    }

    enum Motion {
        case ends(SIMD4<Double>, SIMD4<Double>)
        case spring(SIMD4<Double>, SIMD4<Double>, SpringParameters)
        case matrices(TransformWay, SpringParameters?)
        case keys(QuickKeys)
        case matrixKeys(QuickMatrices)
        case values(QuickValues)
    }
}

extension QuickTrack.Motion {
    fileprivate init?(_ property: PropertyAnimation, _ field: QuickTrack.Field) {
        if case .content = field {
            guard let values = QuickValues(property) else { return nil }
            self = .values(values)
            return
        }
        let ends: (RenderValue?, RenderValue?), spring: SpringParameters?
        switch property.track {
        case .basic(let from, let to, _): (ends, spring) = ((from, to), nil)
        case .spring(let from, let to, _, let parameters): (ends, spring) = ((from, to), parameters)
        case .keyframes(let track):
            guard let plan = property.plan else { return nil }
            if case .wholeTransform = field {
                guard let keys = QuickMatrices(track, plan) else { return nil }
                self = .matrixKeys(keys)
            } else {
                guard let keys = QuickKeys(track, plan, field) else { return nil }
                self = .keys(keys)
            }
            return
        }
        if case .wholeTransform = field {
            guard case (.transform(let from)?, .transform(let to)?) = ends else { return nil }
            self = .matrices(TransformWay(from: from, to: to), spring)
            return
        }
        // Flags change at once, by rules of their own.
        if case .hidden = field { return nil }
        guard let from = ends.0.flatMap(field.numbers), let to = ends.1.flatMap(field.numbers) else { return nil }
        self = spring.map { .spring(from, to, $0) } ?? .ends(from, to)
    }
}

extension QuickTrack.Field {
    init?(_ target: AnimationTarget) {
        guard case .layer(let property, let component) = target else { return nil }
        switch (property, component) {
        case (.bounds, .whole): self = .bounds
        case (.bounds, .origin): self = .boundsOrigin
        case (.bounds, .size): self = .boundsSize
        case (.bounds, .originX): self = .boundsX
        case (.bounds, .originY): self = .boundsY
        case (.bounds, .sizeWidth): self = .boundsWidth
        case (.bounds, .sizeHeight): self = .boundsHeight
        case (.position, .whole): self = .position
        case (.position, .x): self = .positionX
        case (.position, .y): self = .positionY
        case (.zPosition, .whole): self = .zPosition
        case (.anchorPoint, .whole): self = .anchorPoint
        case (.opacity, .whole): self = .opacity
        case (.hidden, .whole): self = .hidden
        case (.transform, .whole): self = .wholeTransform
        case (.transform, .translation): return nil
        case (.transform, let part): self = .transform(part)
        case (_, .whole) where property.isOfShapeOrGradient: self = .content(property)
        default: return nil
        }
    }

    /// The numbers in a value of this field's kind, or nil for another kind.
    func numbers(_ value: RenderValue) -> SIMD4<Double>? {
        switch (self, value) {
        case (.bounds, .rect(let r)): SIMD4(r.origin.x, r.origin.y, r.size.width, r.size.height)
        case (.boundsOrigin, .point(let p)), (.position, .point(let p)), (.anchorPoint, .point(let p)):
            SIMD4(p.x, p.y, 0, 0)
        case (.boundsSize, .size(let s)): SIMD4(s.width, s.height, 0, 0)
        case (.bounds, _), (.boundsOrigin, _), (.boundsSize, _), (.position, _), (.anchorPoint, _), (.content, _),
            (.wholeTransform, _):
            nil
        case (.hidden, .flag(let isOn)): SIMD4(isOn ? 1 : 0, 0, 0, 0)
        case (.hidden, _): nil
        case (_, .number(let x)): SIMD4(x, 0, 0, 0)
        default: nil
        }
    }

    @inline(__always)
    func write(_ v: SIMD4<Double>, to geometry: inout LayerGeometry) {
        switch self {
        case .bounds: geometry.bounds = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
        case .boundsOrigin: geometry.bounds.origin = CGPoint(x: v.x, y: v.y)
        case .boundsSize: geometry.bounds.size = CGSize(width: v.x, height: v.y)
        case .boundsX: geometry.bounds.origin.x = v.x
        case .boundsY: geometry.bounds.origin.y = v.x
        case .boundsWidth: geometry.bounds.size.width = v.x
        case .boundsHeight: geometry.bounds.size.height = v.x
        case .position: geometry.position = CGPoint(x: v.x, y: v.y)
        case .positionX: geometry.position.x = v.x
        case .positionY: geometry.position.y = v.x
        case .zPosition: geometry.zPosition = v.x
        case .anchorPoint: geometry.anchorPoint = CGPoint(x: v.x, y: v.y)
        case .opacity: geometry.opacity = Float(v.x)
        case .hidden: geometry.isHidden = v.x != 0
        case .wholeTransform, .content: break
        case .transform(let part):
            geometry.transform = geometry.transform.replacing(part, with: v.x) ?? geometry.transform
        }
    }
}

extension LayerProperty {
    /// True for what shape and gradient layers draw.
    fileprivate var isOfShapeOrGradient: Bool {
        switch self {
        case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase,
            .lineDashPattern, .colors, .locations, .startPoint, .endPoint:
            true
        default: false
        }
    }
}
