import CoreGraphics

/// Keys of a track of geometry, as numbers.
final class QuickKeys {
    private let plan: KeyframePlan
    /// Empty when a path is followed.
    private let numbers: [SIMD4<Double>]
    private let curves: [TimingCurve]
    private let isDiscrete: Bool
    /// What lies between two keys is the earlier one.
    private let isFlag: Bool

    /// nil when the record needs more than this.
    init?(_ track: KeyframeTrack, _ plan: KeyframePlan, _ field: QuickTrack.Field) {
        guard track.rotation == nil, track.calculation == .linear || track.calculation == .discrete else { return nil }
        if plan.path != nil {
            guard case .position = field else { return nil }
            numbers = []
        } else {
            let numbers = track.values.compactMap(field.numbers)
            guard numbers.count == track.values.count else { return nil }
            self.numbers = numbers
        }
        if case .hidden = field { isFlag = true } else { isFlag = false }
        (self.plan, curves) = (plan, track.timingFunctions)
        isDiscrete = track.calculation == .discrete
    }

    func number(at fraction: Double) -> SIMD4<Double> {
        if isDiscrete {
            let index = plan.discreteIndex(at: fraction)
            guard let path = plan.path else { return numbers[index] }
            let point = path.key(index)
            return SIMD4(point.x, point.y, 0, 0)
        }
        let (index, part) = plan.segment(at: fraction)
        let within = index < curves.count ? curves[index].evaluate(part) : part
        guard plan.path == nil else {
            let point = plan.path!.point(onSegment: index, parameter: within)
            return SIMD4(point.x, point.y, 0, 0)
        }
        let from = numbers[index], to = numbers[index + 1]
        if isFlag { return within < 1 ? from : to }
        return within == 1 ? to : from + (to - from) * within
    }
}

/// Keys that are whole matrices. The way between two of them is taken apart once, for as long as time stays there.
final class QuickMatrices {
    private let plan: KeyframePlan
    private let matrices: [CATransform3D]
    private let curves: [TimingCurve]
    private let isDiscrete: Bool
    private var last: (index: Int, way: TransformWay)?

    /// nil when the record needs more than this.
    init?(_ track: KeyframeTrack, _ plan: KeyframePlan) {
        guard track.rotation == nil, plan.path == nil, track.calculation == .linear || track.calculation == .discrete
        else { return nil }
        matrices = track.values.compactMap { if case .transform(let matrix) = $0 { matrix } else { nil } }
        guard matrices.count == track.values.count else { return nil }
        (self.plan, curves) = (plan, track.timingFunctions)
        isDiscrete = track.calculation == .discrete
    }

    func matrix(at fraction: Double) -> CATransform3D {
        if isDiscrete { return matrices[plan.discreteIndex(at: fraction)] }
        let (index, part) = plan.segment(at: fraction)
        let within = index < curves.count ? curves[index].evaluate(part) : part
        if let last, last.index == index { return last.way.matrix(at: within) }
        let way = TransformWay(from: matrices[index], to: matrices[index + 1])
        last = (index, way)
        return way.matrix(at: within)
    }
}

/// The ends or keys of a track of content.
final class QuickValues {
    private let values: KeyframeValues
    private let plan: KeyframePlan?
    private let curves: [TimingCurve]
    private let isDiscrete: Bool
    private let spring: SpringParameters?

    /// nil when the record needs more than this.
    init?(_ property: PropertyAnimation) {
        switch property.track {
        case .basic(let from?, let to?, _):
            (values, plan, curves, isDiscrete, spring) = ([from, to], nil, [], false, nil)
        case .spring(let from?, let to?, _, let spring):
            (values, plan, curves, isDiscrete, self.spring) = ([from, to], nil, [], false, spring)
        case .keyframes(let track):
            guard let plan = property.plan, plan.path == nil, track.rotation == nil,
                track.calculation == .linear || track.calculation == .discrete
            else { return nil }
            (values, self.plan, curves, spring) = (track.values, plan, track.timingFunctions, nil)
            isDiscrete = track.calculation == .discrete
        default: return nil
        }
    }

    /// `duration`: seconds, in which springs run.
    func value(at fraction: Double, duration: Double) -> RenderValue {
        guard let plan else {
            return .interpolated(values[0], values[1], spring?.progress(at: fraction * duration) ?? fraction)
        }
        if isDiscrete { return values[plan.discreteIndex(at: fraction)] }
        let (index, part) = plan.segment(at: fraction)
        return .betweenKeys(
            values[index], values[index + 1], index < curves.count ? curves[index].evaluate(part) : part)
    }
}
