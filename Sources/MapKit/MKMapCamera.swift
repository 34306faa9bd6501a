public import CoreLocation
import UIKit

/// From where a map is seen. Maps here are seen from above, north up: turns and tilts are kept, not shown.
open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
    /// The place in the middle.
    open var centerCoordinate: CLLocationCoordinate2D
    /// How far it is from the middle, metres.
    open var centerCoordinateDistance: CLLocationDistance
    /// How far it is tilted, degrees.
    open var pitch: CGFloat
    /// Where it looks, degrees clockwise from the north.
    open var heading: CLLocationDirection
    /// How high it is, metres.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 1e-3) }
    }
    /// Metres of distance for each metre of the earth from the lower to the upper edge: its angle of view is 30°.
    static let distancePerHeight = 0.5 / tan(15 * Double.pi / 180)

    /// Above the whole world.
    public override init() {
        (centerCoordinate, centerCoordinateDistance, pitch, heading) = (CLLocationCoordinate2D(), 40_000_000, 0, 0)
        super.init()
    }
    /// From a distance in metres, at angles in degrees.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }
    /// From above a place, at a height in metres.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        let along = MKMapPoint(centerCoordinate).distance(to: MKMapPoint(eyeCoordinate))
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: (along * along + eyeAltitude * eyeAltitude).squareRoot(),
            pitch: CGFloat(atan2(along, eyeAltitude) * 180 / .pi), heading: 0)
    }
    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }
}

extension MKMapView {
    /// From how near and how far a map may be seen, metres.
    open class CameraZoomRange: NSObject, @unchecked Sendable {
        /// The least distance.
        open private(set) var minCenterCoordinateDistance: CLLocationDistance
        /// The largest distance.
        open private(set) var maxCenterCoordinateDistance: CLLocationDistance
        /// Between two distances; nil where the nearest is farther than the farthest.
        public init?(minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance) {
            guard minCenterCoordinateDistance <= maxCenterCoordinateDistance else { return nil }
            self.minCenterCoordinateDistance = minCenterCoordinateDistance
            self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
            super.init()
        }
        /// From a distance on.
        public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: minCenterCoordinateDistance,
                maxCenterCoordinateDistance: .greatestFiniteMagnitude)
        }
        /// Up to a distance.
        public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxCenterCoordinateDistance)
        }
    }
    /// Where the middle of a map may be.
    open class CameraBoundary: NSObject, @unchecked Sendable {
        /// As a part of the map.
        open private(set) var mapRect: MKMapRect
        /// As a part of the earth.
        open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
        /// Within a part of the map; nil where it is none.
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isNull else { return nil }
            self.mapRect = mapRect
            super.init()
        }
        /// Within a part of the earth; nil where it is none.
        public convenience init?(coordinateRegion region: MKCoordinateRegion) {
            guard region.isValid else { return nil }
            self.init(mapRect: region.mapRect)
        }
    }
}
