public import CoreLocation

/// How many degrees something is high and wide.
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees
    /// Nothing.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    /// An extent by its degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the earth around a place.
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// How high and wide.
    public var span: MKCoordinateSpan

    /// Nothing, where the equator meets the meridian of Greenwich.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    /// A part of the earth by its middle and its degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// A part of the earth by its middle and its metres, reckoned on the ellipsoid of WGS 84 at the middle's latitude.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let equator = 6_378_137.0, flattening = 1 / 298.257223563
        let eccentricity = flattening * (2 - flattening)
        let latitude = centerCoordinate.latitude * .pi / 180
        let bend = 1 - eccentricity * sin(latitude) * sin(latitude)
        let northwards = equator * (1 - eccentricity) / (bend * bend.squareRoot()) * .pi / 180
        let eastwards = equator / bend.squareRoot() * cos(latitude) * .pi / 180
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / northwards,
                longitudeDelta: eastwards > 0 ? min(longitudinalMeters / eastwards, 360) : 360))
    }

    /// What a rectangle of the map shows.
    public init(_ rect: MKMapRect) {
        let north = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
        let south = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: north.latitude - south.latitude, longitudeDelta: south.longitude - north.longitude))
    }

    /// The rectangle of the map that shows it, its middle in the middle.
    var mapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let north = MKMapPoint(
            CLLocationCoordinate2D(latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude))
        let south = MKMapPoint(
            CLLocationCoordinate2D(latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude))
        let width = span.longitudeDelta / 360 * worldWidth, height = south.y - north.y
        return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }

    /// Whether it can be shown: its middle is on the earth, and its span is none below 0.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && span.latitudeDelta >= 0 && span.longitudeDelta >= 0
            && span.latitudeDelta <= 180 && span.longitudeDelta <= 360
    }
}

/// An extent by its degrees.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
/// A part of the earth by its middle and its degrees.
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
/// A part of the earth by its middle and its metres.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
/// What a rectangle of the map shows.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
