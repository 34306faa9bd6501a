public import CoreLocation

/// Several lines that look alike and are drawn as one.
open class MKMultiPolyline: MKShape, MKOverlay, @unchecked Sendable {
    /// The lines.
    public let polylines: [MKPolyline]

    /// Several lines as one overlay.
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        super.init()
    }

    /// The rectangle of the map around all lines.
    open var boundingMapRect: MKMapRect { MKMapRect(around: polylines.map(\.boundingMapRect)) }
    /// The middle of that rectangle.
    open var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

/// Several surfaces that look alike and are drawn as one.
open class MKMultiPolygon: MKShape, MKOverlay, @unchecked Sendable {
    /// The surfaces.
    public let polygons: [MKPolygon]

    /// Several surfaces as one overlay.
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        super.init()
    }

    /// The rectangle of the map around all surfaces.
    open var boundingMapRect: MKMapRect { MKMapRect(around: polygons.map(\.boundingMapRect)) }
    /// The middle of that rectangle.
    open var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

/// Draws several lines with one look.
@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// Draws lines.
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
    /// The lines.
    open var multiPolyline: MKMultiPolyline { overlay as! MKMultiPolyline }
    open override func createPath() {
        guard let lines = overlay as? MKMultiPolyline else { return }
        let whole = CGMutablePath()
        for line in lines.polylines { whole.addPath(outline(line.mapPoints, isClosed: false)) }
        path = whole
    }
    override var fills: Bool { false }
}

/// Draws several surfaces with one look.
@preconcurrency @MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// Draws surfaces.
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
    /// The surfaces.
    open var multiPolygon: MKMultiPolygon { overlay as! MKMultiPolygon }
    open override func createPath() {
        guard let surfaces = overlay as? MKMultiPolygon else { return }
        let whole = CGMutablePath()
        for surface in surfaces.polygons { whole.addPath(outline(of: surface)) }
        path = whole
    }
}
