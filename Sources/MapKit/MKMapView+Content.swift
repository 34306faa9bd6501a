public import CoreLocation
import UIKit

extension MKMapView {
    // MARK: Annotations

    /// What is on the map.
    public var annotations: [any MKAnnotation] { pins.annotations }
    /// Puts something on the map.
    public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    /// Puts things on the map.
    public func addAnnotations(_ annotations: [any MKAnnotation]) { pins.add(annotations) }
    /// Takes something off the map.
    public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// Takes things off the map.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) { pins.remove(annotations) }
    /// What is on the map in one of its rectangles.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(pins.annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
    }
    /// The view that shows something; nil where it is not in sight.
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { pins.view(for: annotation) }
    /// A view to use again, of a name; nil where there is none and no class is registered.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        pins.dequeue(identifier, for: nil)
    }
    /// A view to use again, of a name for which a class is registered.
    public func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        guard let view = pins.dequeue(identifier, for: annotation) else {
            preconditionFailure(
                "dequeueReusableAnnotationView(withIdentifier:for:): no class is registered for \"\(identifier)\".")
        }
        return view
    }
    /// Says which class views of a name have.
    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        pins.register(viewClass, identifier)
    }
    /// Shows a part of the map in which all these things are.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
        let rect = annotations.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
        }
        guard !rect.isNull else { return }
        // A single place gets half a kilometre around it.
        let least = 500 * MKMapPointsPerMeterAtLatitude(region.center.latitude)
        setVisibleMapRect(
            rect.insetBy(dx: min(0, (rect.width - least) / 2), dy: min(0, (rect.height - least) / 2)),
            edgePadding: UIEdgeInsets(top: 50, left: 40, bottom: 30, right: 40), animated: animated)
    }
    /// What is selected; Apple's map selects one thing at a time.
    public var selectedAnnotations: [any MKAnnotation] {
        get { pins.selected.map { [$0] } ?? [] }
        set { pins.select(newValue.first, animated: false) }
    }
    /// Selects something and shows its callout.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        pins.select(annotation, animated: animated)
    }
    /// Takes the selection away.
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        if annotation == nil || annotation === pins.selected { pins.select(nil, animated: animated) }
    }
    /// Where views of annotations are seen, in the map's points.
    public var annotationVisibleRect: CGRect { bounds }

    // MARK: Overlays

    /// What covers parts of the map, the lowest first.
    public var overlays: [any MKOverlay] { drawings.overlays }
    /// What covers parts of the map at a level.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { drawings.overlays(in: level) }
    /// Covers a part of the map, below its names.
    public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    /// Covers a part of the map.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { drawings.add([overlay], level) }
    /// Covers parts of the map.
    public func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }
    /// Covers parts of the map.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { drawings.add(overlays, level) }
    /// Uncovers a part of the map.
    public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    /// Uncovers parts of the map.
    public func removeOverlays(_ overlays: [any MKOverlay]) { drawings.remove(overlays) }
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
