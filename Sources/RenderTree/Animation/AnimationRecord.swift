import CoreGraphics

/// Names one `add(_:forKey:)`, so that its end can be told back to whoever added it.
package struct AnimationID: Hashable, Comparable, Sendable {
    package let raw: UInt64

    package init(_ raw: UInt64) {
        self.raw = raw
    }

    package static func < (a: AnimationID, b: AnimationID) -> Bool { a.raw < b.raw }
}

/// One animation as committed: frozen, with every open question (begin time, key path, curve) resolved.
package struct AnimationRecord: Equatable, Sendable {
    package var id: AnimationID
    package var timing: MediaTiming
    /// nil means linear.
    package var timingFunction: TimingCurve?
    package var isRemovedOnCompletion = true
    package var kind: Kind

    package indirect enum Kind: Equatable, Sendable {
        case property(PropertyAnimation)
        case group([AnimationRecord])
        case transition(TransitionAnimation)
    }

    package init(id: AnimationID, timing: MediaTiming, timingFunction: TimingCurve? = nil, kind: Kind) {
        self.id = id
        self.timing = timing
        self.timingFunction = timingFunction
        self.kind = kind
    }
}

extension AnimationRecord {
    /// The transition this record is or, for a group, holds.
    package var transition: TransitionAnimation? {
        switch kind {
        case .transition(let transition): transition
        case .group(let children): children.lazy.compactMap(\.transition).last
        case .property: nil
        }
    }
}

/// A cubic Bézier from (0,0) to (1,1) that maps a fraction of time to a fraction of the way.
package struct TimingCurve: Equatable, Hashable, Sendable {
    package var c1x: Float, c1y: Float, c2x: Float, c2y: Float

    package init(_ c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.c1x = c1x
        self.c1y = c1y
        self.c2x = c2x
        self.c2y = c2y
    }
}

/// Basic, keyframe or spring: a value for one key path as a function of the fraction.
package struct PropertyAnimation: Equatable, Sendable {
    package var target: AnimationTarget
    package var isAdditive = false
    package var isCumulative = false
    package var valueFunction: ValueFunction?
    package var track: Track {
        didSet { plan = Self.plan(for: track) }
    }
    /// What a keyframe track needs at every frame, worked out once.
    private(set) var plan: KeyframePlan?

    package indirect enum Track: Equatable, Sendable {
        case basic(from: RenderValue?, to: RenderValue?, by: RenderValue?)
        case spring(from: RenderValue?, to: RenderValue?, by: RenderValue?, SpringParameters)
        case keyframes(KeyframeTrack)
    }

    package init(target: AnimationTarget, track: Track) {
        self.target = target
        self.track = track
        plan = Self.plan(for: track)
    }

    private static func plan(for track: Track) -> KeyframePlan? {
        if case .keyframes(let keyframes) = track { KeyframePlan(keyframes) } else { nil }
    }
}

package struct SpringParameters: Equatable, Sendable {
    package var mass = 1.0
    package var stiffness = 100.0
    package var damping = 10.0
    /// In distances per second, positive toward the target.
    package var initialVelocity = 0.0
    package var allowsOverdamping = false

    package init() {}
}

package struct KeyframeTrack: Equatable, Sendable {
    package enum Calculation: String, Sendable { case linear, discrete, paced, cubic, cubicPaced }
    package enum Rotation: String, Sendable { case auto, autoReverse }
    package var values = KeyframeValues()
    package var path: PathReference?
    package var keyTimes: [Double]?
    package var timingFunctions: [TimingCurve] = []
    package var calculation = Calculation.linear
    package var rotation: Rotation?
    package var tensions: [Double] = []
    package var continuities: [Double] = []
    package var biases: [Double] = []

    package init() {}
}

/// `CAValueFunction`: a scalar (or three) that builds the transform.
package enum ValueFunction: String, Sendable {
    case rotateX, rotateY, rotateZ
    case scale, scaleX, scaleY, scaleZ
    case translate, translateX, translateY, translateZ
}

/// `CATransition`: from the frozen old tree to the live layer.
package struct TransitionAnimation: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case fade, moveIn, push, reveal
        case pageCurl, pageUnCurl, cube, oglFlip, suckEffect, rippleEffect
        case cameraIris, cameraIrisHollowOpen, cameraIrisHollowClose
    }
    package enum Edge: String, Sendable { case fromLeft, fromRight, fromTop, fromBottom }
    package var kind = Kind.fade
    package var edge: Edge?
    /// Makes a `pageCurl` one leaf of a book.
    package var leaf: PageLeaf?
    package var startProgress = 0.0
    package var endProgress = 1.0
    /// The layer as it was committed before the transition was added; nil draws as empty.
    package var source: LayerNode?
    /// When the source is sampled, in the time space of the layer's parent: it does not move on.
    package var sourceTime = 0.0

    package init() {}

    /// Sources are compared by identity.
    package static func == (a: TransitionAnimation, b: TransitionAnimation) -> Bool {
        a.kind == b.kind && a.edge == b.edge && a.leaf == b.leaf && a.startProgress == b.startProgress
            && a.endProgress == b.endProgress
            && a.source === b.source && a.sourceTime == b.sourceTime
    }
}
