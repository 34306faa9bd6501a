import MutoscopeTesting
import Testing

@testable import MapKit

@Suite("Places on a map")
struct MapGeometryTests {
    @Test("an overlay of the program's own answers for itself")
    func ownOverlays() {
        final class World: MKPolygon, @unchecked Sendable {
            override func canReplaceMapContent() -> Bool { true }
            override func intersects(_ mapRect: MKMapRect) -> Bool { true }
        }
        let corners = [MKMapPoint(x: 0, y: 0), MKMapPoint(x: 10, y: 0), MKMapPoint(x: 0, y: 10)]
        let world: any MKOverlay = World(points: corners, count: 3)
        #expect(world.canReplaceMapContent())
        #expect(world.intersects(MKMapRect(x: 900, y: 900, width: 1, height: 1)))
        #expect(!MKPolygon(points: corners, count: 3).canReplaceMapContent())
    }

    @Test("the world is a square of 2²⁸ map points, with the middle where the equator meets Greenwich")
    func points() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(middle.x == 134_217_728)
        #expect(abs(middle.y - 134_217_728) < 1e-6)
        let zurich = CLLocationCoordinate2D(latitude: 47.3769, longitude: 8.5417)
        let back = MKMapPoint(zurich).coordinate
        #expect(abs(back.latitude - zurich.latitude) < 1e-9)
        #expect(abs(back.longitude - zurich.longitude) < 1e-9)
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y.magnitude < 1e-3)
        #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149_291) < 1e-6)
    }

    @Test("a region of metres spans the degrees of the ellipsoid")
    func regions() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 37.33, longitude: -122.03), latitudinalMeters: 1_000,
            longitudinalMeters: 1_000)
        #expect(abs(region.span.latitudeDelta - 0.009_010) < 1e-5)
        #expect(abs(region.span.longitudeDelta - 0.011_282) < 2e-5)
    }

    private final class Hill: NSObject, MKAnnotation {
        let coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        let title: String?
        init(_ title: String?) { self.title = title }
    }

    @Test("as of an optional requirement the title of an annotation is an optional of an optional")
    @MainActor func titlesOfAnnotations() {
        func name(_ view: MKAnnotationView) -> String { (view.annotation?.title)!! }
        let hill = Hill("Hill"), view = MKAnnotationView(annotation: hill, reuseIdentifier: nil)
        #expect(name(view) == "Hill" && hill.title?.count == 4)
        let annotation: any MKAnnotation = hill
        if let outer = annotation.title, let inner = outer { #expect(inner == "Hill") } else { Issue.record() }
        #expect(annotation.title as? String == "Hill" && annotation.title == "Hill")
        let nameless: any MKAnnotation = Hill(nil)
        #expect(nameless.title == .some(nil) && nameless.subtitle == .some(nil))
        #expect(MKPointAnnotation().title == nil)
    }

    @Test func namesOfSwift4() {
        let rect = MKMapRectUnion(MKMapRectNull, MKMapRectMake(10, 20, 30, 40))
        #expect(rect == MKMapRect(x: 10, y: 20, width: 30, height: 40) && !MKMapRectIsNull(rect))
        #expect(MKMapRectGetMidX(rect) == 25 && MKMapRectContainsPoint(rect, MKMapPointMake(11, 21)))
        let options = MKMapSnapshotOptions()
        options.showsPointsOfInterest = false
        #expect(options.size.width == 256 && MKMetersBetweenMapPoints(rect.origin, rect.origin) == 0)
    }

    @Test func rectangles() {
        let a = MKMapRect(x: 0, y: 0, width: 10, height: 10), b = MKMapRect(x: 20, y: 0, width: 10, height: 10)
        #expect(MKMapRect.null.isNull)
        #expect(a.union(.null) == a)
        #expect(a.intersection(b).isNull)
        #expect(a.union(b) == MKMapRect(x: 0, y: 0, width: 30, height: 10))
        #expect(a.contains(MKMapPoint(x: 5, y: 5)))
        #expect(!a.intersects(b))
    }

    @Test("a circle's rectangle has its diameter, a line's is around its points")
    func overlays() {
        let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 60, longitude: 10), radius: 1_000)
        #expect(abs(circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(60) - 2_000) < 1e-6)
        let places = [
            CLLocationCoordinate2D(latitude: 0, longitude: -10), CLLocationCoordinate2D(latitude: 10, longitude: 20),
        ]
        let line = MKPolyline(coordinates: places, count: 2)
        #expect(line.pointCount == 2)
        #expect(abs(line.boundingMapRect.width - 30 / 360 * 268_435_456) < 1e-3)
        #expect(line.points()[1].x == MKMapPoint(places[1]).x)
    }
}

