public import CoreLocation
import UIKit

extension MKMapView {
    /// Where views of annotations are seen, in the map's points.
    public var annotationVisibleRect: CGRect { bounds }

    /// `addOverlay(_:)` in Swift 4.
    @available(*, deprecated, renamed: "addOverlay(_:)")
    public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
    /// `addOverlay(_:level:)` in Swift 4.
    @available(*, deprecated, renamed: "addOverlay(_:level:)")
    public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay, level: level) }
    /// `removeOverlay(_:)` in Swift 4.
    @available(*, deprecated, renamed: "removeOverlay(_:)")
    public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
    /// What draws an overlay.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { drawings.renderer(for: overlay) }
}

/// The overlays of a map and what draws them.
@MainActor
final class MapOverlays {
    private struct Drawing {
        let overlay: any MKOverlay
        let level: MKOverlayLevel
        let renderer: MKOverlayRenderer
    }
    private unowned let map: MKMapView
    private var list: [Drawing] = []
    private(set) lazy var canvas = OverlayCanvas(self)

    init(map: MKMapView) { self.map = map }

    var overlays: [any MKOverlay] { list.map(\.overlay) }
    func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { list.filter { $0.level == level }.map(\.overlay) }
    func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { list.first { $0.overlay === overlay }?.renderer }

    func add(_ overlays: [any MKOverlay], _ level: MKOverlayLevel) {
        let new = overlays.filter { overlay in !list.contains { $0.overlay === overlay } }.map { overlay in
            let renderer = map.delegate?.mapView(map, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay)
            renderer.canvas = canvas
            return Drawing(overlay: overlay, level: level, renderer: renderer)
        }
        let above = list.firstIndex { $0.level.rawValue > level.rawValue } ?? list.endIndex
        list.insert(contentsOf: new, at: above)
        canvas.setNeedsDisplay()
        if !new.isEmpty { map.delegate?.mapView(map, didAdd: new.map(\.renderer)) }
    }

    func remove(_ overlays: [any MKOverlay]) {
        list.removeAll { drawing in overlays.contains { $0 === drawing.overlay } }
        canvas.setNeedsDisplay()
    }

    func draw(in context: CGContext) {
        let shown = map.ground.shown, scale = CGFloat(map.ground.scale)
        for drawing in list where drawing.overlay.intersects(shown) {
            let renderer = drawing.renderer, origin = map.ground.point(for: drawing.overlay.boundingMapRect.origin)
            renderer.contentScaleFactor = canvas.contentScaleFactor
            guard renderer.canDraw(shown, zoomScale: scale) else { continue }
            context.saveGState()
            context.setAlpha(renderer.alpha)
            context.translateBy(x: origin.x, y: origin.y)
            context.scaleBy(x: scale, y: scale)
            renderer.draw(shown, zoomScale: scale, in: context)
            context.restoreGState()
        }
    }

    /// Over the ground, below the pins; touches pass through it.
    final class OverlayCanvas: UIView {
        private unowned let overlays: MapOverlays

        init(_ overlays: MapOverlays) {
            self.overlays = overlays
            super.init(frame: .zero)
            isOpaque = false
            isUserInteractionEnabled = false
        }
        required init?(coder: NSCoder) { fatalError("OverlayCanvas is made by MKMapView alone.") }

        override func draw(_ rect: CGRect) {
            guard !overlays.list.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
            overlays.draw(in: context)
        }
    }
}
