public import CoreLocation
public import UIKit

// Places and ways are found by a service of Apple's that is not here: every question fails as where it cannot be reached.

/// Looks for places: the service cannot be reached.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// What is looked for.
    open class Request: NSObject {
        /// In words.
        open var naturalLanguageQuery: String?
        /// Where.
        open var region = MKCoordinateRegion()
        /// Which kinds of places.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Which kinds of results; empty is all.
        open var resultTypes: MKLocalSearch.ResultType = []
        /// Nothing yet.
        public override init() { super.init() }
        /// Something in words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
    }
    /// Kinds of results.
    public struct ResultType: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1 << 0)
        /// Places that people go to.
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    }
    /// What was found. Nothing is.
    open class Response: NSObject, @unchecked Sendable {
        /// Places.
        open var mapItems: [MKMapItem] { [] }
        /// Around them.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
        /// Nothing, for those that stand in for it.
        public override init() { super.init() }
    }
    /// Hears what was found.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// Whether an answer is awaited.
    open private(set) var isSearching = false

    /// A question.
    public init(request: Request) { super.init() }
    /// A question for what is near a place.
    public init(request: MKLocalPointsOfInterestRequest) { super.init() }
    /// Asks; the answer comes on the main queue, and is an error.
    open func start(completionHandler: @escaping CompletionHandler) {
        isSearching = true
        MKService.refuse { [self] in
            isSearching = false
            completionHandler(nil, $0)
        }
    }
    /// Asks: an error is thrown.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    /// Asks no more.
    open func cancel() {}
}

/// Looks for places that people go to, near one.
open class MKLocalPointsOfInterestRequest: NSObject {
    /// Near where.
    open private(set) var coordinate: CLLocationCoordinate2D
    /// How far from there, in metres.
    open private(set) var radius: CLLocationDistance
    /// In which part of the map.
    open private(set) var region: MKCoordinateRegion
    /// Which kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Around a place, in metres.
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.coordinate, self.radius) = (coordinate, radius)
        region = MKCoordinateRegion(
            center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
        super.init()
    }

    /// In a part of the map.
    public init(coordinateRegion region: MKCoordinateRegion) {
        (coordinate, self.region) = (region.center, region)
        radius = region.span.latitudeDelta / 2 * 111_320
        super.init()
    }
}

/// Finds ways: the service cannot be reached.
open class MKDirections: NSObject, @unchecked Sendable {
    /// From where to where.
    open class Request: NSObject {
        /// From where.
        open var source: MKMapItem?
        /// To where.
        open var destination: MKMapItem?
        /// For whom.
        open var transportType = MKDirectionsTransportType.any
        /// Whether several ways are wanted.
        open var requestsAlternateRoutes = false
        /// When one sets out.
        open var departureDate: Date?
        /// When one wants to be there.
        open var arrivalDate: Date?
        /// Nothing yet.
        public override init() { super.init() }
    }
    /// The ways that were found. None are.
    open class Response: NSObject, @unchecked Sendable {
        /// From where.
        open var source: MKMapItem { .forCurrentLocation() }
        /// To where.
        open var destination: MKMapItem { .forCurrentLocation() }
        /// The ways, the best first.
        open var routes: [MKRoute] { [] }
        /// Nothing, for those that stand in for it.
        public override init() { super.init() }
    }
    /// How long a way takes. None is found.
    open class ETAResponse: NSObject, @unchecked Sendable {
        /// Seconds.
        open var expectedTravelTime: TimeInterval { 0 }
        /// Metres.
        open var distance: CLLocationDistance { 0 }
        /// Nothing, for those that stand in for it.
        public override init() { super.init() }
    }
    /// Hears which ways were found.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// Hears how long it takes.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    /// Whether an answer is awaited.
    open private(set) var isCalculating = false

    /// A question.
    public init(request: Request) { super.init() }
    /// Asks for ways; the answer comes on the main queue, and is an error.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        isCalculating = true
        MKService.refuse { [self] in
            isCalculating = false
            completionHandler(nil, $0)
        }
    }
    /// Asks for ways: an error is thrown.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    /// Asks how long it takes; the answer comes on the main queue, and is an error.
    open func calculateETA(completionHandler: @escaping ETAHandler) { MKService.refuse { completionHandler(nil, $0) } }
    /// Asks no more.
    open func cancel() {}
}

/// For whom a way is found.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// For cars.
    public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
    /// For walkers.
    public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
    /// For passengers.
    public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
    /// For whoever.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way. None is found.
open class MKRoute: NSObject, @unchecked Sendable {
    /// A part of a way.
    open class Step: NSObject, @unchecked Sendable {
        /// What to do, in words.
        open var instructions: String { "" }
        /// What to mind; nil is nothing.
        open var notice: String? { nil }
        /// As a line on the map.
        open var polyline: MKPolyline { MKPolyline([]) }
        /// Metres.
        open var distance: CLLocationDistance { 0 }
        /// For whom.
        open var transportType: MKDirectionsTransportType { .any }
        /// One that leads nowhere.
        public override init() { super.init() }
    }
    /// What it is called.
    open var name: String { "" }
    /// What to mind.
    open var advisoryNotices: [String] { [] }
    /// Metres.
    open var distance: CLLocationDistance { 0 }
    /// Seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// For whom.
    open var transportType: MKDirectionsTransportType { .any }
    /// As a line on the map.
    open var polyline: MKPolyline { MKPolyline([]) }
    /// Its parts.
    open var steps: [Step] { [] }
    /// One that leads nowhere.
    public override init() { super.init() }
}

enum MKService {
    static func refuse(_ tell: @escaping (MKError) -> Void) {
        let tell = UncheckedBox(value: tell)
        DispatchQueue.main.async { tell.value(MKError(.serverFailure)) }
    }
}

/// Makes a picture of a map: none is loaded, so it fails.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// What is wanted.
    open class Options: NSObject {
        /// Which part of the earth.
        open var region = MKCoordinateRegion()
        /// Which part of the map.
        open var mapRect = MKMapRect.null
        /// What it looks like.
        open var mapType = MKMapType.standard
        /// How large, in points.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels for a point.
        open var scale: CGFloat = 1
        /// Whether houses are shown.
        open var showsBuildings = true
        /// Which points of interest are shown.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether points of interest are shown.
        open var showsPointsOfInterest = true
        /// As usual.
        public override init() { super.init() }
    }
    /// A picture of a map. None is made.
    open class Snapshot: NSObject, @unchecked Sendable {
        /// The picture.
        open var image: UIImage { UIImage() }
        /// Where a place is on it.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
        /// Nothing, for those that stand in for it.
        public override init() { super.init() }
    }
    /// Hears of the picture.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    /// Whether an answer is awaited.
    open private(set) var isLoading = false

    /// A picture that is wanted.
    public init(options: Options) { super.init() }
    /// Asks; the answer comes on the main queue, and is an error.
    open func start(completionHandler: @escaping CompletionHandler) {
        isLoading = true
        MKService.refuse { [self] in
            isLoading = false
            completionHandler(nil, $0)
        }
    }
    /// Asks; the answer comes on a queue, and is an error.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        let tell = UncheckedBox(value: completionHandler)
        queue.async { tell.value(nil, MKError(.serverFailure)) }
    }
    /// Asks no more.
    open func cancel() {}
}
