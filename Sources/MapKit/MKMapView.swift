public import CoreLocation
public import UIKit

/// What a map looks like: as no map is loaded, all look alike.
public enum MKMapType: UInt, Sendable {
    /// Drawn.
    case standard = 0
    /// From above.
    case satellite
    /// From above, with names.
    case hybrid
    /// From above, with houses.
    case satelliteFlyover
    /// From above, with houses and names.
    case hybridFlyover
    /// Drawn, in the background.
    case mutedStandard
}

/// Whether a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// It follows.
    case follow
    /// It follows and turns.
    case followWithHeading
}

/// A map that can be moved and zoomed, with annotations and overlays in their places. No map is loaded on Linux: it shows the empty grid of a
/// device without a net. It is never turned or tilted.
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// Hears of it and gives it views.
    open weak var delegate: (any MKMapViewDelegate)?
    /// What the map looks like: the grid does not change.
    open var mapType = MKMapType.standard
    /// The same with all that belongs to it. The map's type follows.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
        didSet { mapType = preferredConfiguration.type }
    }
    /// Whether fingers zoom.
    open var isZoomEnabled = true { didSet { ground.allowsZoom = isZoomEnabled } }
    /// Whether fingers move it.
    open var isScrollEnabled = true { didSet { ground.isScrollEnabled = isScrollEnabled } }
    /// Whether fingers turn it. They do not.
    open var isRotateEnabled = true
    /// Whether fingers tilt it. They do not.
    open var isPitchEnabled = true
    /// Whether a turned map has a compass. It is never turned.
    open var showsCompass = true
    /// Whether its scale is shown. It is not: see ``MKScaleView``.
    open var showsScale = false
    /// Whether traffic is shown. None is known.
    open var showsTraffic = false
    /// Whether houses are shown. None are known.
    open var showsBuildings = true
    /// Whether points of interest are shown. None are known.
    open var showsPointsOfInterest = true
    /// Which points of interest are shown. None are known.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Where the user is.
    open private(set) var userLocation = MKUserLocation()
    /// Whether the user is looked for: nobody knows where he is, which the delegate hears.
    open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { lookForUser() } } }
    /// Whether it follows the user. It stays where it is.
    open var userTrackingMode = MKUserTrackingMode.none
    /// Whether the user is seen: nobody knows where he is.
    open var isUserLocationVisible: Bool { false }
    /// From how near and how far it may be seen, metres. Nothing else than fingers is held by it.
    open var cameraZoomRange: CameraZoomRange!
    /// Where its middle may be. Kept only.
    open var cameraBoundary: CameraBoundary?

    let ground = MapGround()
    lazy var pins = MapPins(map: self)
    lazy var drawings = MapOverlays(map: self)
    /// Bars that show its scale.
    let scales = NSHashTable<MKScaleView>.weakObjects()
    private var wanted: MKMapRect? = .world

    /// A map of the world in a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        finishDecoding(coder, as: MKMapView.self)
    }

    private func prepare() {
        clipsToBounds = true
        ground.frame = bounds
        ground.map = self
        addSubview(ground)
        addSubview(drawings.canvas)
        addSubview(pins.box)
        let tap = UITapGestureRecognizer(target: self, action: Selector("groundTapped:", MKMapView.groundTapped))
        tap.cancelsTouchesInView = false
        addGestureRecognizer(tap)
    }

    private func groundTapped(_ tap: UITapGestureRecognizer) { pins.tapped(at: tap.location(in: self)) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard ground.frame != bounds || wanted != nil else { return }
        let shown = wanted ?? (ground.bounds.isEmpty ? .world : ground.destination)
        ground.frame = bounds
        for view in [drawings.canvas, pins.box] { view.frame = bounds }
        guard !bounds.isEmpty else {
            wanted = shown
            return
        }
        wanted = nil
        ground.show(shown, animated: false)
        groundDidMove()
    }

    /// The ground is elsewhere: what stands on it goes along.
    func groundDidMove() {
        guard wanted == nil else { return }
        pins.place()
        drawings.canvas.setNeedsDisplay()
        for scale in scales.allObjects { scale.setNeedsDisplay() }
        delegate?.mapViewDidChangeVisibleRegion(self)
    }

    // MARK: What is shown

    /// The part of the map that is shown. Setting it shows all of it, and more where the shapes differ.
    open var visibleMapRect: MKMapRect {
        get { wanted ?? ground.shown }
        set { setVisibleMapRect(newValue, animated: false) }
    }
    /// Shows a part of the map, and more where the shapes differ.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
    }
    /// Shows a part of the map within insets in points.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        guard !mapRect.isNull, mapRect.width.isFinite, mapRect.height.isFinite else { return }
        guard wanted == nil, !bounds.isEmpty else {
            wanted = mapRect
            return setNeedsLayout()
        }
        delegate?.mapView(self, regionWillChangeAnimated: animate)
        ground.show(mapRect, within: insets, animated: animate)
        if !animate { delegate?.mapView(self, regionDidChangeAnimated: false) }
    }
    /// The part of the earth that is shown. Setting it shows all of it, and more where the shapes differ; one that is none ends the program,
    /// as Apple's does.
    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }
    /// Shows a part of the earth.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        precondition(
            region.isValid,
            "Invalid Region <center:\(region.center.latitude), \(region.center.longitude) span:\(region.span.latitudeDelta), \(region.span.longitudeDelta)>"
        )
        setVisibleMapRect(region.mapRect, animated: animated)
    }
    /// What would be shown for a part of the earth.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        bounds.isEmpty ? region : MKCoordinateRegion(ground.fitting(region.mapRect))
    }
    /// What would be shown for a part of the map.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { bounds.isEmpty ? mapRect : ground.fitting(mapRect) }
    /// What would be shown for a part of the map within insets in points.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        bounds.isEmpty ? mapRect : ground.fitting(mapRect, within: insets)
    }
    /// The place in the middle.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { setCenter(newValue, animated: false) }
    }
    /// Moves a place to the middle.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return }
        let shown = visibleMapRect, middle = MKMapPoint(coordinate)
        setVisibleMapRect(
            shown.offsetBy(dx: middle.x - shown.midX, dy: middle.y - shown.midY), animated: animated)
    }
    /// From where it is seen. Setting it moves the middle and the height; turns and tilts are kept out.
    open var camera: MKMapCamera {
        get {
            let shown = visibleMapRect, middle = centerCoordinate
            return MKMapCamera(
                lookingAtCenter: middle,
                fromDistance: shown.height * MKMetersPerMapPointAtLatitude(middle.latitude)
                    * MKMapCamera.distancePerHeight,
                pitch: 0, heading: 0)
        }
        set { setCamera(newValue, animated: false) }
    }
    /// Sees it from elsewhere.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(camera.centerCoordinate) else { return }
        let metres = camera.centerCoordinateDistance / MKMapCamera.distancePerHeight
        setRegion(
            MKCoordinateRegion(center: camera.centerCoordinate, latitudinalMeters: metres, longitudinalMeters: 0),
            animated: animated)
    }
    /// Sets from how near and how far it may be seen.
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }
    /// Sets where its middle may be.
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }
    /// Follows the user or not. It stays where it is.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != userTrackingMode else { return }
        userTrackingMode = mode
        delegate?.mapView(self, didChange: mode, animated: animated)
    }

    // MARK: Places and points

    /// Where a coordinate is in a view, in its points.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(ground.point(for: MKMapPoint(coordinate)), to: view)
    }
    /// The coordinate of a view's point.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        ground.mapPoint(for: convert(point, from: view)).coordinate
    }
    /// Where a part of the earth is in a view.
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        convert(ground.rect(for: region.mapRect), to: view)
    }
    /// The part of the earth in a view's rectangle.
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        MKCoordinateRegion(ground.mapRect(for: convert(rect, from: view)))
    }

    // MARK: Annotations

    /// What is on the map.
    open var annotations: [any MKAnnotation] { pins.annotations }
    /// Puts something on the map.
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    /// Puts things on the map.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { pins.add(annotations) }
    /// Takes something off the map.
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// Takes things off the map.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { pins.remove(annotations) }
    /// What is on the map in one of its rectangles.
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(pins.annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
    }
    /// The view that shows something; nil where it is not in sight.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { pins.view(for: annotation) }
    /// A view to use again, of a name; nil where there is none and no class is registered.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        pins.dequeue(identifier, for: nil)
    }
    /// A view to use again, of a name for which a class is registered.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        guard let view = pins.dequeue(identifier, for: annotation) else {
            preconditionFailure(
                "dequeueReusableAnnotationView(withIdentifier:for:): no class is registered for \"\(identifier)\".")
        }
        return view
    }
    /// Says which class views of a name have.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        pins.register(viewClass, identifier)
    }
    /// Shows a part of the map in which all these things are.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
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
    open var selectedAnnotations: [any MKAnnotation] {
        get { pins.selected.map { [$0] } ?? [] }
        set { pins.select(newValue.first, animated: false) }
    }
    /// Selects something and shows its callout.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        pins.select(annotation, animated: animated)
    }
    /// Takes the selection away.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        if annotation == nil || annotation === pins.selected { pins.select(nil, animated: animated) }
    }
    // MARK: Overlays

    /// What covers parts of the map, the lowest first.
    open var overlays: [any MKOverlay] { drawings.overlays }
    /// What covers parts of the map at a level.
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { drawings.overlays(in: level) }
    /// Covers a part of the map, below its names.
    open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    /// Covers a part of the map.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { drawings.add([overlay], level) }
    /// Covers parts of the map.
    open func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }
    /// Covers parts of the map.
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { drawings.add(overlays, level) }
    /// Uncovers a part of the map.
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    /// Uncovers parts of the map.
    open func removeOverlays(_ overlays: [any MKOverlay]) { drawings.remove(overlays) }
    private func lookForUser() {
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                guard self.showsUserLocation else { return self.delegate?.mapViewDidStopLocatingUser(self) ?? () }
                self.delegate?.mapViewWillStartLocatingUser(self)
                self.delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied))
            }
        }
    }
}
