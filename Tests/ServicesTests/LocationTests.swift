import CoreLocation
import CoreMotion
import Testing

@Suite("Places")
struct LocationTests {
    private final class Ear: NSObject, CLLocationManagerDelegate {
        var statuses: [CLAuthorizationStatus] = []
        var errors: [CLError] = []
        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
            statuses.append(status)
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            if let error = error as? CLError { errors.append(error) }
        }
    }

    private func place(_ latitude: Double, _ longitude: Double) -> CLLocation {
        CLLocation(latitude: latitude, longitude: longitude)
    }

    /// Vincenty's own example of 1975 on another ellipsoid is no help; these are Karney's figures for WGS 84.
    @Test("distances follow the ellipsoid")
    func distances() {
        // A quarter of a meridian, and a degree of the equator.
        #expect(abs(place(0, 0).distance(from: place(90, 0)) - 10_001_965.729) < 0.01)
        #expect(abs(place(0, 10).distance(from: place(0, 11)) - 111_319.491) < 0.01)
        // Kennedy and Charles de Gaulle.
        #expect(abs(place(40.6, -73.8).distance(from: place(49 + 1 / 60, 2 + 33 / 60)) - 5_853_226) < 1)
        #expect(place(12, 34).distance(from: place(12, 34)) == 0)
        let opposite = place(0, 0).distance(from: place(0.5, 179.7))
        #expect(abs(opposite - 19_936_288.579) < 0.006 * opposite)
    }

    @Test("a circle holds what is no further than its radius")
    func circles() {
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 111_320, identifier: "a degree")
        #expect(region.contains(CLLocationCoordinate2DMake(0, 1)))
        #expect(!region.contains(CLLocationCoordinate2DMake(0, 1.001)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test("a manager says that the program may not know, as where location services are off") @MainActor
    func denial() async {
        let manager = CLLocationManager(), ear = Ear()
        manager.delegate = ear
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
        #expect(ear.errors.isEmpty, "the answer comes later")
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(ear.statuses == [.denied])
        #expect(ear.errors == [CLError(.denied)])
        #expect(!CLLocationManager.locationServicesEnabled())
        await #expect(throws: CLError(.network)) {
            try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2))
        }
    }
}

@Suite("Places in archives")
struct PlaceArchiveTests {
    private func again<Kept: NSObject & NSSecureCoding>(_ object: Kept) throws -> Kept {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Kept.self, from: data))
    }

    @Test("points and regions are as they were")
    func roundTrips() throws {
        let date = Date(timeIntervalSince1970: 1000)
        let point = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 46.9, longitude: 7.4), altitude: 540, horizontalAccuracy: 5,
            verticalAccuracy: 8, course: 90, speed: 1.5, timestamp: date)
        let other = try again(point)
        #expect(other.coordinate.latitude == 46.9)
        #expect(other.coordinate.longitude == 7.4)
        #expect(other.altitude == 540)
        #expect(other.course == 90)
        #expect(other.timestamp == date)
        let circle = try again(CLCircularRegion(center: point.coordinate, radius: 100, identifier: "home"))
        #expect(circle.radius == 100)
        #expect(circle.identifier == "home")
        #expect(circle.contains(point.coordinate))
        let beacons = try again(CLBeaconRegion(uuid: UUID(), major: 3, identifier: "shop"))
        #expect(beacons.major == 3)
        #expect(beacons.minor == nil)
    }
}

@Suite("Motion")
struct MotionTests {
    @Test("nothing is felt, as on a simulator")
    func nothing() {
        let manager = CMMotionManager()
        manager.accelerometerUpdateInterval = 0.1
        manager.startAccelerometerUpdates(to: .main) { _, _ in Issue.record("nothing is told") }
        #expect(!manager.isAccelerometerAvailable)
        #expect(!manager.isAccelerometerActive)
        #expect(manager.accelerometerData == nil)
        #expect(manager.deviceMotion == nil)
        #expect(!CMMotionActivityManager.isActivityAvailable())
        #expect(!CMPedometer.isStepCountingAvailable())
        #expect(CMAcceleration(x: 1, y: 2, z: 3) != CMAcceleration())
    }
}
