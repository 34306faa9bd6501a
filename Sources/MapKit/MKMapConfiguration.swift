public import QuartzCore

/// What a map looks like, as one object. The grid that is shown on Linux does not change.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
    /// How the ground is shown where the land rises.
    open var elevationStyle: ElevationStyle

    /// How the ground is shown where the land rises.
    public enum ElevationStyle: Int, Sendable {
        /// As if it were flat.
        case flat
        /// As it is.
        case realistic
    }

    fileprivate init(_ elevationStyle: ElevationStyle) {
        self.elevationStyle = elevationStyle
    }

    /// What was the map's type before there were configurations.
    var type: MKMapType { .standard }
}

/// Streets and places, drawn.
@preconcurrency @MainActor
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strongly the map is coloured.
    open var emphasisStyle = EmphasisStyle.default
    /// Which points of interest are shown. None are known.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown. None is known.
    open var showsTraffic = false

    /// How strongly a map is coloured.
    public enum EmphasisStyle: Int, Sendable {
        /// As usual.
        case `default`
        /// Less, so that what lies on the map stands out.
        case muted
    }

    /// A usual map.
    public convenience init() { self.init(elevationStyle: .flat) }

    /// A usual map of some ground.
    public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }

    /// A map of some ground and strength.
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: elevationStyle)
        self.emphasisStyle = emphasisStyle
    }

    /// A map of some strength.
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
    }

    override var type: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

/// Pictures of the ground with streets and places over them.
@preconcurrency @MainActor
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// Which points of interest are shown. None are known.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown. None is known.
    open var showsTraffic = false

    /// Pictures of flat ground.
    public convenience init() { self.init(elevationStyle: .flat) }

    /// Pictures of some ground.
    public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }

    override var type: MKMapType { elevationStyle == .realistic ? .hybridFlyover : .hybrid }
}

/// Pictures of the ground.
@preconcurrency @MainActor
open class MKImageryMapConfiguration: MKMapConfiguration {
    /// Pictures of flat ground.
    public convenience init() { self.init(elevationStyle: .flat) }

    /// Pictures of some ground.
    public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }

    override var type: MKMapType { elevationStyle == .realistic ? .satelliteFlyover : .satellite }
}
