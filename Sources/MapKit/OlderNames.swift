public import CoreLocation

// Names as Swift 4 has them.

/// `MKMapSnapshotter.Options` in Swift 4.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
/// `MKMapSnapshotter.Snapshot` in Swift 4.
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
/// `MKDirections.Request` in Swift 4.
public typealias MKDirectionsRequest = MKDirections.Request
/// `MKDirections.Response` in Swift 4.
public typealias MKDirectionsResponse = MKDirections.Response
/// `MKLocalSearch.Request` in Swift 4.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// `MKLocalSearch.Response` in Swift 4.
public typealias MKLocalSearchResponse = MKLocalSearch.Response
/// `MKAnnotationView.DragState` in Swift 4.
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState

/// No rectangle.
public let MKMapRectNull = MKMapRect.null
/// The whole world.
public let MKMapRectWorld = MKMapRect.world
/// The extent of the whole world.
public let MKMapSizeWorld = MKMapSize.world

/// A size by its map points.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
/// The place on the earth of one on the map.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// Metres between two places along the surface.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
/// The smallest rectangle around both.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
/// What is in both.
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.intersection(rect2) }
/// Made smaller on each side by map points.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }
/// Moved by map points.
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
    rect.offsetBy(dx: dx, dy: dy)
}
/// Whether a place is in a rectangle.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
/// Whether a rectangle is wholly in another.
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.contains(rect2) }
/// Whether something is in both.
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.intersects(rect2) }
/// Whether two rectangles are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1 == rect2 }
/// Whether it is no rectangle.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
/// Whether nothing is in it.
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
/// Map points of the western edge.
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }
/// Map points of the northern edge.
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }
/// Map points of the middle.
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
/// Map points of the middle.
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
/// Map points of the eastern edge.
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }
/// Map points of the southern edge.
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }
/// Map points from west to east.
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
/// Map points from north to south.
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }
