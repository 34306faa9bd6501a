public import QuartzCore

// Nobody knows where this machine is. Managers say so, as on a device where the user has switched location services off: programs are
// denied, and whatever is asked for fails with `CLError.denied`. Places themselves, and their distances, work.

/// Whether a program may know where the device is.
public enum CLAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The device does not let it.
    case restricted = 1
    /// The user said no, or has switched location services off.
    case denied = 2
    /// The user said yes, for ever.
    case authorizedAlways = 3
    /// The user said yes, while the program is used.
    case authorizedWhenInUse = 4
}

/// How exactly a program may know where the device is.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exactly as it can be.
    case fullAccuracy
    /// About.
    case reducedAccuracy
}

/// What the user does.
public enum CLActivityType: Int, Sendable {
    /// Something.
    case other = 1
    /// Drives.
    case automotiveNavigation = 2
    /// Walks or runs.
    case fitness = 3
    /// Moves, but not by car.
    case otherNavigation = 4
    /// Flies.
    case airborne = 5
}

/// How the device is held.
public enum CLDeviceOrientation: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// Upright.
    case portrait
    /// Upright, its top below.
    case portraitUpsideDown
    /// On its side, its top left.
    case landscapeLeft
    /// On its side, its top right.
    case landscapeRight
    /// On its back.
    case faceUp
    /// On its front.
    case faceDown
}

/// Hears where the device is; all of it is optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// The device was at some places, the latest last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// It failed.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Whether the program may know may have changed; told once to every delegate that is set.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The same, in older sources.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// The device points elsewhere.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Whether the user is asked to turn the device until its compass is right.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// The device came into a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The device went out of a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Whether the device is in a region.
    func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// A region is watched from now on.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// A region cannot be watched.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// Beacons are heard.
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint)
    /// Beacons are heard, in older sources.
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    /// Beacons cannot be heard.
    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
    /// The user stayed somewhere.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// The device does not move.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// The device moves again.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    /// Does nothing where it is not implemented.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing where it is not implemented.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Calls the older one where it is not implemented.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    /// Does nothing where it is not implemented.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Does nothing where it is not implemented.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// False where it is not implemented.
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    /// Does nothing where it is not implemented.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Does nothing where it is not implemented.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Does nothing where it is not implemented.
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}
    /// Does nothing where it is not implemented.
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    /// Does nothing where it is not implemented.
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
    /// Does nothing where it is not implemented.
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {}
    /// Does nothing where it is not implemented.
    public func locationManager(
        _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
    ) {}
    /// Does nothing where it is not implemented.
    public func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) {}
    /// Does nothing where it is not implemented.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    /// Does nothing where it is not implemented.
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    /// Does nothing where it is not implemented.
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}

/// Tells where the device is: that it may not be known.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Hears of it, on the main queue.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { tell { $0.locationManagerDidChangeAuthorization($1) } }
    }
    /// How exact it should be, metres.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// How far the device must move before it is told again, metres.
    open var distanceFilter = kCLDistanceFilterNone
    /// How far the device must turn before it is told again, degrees.
    open var headingFilter: CLLocationDegrees = 1
    /// Which side of the device points.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// What the user does.
    open var activityType = CLActivityType.other
    /// Whether it may rest where the device does.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether it goes on while the program is away.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the user sees that it does.
    open var showsBackgroundLocationIndicator = false

    /// One that tells nothing yet.
    public override init() { super.init() }

    /// Where the device was last: nobody knows.
    open var location: CLLocation? { nil }
    /// Where the device points: nobody knows.
    open var heading: CLHeading? { nil }
    /// Which regions are watched: none can be.
    open var monitoredRegions: Set<CLRegion> { [] }
    /// Which beacons are listened for: none can be.
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
    /// The largest distance of a region's edge, metres; below 0 where none can be watched.
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    /// Whether the program may know where the device is: it may not.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// How exactly it may.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Whether the program may know where the device is: it may not.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Whether places are told at all: they are not.
    open class func locationServicesEnabled() -> Bool { false }
    /// Whether the device knows where it points: it does not.
    open class func headingAvailable() -> Bool { false }
    /// Whether the device tells when it has moved far: it does not.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Whether regions of a kind can be watched: they cannot.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Whether beacons can be heard: they cannot.
    open class func isRangingAvailable() -> Bool { false }

    /// Asks the user, who has said no.
    open func requestWhenInUseAuthorization() {}
    /// Asks the user, who has said no.
    open func requestAlwaysAuthorization() {}
    /// Asks the user for once, who says no.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) { completion?(CLError(.denied)) }

    /// Asks where the device is: it fails.
    open func requestLocation() { fail() }
    /// Asks where the device is from now on: it fails.
    open func startUpdatingLocation() { fail() }
    /// Asks no more.
    open func stopUpdatingLocation() {}
    /// Asks where the device points from now on: nothing is told.
    open func startUpdatingHeading() {}
    /// Asks no more.
    open func stopUpdatingHeading() {}
    /// Asks where the device is when it has moved far: it fails.
    open func startMonitoringSignificantLocationChanges() { fail() }
    /// Asks no more.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Asks where the user stays: nothing is told.
    open func startMonitoringVisits() {}
    /// Asks no more.
    open func stopMonitoringVisits() {}
    /// Watches a region: it fails.
    open func startMonitoring(for region: CLRegion) {
        let region = UncheckedBox(value: region)
        tell {
            $0.locationManager(
                $1, monitoringDidFailFor: region.value, withError: CLError(.regionMonitoringDenied))
        }
    }
    /// Watches it no more.
    open func stopMonitoring(for region: CLRegion) {}
    /// Asks whether the device is in a region: nobody knows.
    open func requestState(for region: CLRegion) {
        tell { $0.locationManager($1, didDetermineState: .unknown, for: region) }
    }
    /// Listens for beacons: it fails.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        tell { $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable)) }
    }
    /// Listens no more.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// Listens for beacons: it fails.
    open func startRangingBeacons(in region: CLBeaconRegion) {
        startRangingBeacons(satisfying: region.beaconIdentityConstraint)
    }
    /// Listens no more.
    open func stopRangingBeacons(in region: CLBeaconRegion) {}

    private func fail() { tell { $0.locationManager($1, didFailWithError: CLError(.denied)) } }

    private func tell(_ message: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate else { return }
            message(delegate, self)
        }
    }
}
