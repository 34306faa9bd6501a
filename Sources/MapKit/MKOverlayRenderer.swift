public import UIKit

/// Draws an overlay. Its points are map points, counted from the corner of the overlay's rectangle.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    /// What it draws.
    open private(set) var overlay: any MKOverlay
    /// How opaque, 0 to 1.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// Points of the screen for each point of this renderer, as it was drawn last.
    open internal(set) var contentScaleFactor: CGFloat = 1
    weak var canvas: UIView?

    /// One for nothing, which draws nothing.
    public convenience override init() { self.init(overlay: MKPolyline()) }

    /// One for an overlay.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// The renderer's point of a place of the map.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }
    /// The place of the map of a renderer's point.
    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: origin.x + point.x, y: origin.y + point.y)
    }
    /// The renderer's rectangle of one of the map.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }
    /// The map's rectangle of one of the renderer.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
    }
    /// Whether it can draw now. True here.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    /// Draws what is in a rectangle; subclasses draw here, nothing is drawn else.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    /// Has it drawn again.
    open func setNeedsDisplay() { canvas?.setNeedsDisplay() }
    /// Has a part of it drawn again.
    open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
    /// Has a part of it drawn again.
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}

/// Draws an overlay that is a path.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// What it is filled with; nil is nothing.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// What its line is drawn with; nil is no line.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Points of the screen; 0 is a width that suits a road.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// How corners look.
    open var lineJoin = CGLineJoin.round
    /// How ends look.
    open var lineCap = CGLineCap.round
    /// How far corners reach, in widths.
    open var miterLimit: CGFloat = 10
    /// Where in its pattern the line begins, points of the screen.
    open var lineDashPhase: CGFloat = 0
    /// Lengths of strokes and gaps in turn, points of the screen; nil is a whole line.
    open var lineDashPattern: [NSNumber]?
    /// Whether it is drawn as pixels at once. Nothing else is done.
    open var shouldRasterize = false
    /// The path, in the renderer's points; made by `createPath()` where there is none.
    open var path: CGPath! {
        get {
            if made == nil { createPath() }
            return made
        }
        set {
            made = newValue
            setNeedsDisplay()
        }
    }
    private var made: CGPath?

    /// Makes the path: subclasses set ``path`` here.
    open func createPath() {}
    /// Has the path made again.
    open func invalidatePath() {
        made = nil
        setNeedsDisplay()
    }
    /// Sets what lines are drawn with.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.setStrokeColor((strokeColor ?? .clear).cgColor)
        context.setLineWidth((lineWidth > 0 ? lineWidth : 3) / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        context.setLineDash(
            phase: lineDashPhase / zoomScale,
            lengths: (lineDashPattern ?? []).map { CGFloat(truncating: $0) / zoomScale })
    }
    /// Sets what surfaces are filled with.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.setFillColor((fillColor ?? .clear).cgColor)
    }
    /// Draws a path's line.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }
    /// Fills a path.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }
    /// Fills the path and draws its line.
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        if fillColor != nil, fills {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(path, in: context)
        }
    }

    /// Whether there is a surface to fill.
    var fills: Bool { true }

    /// A surface with the holes in it.
    func outline(of surface: MKPolygon) -> CGMutablePath {
        let whole = outline(surface.mapPoints, isClosed: true)
        for hole in surface.interiorPolygons ?? [] { whole.addPath(outline(hole.mapPoints, isClosed: true)) }
        return whole
    }

    func outline(_ points: [MKMapPoint], isClosed: Bool) -> CGMutablePath {
        let outline = CGMutablePath()
        outline.addLines(between: points.map(point(for:)))
        if isClosed, !points.isEmpty { outline.closeSubpath() }
        return outline
    }
}

/// Draws a line through points.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// One for a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    /// What it draws.
    open var polyline: MKPolyline { overlay as! MKPolyline }
    open override func createPath() {
        guard let line = overlay as? MKPolyline else { return }
        path = outline(line.mapPoints, isClosed: false)
    }
    override var fills: Bool { false }
}

/// Draws a surface.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// One for a surface.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    /// What it draws.
    open var polygon: MKPolygon { overlay as! MKPolygon }
    open override func createPath() {
        guard let surface = overlay as? MKPolygon else { return }
        path = outline(of: surface)
    }
}

/// Draws a circle.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// One for a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    /// What it draws.
    open var circle: MKCircle { overlay as! MKCircle }
    open override func createPath() { path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil) }
}
