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
