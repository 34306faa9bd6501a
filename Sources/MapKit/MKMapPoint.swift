public import CoreLocation
import UIKit

// The world as a square of 2²⁸ map points a side, in Mercator's projection of a sphere: x runs east from the date line, y south from 85° N.

/// Map points a side of the world.
let worldWidth = 268_435_456.0

/// A place on the flat map.
public struct MKMapPoint: Equatable, Hashable, Sendable {
    /// Map points east of the date line.
    public var x: Double
    /// Map points south of the map's upper edge.
    public var y: Double

    /// The upper left corner of the map.
    public init() { self.init(x: 0, y: 0) }
    /// A place by its map points.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    /// Where a coordinate is on the map.
    public init(_ coordinate: CLLocationCoordinate2D) {
        x = (coordinate.longitude + 180) / 360 * worldWidth
        let latitude = min(max(coordinate.latitude, -Self.limit), Self.limit) * .pi / 180
        y = (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * worldWidth
    }

    /// Degrees, north and south, where the map ends.
    private static let limit = 85.051_128_779_806_6

    /// The place on the earth.
    public var coordinate: CLLocationCoordinate2D {
        let latitude = 2 * atan(exp((0.5 - y / worldWidth) * 2 * .pi)) - .pi / 2
        return CLLocationCoordinate2D(latitude: latitude * 180 / .pi, longitude: x / worldWidth * 360 - 180)
    }

    /// Metres to another place along the surface.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (from, to) = (coordinate, other.coordinate)
        return CLLocation(latitude: from.latitude, longitude: from.longitude)
            .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
    }
}

/// A width and a height on the flat map, in map points.
public struct MKMapSize: Equatable, Hashable, Sendable {
    /// Map points from west to east.
    public var width: Double
    /// Map points from north to south.
    public var height: Double
    /// Nothing.
    public init() { self.init(width: 0, height: 0) }
    /// A size by its map points.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    /// The whole world.
    public static let world = MKMapSize(width: worldWidth, height: worldWidth)
}

/// A rectangle on the flat map, in map points.
public struct MKMapRect: Equatable, Hashable, Sendable {
    /// The north-western corner.
    public var origin: MKMapPoint
    /// The extent.
    public var size: MKMapSize

    /// Nothing at the upper left corner.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    /// A rectangle by corner and extent.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// A rectangle by its map points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// No rectangle: it adds nothing to a union.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The whole world.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

    /// Map points of the western edge.
    public var minX: Double { origin.x }
    /// Map points of the northern edge.
    public var minY: Double { origin.y }
    /// Map points of the middle.
    public var midX: Double { origin.x + size.width / 2 }
    /// Map points of the middle.
    public var midY: Double { origin.y + size.height / 2 }
    /// Map points of the eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// Map points of the southern edge.
    public var maxY: Double { origin.y + size.height }
    /// Map points from west to east.
    public var width: Double { size.width }
    /// Map points from north to south.
    public var height: Double { size.height }
    /// Whether it is no rectangle.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether nothing is in it.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    private var rect: CGRect { isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height) }
    private init(_ rect: CGRect) {
        if rect.isNull {
            self = .null
        } else {
            self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        }
    }

    /// The smallest rectangle around both.
    public func union(_ other: MKMapRect) -> MKMapRect { MKMapRect(rect.union(other.rect)) }
    /// What is in both; null where nothing is.
    public func intersection(_ other: MKMapRect) -> MKMapRect { MKMapRect(rect.intersection(other.rect)) }
    /// Made smaller on each side, or larger where negative, by map points.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(rect.insetBy(dx: dx, dy: dy)) }
    /// Moved by map points.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(rect.offsetBy(dx: dx, dy: dy)) }
    /// Whether something is in both.
    public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isEmpty }
    /// Whether a place is in it.
    public func contains(_ point: MKMapPoint) -> Bool { rect.contains(CGPoint(x: point.x, y: point.y)) }
    /// Whether another is wholly in it.
    public func contains(_ other: MKMapRect) -> Bool { rect.contains(other.rect) }
}

/// Points of the screen for each map point.
public typealias MKZoomScale = CGFloat

/// Metres of a map point at a latitude in degrees.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    cos(latitude * .pi / 180) * 2 * .pi * 6_378_137 / worldWidth
}
/// Map points of a metre at a latitude in degrees.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}
/// Where a coordinate is on the map.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// A place by its map points.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// A rectangle by its map points.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
/// A rectangle in words.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
    "{{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}"
}
