public import CoreLocation
import UIKit

/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle of the map around it.
    var boundingMapRect: MKMapRect { get }
    /// Whether it covers something of a rectangle. The rectangles decide where it is not implemented.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether nothing of the map is seen below it. False where it is not implemented.
    func canReplaceMapContent() -> Bool
}

extension MKOverlay {
    /// Whether its rectangle meets another.
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    /// False where it is not implemented.
    public func canReplaceMapContent() -> Bool { false }
}

/// How high an overlay lies.
public enum MKOverlayLevel: Int, Sendable {
    /// Below the names of the map.
    case aboveRoads = 0
    /// Above the names of the map, below annotations.
    case aboveLabels = 1
}

/// Several points.
open class MKMultiPoint: MKShape, @unchecked Sendable {
    private let list: [MKMapPoint]
    /// How many.
    open var pointCount: Int { list.count }

    /// No points.
    public convenience override init() { self.init([]) }

    /// Some points. Apple's names for it are the others'; this one lets classes of programs take those over.
    public init(_ points: [MKMapPoint]) {
        list = points
        super.init()
    }

    /// The points, one behind the other in memory that lasts as long as this object.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { memory }
    private lazy var memory: UnsafeMutablePointer<MKMapPoint> = {
        let memory = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(list.count, 1))
        memory.initialize(from: list, count: list.count)
        hasMemory = true
        return memory
    }()
    private var hasMemory = false
    deinit { if hasMemory { memory.deallocate() } }

    /// Writes the coordinates of some of the points.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (place, point) in list[range.location..<range.location + range.length].enumerated() {
            coords[place] = point.coordinate
        }
    }

    /// Whether its rectangle meets another; a class of the program's may know better.
    open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    /// Whether nothing of the map is seen below it: a class of the program's may say so.
    open func canReplaceMapContent() -> Bool { false }

    var mapPoints: [MKMapPoint] { list }
    /// The rectangle of the map around all points.
    open var boundingMapRect: MKMapRect {
        MKMapRect(around: list.map { MKMapRect(origin: $0, size: MKMapSize()) })
    }
    /// The middle of the rectangle around all points.
    open var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

extension MKMapRect {
    /// The rectangle around others; of none none.
    init(around rects: [MKMapRect]) { self = rects.reduce(.null) { $0.union($1) } }

    /// The place in the middle; an invalid one of a rectangle that is none.
    var middle: CLLocationCoordinate2D {
        isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: midX, y: midY).coordinate
    }
}

/// A line through points.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// A line through coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init((0..<count).map { MKMapPoint(coords[$0]) })
    }
    /// A line through places of the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init((0..<count).map { points[$0] })
    }
}

/// A line along the shortest way between each two points.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {
    /// A line through coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        let given = (0..<count).map { coords[$0] }
        let parts = zip(given, given.dropFirst()).flatMap(Self.greatCircle)
        self.init((given.prefix(1) + parts).map { MKMapPoint($0) })
    }

    /// Points on the great circle of a sphere, about a degree apart, the first one left out.
    private static func greatCircle(
        _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D
    ) -> [CLLocationCoordinate2D] {
        func vector(_ place: CLLocationCoordinate2D) -> (Double, Double, Double) {
            let (b, l) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
            return (cos(b) * cos(l), cos(b) * sin(l), sin(b))
        }
        let a = vector(from), b = vector(to)
        let arc = acos(min(max(a.0 * b.0 + a.1 * b.1 + a.2 * b.2, -1), 1))
        guard arc > 0.02, arc < .pi - 1e-6 else { return [to] }
        let steps = Int((arc * 180 / .pi).rounded(.up))
        return (1..<steps).map { step in
            let part = Double(step) / Double(steps)
            let u = sin((1 - part) * arc) / sin(arc), v = sin(part * arc) / sin(arc)
            let (x, y, z) = (u * a.0 + v * b.0, u * a.1 + v * b.1, u * a.2 + v * b.2)
            return CLLocationCoordinate2D(
                latitude: atan2(z, (x * x + y * y).squareRoot()) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi)
        } + [to]
    }
}

/// A surface within points.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// What is cut out of it.
    open private(set) var interiorPolygons: [MKPolygon]?

    /// A surface within coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }
    /// A surface within coordinates, with holes.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init((0..<count).map { MKMapPoint(coords[$0]) })
        self.interiorPolygons = interiorPolygons
    }
    /// A surface within places of the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init((0..<count).map { points[$0] })
    }
}

/// All places within a distance of one.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    /// The middle.
    open private(set) var coordinate: CLLocationCoordinate2D
    /// Metres.
    open private(set) var radius: CLLocationDistance

    /// A circle of no size where both angles are 0.
    public convenience override init() { self.init(center: CLLocationCoordinate2D(), radius: 0) }

    /// A circle around a place.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (coord, radius)
        super.init()
    }
    /// The rectangle of the map around it.
    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(coordinate), reach = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
        return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
    }
}