@Suite("Maps")
@MainActor
struct MapTests {
    private final class Ear: NSObject, MKMapViewDelegate {
        var heard: [String] = []
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            let view =
                mapView.dequeueReusableAnnotationView(withIdentifier: "pin")
                ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
            view.canShowCallout = true
            view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
            return view
        }
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            let renderer = MKCircleRenderer(overlay: overlay)
            renderer.fillColor = .blue
            return renderer
        }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
            heard.append("region \(animated)")
        }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { heard.append("select") }
        func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { heard.append("deselect") }
        func mapView(
            _ mapView: MKMapView, annotationView view: MKAnnotationView,
            calloutAccessoryControlTapped control: UIControl
        ) { heard.append("tapped \((view.annotation?.title ?? nil) ?? "")") }
        func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
            heard.append((error as? CLError)?.code == .denied ? "denied" : "?")
        }
    }

    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let ear = Ear()
    private let bern = CLLocationCoordinate2D(latitude: 46.948, longitude: 7.4474)

    init() {
        map.delegate = ear
        let page = UIViewController()
        page.view.addSubview(map)
        screen.show(page)
        map.setRegion(
            MKCoordinateRegion(center: bern, latitudinalMeters: 2_000, longitudinalMeters: 2_000), animated: false)
        screen.advance(by: 0.1)
        ear.heard = []
    }

    @Test("a region is shown whole with its middle in the middle, and points and places turn into one another")
    func region() {
        let region = map.region
        #expect(abs(region.center.latitude - bern.latitude) < 1e-6)
        #expect(abs(region.center.longitude - bern.longitude) < 1e-6)
        #expect(region.span.longitudeDelta > 0.0262)
        #expect(region.span.longitudeDelta < 0.0264)
        let part = map.visibleMapRect,
            padded = map.mapRectThatFits(part, edgePadding: .init(top: 0, left: 160, bottom: 0, right: 0))
        #expect(abs(padded.width - 2 * part.width) < 1)
        #expect(abs(padded.maxX - part.maxX) < 1)
        #expect(abs(padded.midY - part.midY) < 1)
        let middle = map.convert(bern, toPointTo: map)
        #expect(abs(middle.x - 160) < 1e-3)
        #expect(abs(middle.y - 240) < 1e-3)
        let back = map.convert(CGPoint(x: 160, y: 240), toCoordinateFrom: map)
        #expect(abs(back.longitude - bern.longitude) < 1e-6)
    }

    @Test("documents in GeoJSON are shapes and features, and what is none is an error")
    func geoJSON() throws {
        let text = """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "id": 7, "properties": {"name": "Park"}, "geometry": {"type": "MultiPolygon", "coordinates":
                [[[[7, 46], [8, 46], [8, 47], [7, 46]], [[7.5, 46.1], [7.6, 46.1], [7.6, 46.2], [7.5, 46.1]]]]}},
              {"type": "Feature", "properties": null, "geometry": {"type": "GeometryCollection", "geometries": [
                {"type": "Point", "coordinates": [7.4, 46.9, 540]}, {"type": "LineString", "coordinates": [[7, 46], [8, 47]]}]}}
            ]}
            """
        let features = try MKGeoJSONDecoder().decode(Data(text.utf8)).compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.map(\.identifier) == ["7", nil])
        let properties = try JSONSerialization.jsonObject(with: #require(features[0].properties)) as? [String: String]
        #expect(properties == ["name": "Park"])
        let park = try #require(features[0].geometry.first as? MKMultiPolygon)
        #expect(park.polygons.first?.pointCount == 4)
        #expect(park.polygons.first?.interiorPolygons?.count == 1)
        let point = try #require(features[1].geometry.first as? MKPointAnnotation)
        #expect(point.coordinate.latitude == 46.9)
        #expect(features[1].geometry.last is MKPolyline)
        let renderer = MKMultiPolygonRenderer(multiPolygon: park)
        renderer.createPath()
        #expect(renderer.path?.isEmpty == false)
        let lines = MKMultiPolyline([MKPolyline(coordinates: [bern, point.coordinate], count: 2)])
        #expect(abs(lines.boundingMapRect.minX - min(MKMapPoint(bern).x, MKMapPoint(point.coordinate).x)) < 1)
        for broken in [
            "{", "[]", "{}", #"{"type": "Point", "coordinates": [1]}"#, #"{"type": "Point", "coordinates": "x"}"#,
            #"{"type": "FeatureCollection", "features": [{"type": "Point"}]}"#,
            #"{"type": "Feature", "geometry": "x"}"#, #"{"type": "Polygon", "coordinates": [[1, 2]]}"#,
        ] {
            #expect(throws: (any Error).self, "\(broken)") { try MKGeoJSONDecoder().decode(Data(broken.utf8)) }
        }
        #expect(try MKGeoJSONDecoder().decode(Data(#"{"type": "Polygon", "coordinates": []}"#.utf8)).count == 1)
    }

    @Test("a finger moves the map and what stands on it, a pinch zooms about its middle")
    func fingers() async {
        let pin = MKPointAnnotation(coordinate: bern, title: "Bern")
        map.addAnnotation(pin)
        screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 200), duration: 0.5)
        await screen.advance(by: 2)
        let point = map.convert(bern, toPointTo: map)
        // Drags go by whole pixels.
        #expect(point.y < 160)
        #expect(abs(point.x - 160) < 1)
        let view = map.view(for: pin)
        #expect(abs((view?.center.y ?? 0) - point.y - (view?.centerOffset.y ?? 0)) < 1e-6)
        #expect(ear.heard.last == "region true")
    }

    @Test("a tap on a pin shows its callout, one on its button is heard, one beside it takes the selection away")
    func callout() async {
        let pin = MKPointAnnotation(coordinate: bern, title: "Bern", subtitle: "Capital")
        map.addAnnotation(pin)
        await screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 160, y: 220))
        await screen.advance(by: 0.6)
        #expect(ear.heard == ["select"])
        #expect(map.selectedAnnotations.first === pin)
        let button = map.view(for: pin)?.rightCalloutAccessoryView
        let place = button.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
        screen.tap(at: place)
        await screen.advance(by: 0.6)
        #expect(ear.heard == ["select", "tapped Bern"])
        screen.tap(at: CGPoint(x: 40, y: 440))
        await screen.advance(by: 0.6)
        #expect(ear.heard.last == "deselect")
        #expect(map.selectedAnnotations.isEmpty)
    }

    @Test("moved points move their views, those out of sight give theirs back")
    func views() {
        let pin = MKPointAnnotation(coordinate: bern)
        map.addAnnotation(pin)
        let before = map.view(for: pin)?.center
        pin.coordinate.latitude += 0.001
        #expect(map.view(for: pin)?.center.y ?? 0 < (before?.y ?? 0) - 5)
        pin.coordinate.latitude += 10
        #expect(map.view(for: pin) == nil)
        pin.coordinate = bern
        #expect(map.view(for: pin)?.center == before)
        map.removeAnnotation(pin)
        #expect(map.annotations.isEmpty)
        #expect(map.view(for: pin) == nil)
    }

    @Test func overlaysAreDrawnInTheirPlace() {
        map.addOverlay(MKCircle(center: bern, radius: 200))
        screen.advance(by: 0.1)
        let picture = screen.snapshot()
        #expect(picture.pixel(160, 240) == (0, 0, 255, 255))
        #expect(picture.pixel(40, 240) != (0, 0, 255, 255))
    }

    @Test("an animated move ends where it was sent, and says so once")
    func animated() async {
        let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)
        map.setRegion(
            MKCoordinateRegion(center: rome, latitudinalMeters: 100_000, longitudinalMeters: 100_000), animated: true)
        await screen.advance(by: 0.2)
        #expect(map.centerCoordinate.latitude < 46.9)
        #expect(map.centerCoordinate.latitude > 41.9)
        await screen.advance(by: 1)
        #expect(abs(map.centerCoordinate.latitude - 41.9) < 1e-5)
        #expect(abs(map.convert(rome, toPointTo: map).x - 160) < 1e-3)
        #expect(ear.heard == ["region true"])
    }

    @Test("a region that is set on the way ends the flight, and every flight says that it is over")
    func interrupted() async {
        let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)
        let there = MKCoordinateRegion(center: rome, latitudinalMeters: 100_000, longitudinalMeters: 100_000)
        let here = map.region
        map.setRegion(there, animated: true)
        await screen.advance(by: 0.2)
        map.setRegion(here, animated: false)
        await screen.advance(by: 1)
        #expect(abs(map.centerCoordinate.latitude - here.center.latitude) < 1e-5)
        #expect(ear.heard == ["region true", "region false"])

        map.setRegion(there, animated: true)
        await screen.advance(by: 0.2)
        map.frame.size.width = 200
        await screen.advance(by: 0.1)
        #expect(abs(map.centerCoordinate.latitude - 41.9) < 1e-3)
        #expect(ear.heard == ["region true", "region false", "region true"])
    }

    @Test("registered classes are made, the user is not found, and questions fail")
    func answers() async {
        final class Own: MKMarkerAnnotationView {
            var isOwn = false
            override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
                isOwn = true
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        map.register(Own.self, forAnnotationViewWithReuseIdentifier: "own")
        let pin = MKPointAnnotation(coordinate: bern)
        let view = map.dequeueReusableAnnotationView(withIdentifier: "own", for: pin)
        #expect((view as? Own)?.isOwn == true)
        #expect(view.annotation === pin)
        #expect(view.reuseIdentifier == "own")
        map.showsUserLocation = true
        let error = await withCheckedContinuation { continuation in
            MKLocalSearch(request: .init(naturalLanguageQuery: "coffee")).start { _, error in
                continuation.resume(returning: (error as? MKError)?.code)
            }
        }
        #expect(error == .serverFailure)
        await screen.advance(by: 0.1)
        #expect(ear.heard == ["denied"])
    }

    @Test("a scale's bar stands for a round length, and has as many points")
    func scale() throws {
        let bar = try #require(MKScaleView(mapView: map).bar)
        #expect([1, 2, 5].contains { bar.metres / $0 == pow(10, log10(bar.metres / $0).rounded()) })
        #expect(bar.points <= 100)
        #expect(bar.points > 30)
        let from = map.convert(CGPoint(x: 100, y: 240), toCoordinateFrom: map)
        let to = map.convert(CGPoint(x: 100 + bar.points, y: 240), toCoordinateFrom: map)
        // The map is a sphere's, the distance an ellipsoid's.
        #expect(abs(MKMapPoint(from).distance(to: MKMapPoint(to)) / bar.metres - 1) < 0.005)
    }

    @Test("a storyboard's element says what it shows and who hears of it")
    func element() {
        let ear = Ear(), values = ["mapType": "hybrid", "zoomEnabled": "NO", "showsScale": "YES"]
        map.take { values[$0] }
        #expect(map.mapType == .hybrid && !map.isZoomEnabled && map.showsScale && map.isScrollEnabled)
        #expect(map.connectOutlet("delegate", to: ear) && map.delegate === ear)
        #expect(!map.connectOutlet("other", to: ear))
    }

    @Test("a map's configuration says what it looks like")
    func configurations() {
        #expect(map.preferredConfiguration is MKStandardMapConfiguration)
        map.preferredConfiguration = MKImageryMapConfiguration(elevationStyle: .realistic)
        #expect(map.mapType == .satelliteFlyover)
        map.preferredConfiguration = MKStandardMapConfiguration(emphasisStyle: .muted)
        #expect(map.mapType == .mutedStandard)
        map.preferredConfiguration = MKHybridMapConfiguration()
        #expect(map.mapType == .hybrid && map.preferredConfiguration.elevationStyle == .flat)
    }

    @Test func placesHaveAddresses() {
        let place = MKPlacemark(coordinate: bern, addressDictionary: ["City": "Bern", "Country": "Switzerland"])
        #expect(place.locality == "Bern")
        #expect(place.title == "Bern, Switzerland")
        #expect(place.location?.coordinate.latitude == bern.latitude)
        #expect(place.postalCode == nil)
        let item = MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
        #expect(!item.openInMaps())
    }

    @Test("overlays, their renderers, routes and annotation views can be made of nothing, and show nothing")
    func plainObjects() {
        #expect(MKPolyline().pointCount == 0)
        #expect(MKPolygon().boundingMapRect.isNull)
        #expect(MKCircle().radius == 0)
        #expect(MKRoute().steps.isEmpty && MKRoute().polyline.pointCount == 0)
        #expect(MKOverlayRenderer().overlay is MKPolyline)
        #expect(MKPolylineRenderer().path.isEmpty)
        let views = [MKAnnotationView(), MKMarkerAnnotationView(), MKPinAnnotationView()]
        #expect(views.allSatisfy { $0.annotation == nil && $0.reuseIdentifier == nil })
    }
}
