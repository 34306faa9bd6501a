public import QuartzCore

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// It is.
    case inside
    /// It is not.
    case outside
}

/// How near something is.
public enum CLProximity: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// At hand.
    case immediate
    /// Near.
    case near
    /// Far.
    case far
}

/// A part of the world.
open class CLRegion: NSObject, NSSecureCoding, @unchecked Sendable {
    /// By what the program knows it.
    open private(set) var identifier: String
    /// Whether coming in is told. Nothing is told here.
    open var notifyOnEntry = true
    /// Whether going out is told. Nothing is told here.
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    /// A region of an archive; nil where it has no name.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        identifier = String(name)
        super.init()
        notifyOnEntry = coder.decodeBool(forKey: "entry")
        notifyOnExit = coder.decodeBool(forKey: "exit")
    }

    /// Writes the region into an archive, in a form of ours.
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: identifier), forKey: "identifier")
        coder.encode(notifyOnEntry, forKey: "entry")
        coder.encode(notifyOnExit, forKey: "exit")
    }
}

/// All points within a distance of one.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle.
    open private(set) var center: CLLocationCoordinate2D
    /// Metres.
    open private(set) var radius: CLLocationDistance

    /// A circle around a point.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// A circle of an archive.
    public required init?(coder: NSCoder) {
        center = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        radius = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(center.latitude, forKey: "latitude")
        coder.encode(center.longitude, forKey: "longitude")
        coder.encode(radius, forKey: "radius")
    }

    /// Whether a point is in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(center, coordinate) <= radius
    }
}

/// Which beacons are meant.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    /// Whose.
    open private(set) var uuid: UUID
    /// Which group; nil is any.
    open private(set) var major: UInt16?
    /// Which one of the group; nil is any.
    open private(set) var minor: UInt16?

    /// All of one owner.
    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
    /// All of one group.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
    /// One.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        self.init(uuid, major, minor)
    }
    fileprivate init(_ uuid: UUID, _ major: UInt16?, _ minor: UInt16?) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        super.init()
    }
}

/// The group of a beacon.
public typealias CLBeaconMajorValue = UInt16
/// Which beacon of its group.
public typealias CLBeaconMinorValue = UInt16

/// All places where some beacons are heard.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// Which beacons.
    open private(set) var beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// Whose.
    open var uuid: UUID { beaconIdentityConstraint.uuid }
    /// Which group; nil is any.
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    /// Which one of the group; nil is any.
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
    /// Whether coming in is told when the display goes on. Nothing is told here.
    open var notifyEntryStateOnDisplay = false

    /// Where these beacons are heard.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }
    /// Where beacons of an archive are heard; nil where it names none.
    public required init?(coder: NSCoder) {
        guard
            let owner = coder.decodeObject(of: NSString.self, forKey: "uuid").flatMap({ UUID(uuidString: String($0)) })
        else { return nil }
        func part(_ key: String) -> UInt16? {
            coder.decodeObject(of: NSNumber.self, forKey: key).map { $0.uint16Value }
        }
        beaconIdentityConstraint = CLBeaconIdentityConstraint(owner, part("major"), part("minor"))
        super.init(coder: coder)
        notifyEntryStateOnDisplay = coder.decodeBool(forKey: "display")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(NSString(string: uuid.uuidString), forKey: "uuid")
        coder.encode(major, forKey: "major")
        coder.encode(minor, forKey: "minor")
        coder.encode(notifyEntryStateOnDisplay, forKey: "display")
    }

    /// Where one owner's beacons are heard.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
    /// Where one owner's beacons are heard.
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }
    /// Where a group's beacons are heard.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }
    /// Where a group's beacons are heard.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }
    /// Where a beacon is heard.
    public convenience init(
        uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
            identifier: identifier)
    }
    /// Where a beacon is heard.
    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }
}

/// A beacon that is heard. None is here.
open class CLBeacon: NSObject, @unchecked Sendable {
    /// Whose.
    open private(set) var uuid: UUID
    /// The older name of `uuid`.
    public var proximityUUID: UUID { uuid }
    /// Which group.
    open private(set) var major: NSNumber
    /// Which one of the group.
    open private(set) var minor: NSNumber
    /// How near.
    open var proximity: CLProximity { .unknown }
    /// Metres; below 0 where nobody knows.
    open var accuracy: CLLocationAccuracy { -1 }
    /// How strong, in decibels.
    open var rssi: Int { 0 }

    /// A beacon of nobody's, for those that stand in for one.
    public override init() {
        uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        (major, minor) = (0, 0)
        super.init()
    }

    init(uuid: UUID, major: UInt16, minor: UInt16) {
        self.uuid = uuid
        self.major = NSNumber(value: major)
        self.minor = NSNumber(value: minor)
        super.init()
    }
}

/// A stay at a place. None is told here.
open class CLVisit: NSObject, @unchecked Sendable {
    /// Where.
    open private(set) var coordinate: CLLocationCoordinate2D
    /// Since when.
    open private(set) var arrivalDate: Date
    /// Until when.
    open private(set) var departureDate: Date
    /// How exact `coordinate` is.
    open private(set) var horizontalAccuracy: CLLocationAccuracy

    init(coordinate: CLLocationCoordinate2D, arrivalDate: Date, departureDate: Date, accuracy: CLLocationAccuracy) {
        self.coordinate = coordinate
        self.arrivalDate = arrivalDate
        self.departureDate = departureDate
        horizontalAccuracy = accuracy
        super.init()
    }

    /// One of nowhere, for classes that say themselves where it was.
    public override init() {
        coordinate = kCLLocationCoordinate2DInvalid
        (arrivalDate, departureDate) = (.distantPast, .distantFuture)
        horizontalAccuracy = -1
        super.init()
    }
}
