import Contacts
import CoreLocation
import EventKit
import MapKit
import MediaPlayer
import PushKit
import Speech
import Testing
import WebKit

/// Objects that tests put in the place of those that services make: subclasses without an initialiser of their own.
@MainActor @Suite("Objects that stand in for services' own") struct ServiceStandInTests {
    private final class Beacon: CLBeacon, @unchecked Sendable {
        override var proximity: CLProximity { .near }
        override var major: NSNumber { 7 }
    }
    private final class Payload: PKPushPayload {
        override var dictionaryPayload: [AnyHashable: Any] { ["aps": 1] }
    }
    private final class Credentials: PKPushCredentials {
        override var token: Data { Data([1, 2]) }
    }
    private final class Result: SFSpeechRecognitionResult {
        override var bestTranscription: SFTranscription { Spoken() }
    }
    private final class Spoken: SFTranscription {
        override var formattedString: String { "hello" }
        override var segments: [SFTranscriptionSegment] { [SFTranscriptionSegment()] }
    }
    private final class Found: MKLocalSearch.Response, @unchecked Sendable {
        override var mapItems: [MKMapItem] { [MKMapItem.forCurrentLocation()] }
    }
    private final class Source: EKSource {
        override var title: String { "Mine" }
    }
    private final class Container: CNContainer {
        override var name: String { "Mine" }
    }
    private final class Map: MKMapView {
        var added = 0
        override func addAnnotation(_ annotation: any MKAnnotation) {
            added += 1
            super.addAnnotation(annotation)
        }
        override func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
        override func addOverlay(_ overlay: any MKOverlay) { added += 10 }
    }

    @Test("They answer for themselves")
    func objects() {
        #expect(Beacon().proximity == .near)
        #expect(Beacon().major == 7)
        #expect(Beacon().minor == 0)
        #expect(Payload().dictionaryPayload.count == 1)
        #expect(Credentials().token.count == 2)
        #expect(Result().bestTranscription.formattedString == "hello")
        #expect(Found().mapItems.count == 1)
        #expect(MKDirections.Response().routes.isEmpty)
        #expect(Source().title == "Mine")
        #expect(Container().name == "Mine")
        #expect(CLFloor().level == 0)
        #expect(MPRemoteCommandEvent().timestamp == 0)
        #expect(WKWindowFeatures().width == nil)
    }

    @Test("Maps of a program's own hear what is put on them")
    func maps() {
        let map = Map()
        let pin = MKPointAnnotation()
        map.addAnnotation(pin)
        map.addOverlay(MKCircle(center: CLLocationCoordinate2D(latitude: 1, longitude: 1), radius: 10))
        #expect(map.added == 11)
        #expect(map.annotations.count == 1)
        #expect(map.overlays.isEmpty)
    }
}
