public import QuartzCore

/// Degrees, north or east where above 0.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres; below 0 where nobody knows.
public typealias CLLocationAccuracy = Double
/// Metres a second; below 0 where nobody knows.
public typealias CLLocationSpeed = Double
/// Metres a second.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees clockwise from the north; below 0 where nobody knows.
public typealias CLLocationDirection = Double
/// Degrees.
public typealias CLLocationDirectionAccuracy = Double

/// As good as it can be, with what else the device feels.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As good as it can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// Where the program may know about where the device is only.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every turn counts.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// As far as may be.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// As long as may be.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// Nowhere.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A point of the earth's surface.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator, -90 to 90.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich, -180 to 180.
    public var longitude: CLLocationDegrees

    /// Where the equator meets the meridian of Greenwich.
    public init() { self.init(latitude: 0, longitude: 0) }
    /// A point by its degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A point by its degrees.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a point is on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Where something was at a time.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Where on the surface.
    open private(set) var coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    open private(set) var altitude: CLLocationDistance
    /// How exact `coordinate` is.
    open private(set) var horizontalAccuracy: CLLocationAccuracy
    /// How exact `altitude` is; below 0 where nobody knows it.
    open private(set) var verticalAccuracy: CLLocationAccuracy
    /// Where it went.
    open private(set) var course: CLLocationDirection
    /// How exact `course` is.
    open private(set) var courseAccuracy: CLLocationDirectionAccuracy
    /// How fast it went.
    open private(set) var speed: CLLocationSpeed
    /// How exact `speed` is.
    open private(set) var speedAccuracy: CLLocationSpeedAccuracy
    /// When.
    open private(set) var timestamp: Date
    /// In which storey: nobody knows.
    open var floor: CLFloor? { nil }

    open class var supportsSecureCoding: Bool { true }

    /// A point of an archive.
    public required init?(coder: NSCoder) {
        func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        coordinate = CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude"))
        (altitude, horizontalAccuracy, verticalAccuracy) = (
            number("altitude"), number("horizontal"), number("vertical")
        )
        (course, courseAccuracy) = (number("course"), number("courseAccuracy"))
        (speed, speedAccuracy) = (number("speed"), number("speedAccuracy"))
        timestamp = Date(timeIntervalSinceReferenceDate: number("timestamp"))
        super.init()
    }

    /// Writes the point into an archive, in a form of ours.
    open func encode(with coder: NSCoder) {
        coder.encode(coordinate.latitude, forKey: "latitude")
        coder.encode(coordinate.longitude, forKey: "longitude")
        coder.encode(altitude, forKey: "altitude")
        coder.encode(horizontalAccuracy, forKey: "horizontal")
        coder.encode(verticalAccuracy, forKey: "vertical")
        coder.encode(course, forKey: "course")
        coder.encode(courseAccuracy, forKey: "courseAccuracy")
        coder.encode(speed, forKey: "speed")
        coder.encode(speedAccuracy, forKey: "speedAccuracy")
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
    }

    /// The point at 0° north and 0° east, now.
    public convenience override init() { self.init(latitude: 0, longitude: 0) }

    /// A point, now; how high and how fast nobody knows.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A point at a height and a time.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    /// A point at a height and a time, and where it went how fast.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// A point at a height and a time, and where it went how fast, and how exact all is.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        super.init()
    }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Metres to another point along the surface; heights do not count.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    open override var description: String {
        "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m (speed \(speed) mps / course \(course)) @ \(timestamp)"
    }
}

/// A storey of a building.
open class CLFloor: NSObject, @unchecked Sendable {
    /// 0 is level with the ground.
    open private(set) var level: Int
    /// The ground floor, for those that stand in for one.
    public override init() {
        level = 0
        super.init()
    }

    init(_ level: Int) {
        self.level = level
        super.init()
    }
}

/// Where the device points.
open class CLHeading: NSObject, @unchecked Sendable {
    /// Degrees from the magnetic north; below 0 where nobody knows.
    open var magneticHeading: CLLocationDirection { -1 }
    /// Degrees from the north; below 0 where nobody knows.
    open var trueHeading: CLLocationDirection { -1 }
    /// How many degrees it may be wrong; below 0 where nobody knows.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// When.
    open private(set) var timestamp = Date()
    /// One of no direction, for classes that say themselves where it points.
    public override init() { super.init() }
}
