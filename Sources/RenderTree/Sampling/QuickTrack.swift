import CoreGraphics

/// A from–to animation of a layer's geometry as plain numbers: most of what moves on a screen, and ten times faster to
/// evaluate than a record, since no reference is counted. It must give exactly what the record gives.
struct QuickTrack {
    private let timing: MediaTiming
    private let curve: TimingCurve?
    private let spring: SpringParameters?
    private let field: Field
    private let from: SIMD4<Double>
    private let to: SIMD4<Double>
    /// Instead of the numbers, for whole matrices.
    private let way: TransformWay?

    fileprivate enum Field {
        case bounds, boundsOrigin, boundsSize, boundsX, boundsY, boundsWidth, boundsHeight
        case position, positionX, positionY, zPosition, opacity
        case wholeTransform
        case transform(LayerProperty.Component)
    }

    /// nil when the record needs more than this.
    init?(_ record: AnimationRecord) {
        guard case .property(let property) = record.kind, !property.isAdditive, !property.isCumulative,
            property.valueFunction == nil, let field = Field(property.target)
        else { return nil }
        let ends: (RenderValue?, RenderValue?)
        switch property.track {
        case .basic(let from, let to, _):
            ends = (from, to)
            spring = nil
        case .spring(let from, let to, _, let parameters):
            ends = (from, to)
            spring = parameters
        case .keyframes: return nil
        }
        if case .wholeTransform = field {
            guard case (.transform(let from)?, .transform(let to)?) = ends else { return nil }
            (self.from, self.to) = (.zero, .zero)
            way = TransformWay(from: from, to: to)
        } else {
            guard let from = ends.0.flatMap(field.numbers), let to = ends.1.flatMap(field.numbers) else { return nil }
            (self.from, self.to) = (from, to)
            way = nil
        }
        self.field = field
        timing = record.timing
        curve = record.timingFunction
    }

    /// Puts the value at `time` of the layer into its geometry.
    func apply(to geometry: inout LayerGeometry, at time: Double) {
        guard let phase = timing.phase(at: time) else { return }
        var fraction = curve?.evaluate(phase.fraction) ?? phase.fraction
        if let spring { fraction = spring.progress(at: fraction * timing.duration) }
        if let way {
            geometry.transform = way.matrix(at: fraction)
            return
        }
        field.write(fraction == 1 ? to : from + (to - from) * fraction, to: &geometry)
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
        case (.opacity, .whole): self = .opacity
        case (.transform, .whole): self = .wholeTransform
        case (.transform, .translation): return nil
        case (.transform, let part): self = .transform(part)
        default: return nil
        }
    }

    /// The numbers in a value of this field's kind, or nil for another kind.
    func numbers(_ value: RenderValue) -> SIMD4<Double>? {
        switch (self, value) {
        case (.bounds, .rect(let r)): SIMD4(r.origin.x, r.origin.y, r.size.width, r.size.height)
        case (.boundsOrigin, .point(let p)), (.position, .point(let p)): SIMD4(p.x, p.y, 0, 0)
        case (.boundsSize, .size(let s)): SIMD4(s.width, s.height, 0, 0)
        case (.bounds, _), (.boundsOrigin, _), (.boundsSize, _), (.position, _): nil
        case (_, .number(let x)): SIMD4(x, 0, 0, 0)
        default: nil
        }
    }

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
        case .opacity: geometry.opacity = Float(v.x)
        case .wholeTransform: break
        case .transform(let part):
            geometry.transform = geometry.transform.replacing(part, with: v.x) ?? geometry.transform
        }
    }
}
