public import QuartzCore

// This machine feels no motion. Managers say so, as on a simulator: nothing is available, nothing is told, queries fail.

/// The domain of these errors.
public let CMErrorDomain = "CMErrorDomain"

/// Why something about motion failed.
public struct CMError: Error, CustomNSError, Equatable, Sendable {
    /// Apple's number: 109 is that the device cannot feel it.
    public let rawValue: UInt32
    /// An error by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The domain of these errors.
    public static var errorDomain: String { CMErrorDomain }
    /// Apple's number.
    public var errorCode: Int { Int(rawValue) }
}

/// Hears how the device is pushed.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Hears how the device turns.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Hears of the magnetic field around the device.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// Hears how the device moves.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Tells how the device moves: it cannot be felt here.
open class CMMotionManager: NSObject, @unchecked Sendable {
    /// How often a push is told, seconds.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// How often a turn is told, seconds.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// How often the magnetic field is told, seconds.
    open var magnetometerUpdateInterval: TimeInterval = 0.025
    /// How often motion is told, seconds.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// Whether the user is asked to turn the device until its compass is right.
    open var showsDeviceMovementDisplay = false

    /// One that tells nothing yet.
    public override init() { super.init() }

    /// Whether pushes are felt: they are not.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether pushes are told.
    open var isAccelerometerActive: Bool { false }
    /// The last push.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// Whether turns are felt: they are not.
    open var isGyroAvailable: Bool { false }
    /// Whether turns are told.
    open var isGyroActive: Bool { false }
    /// The last turn.
    open var gyroData: CMGyroData? { nil }
    /// Whether the magnetic field is felt: it is not.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether the magnetic field is told.
    open var isMagnetometerActive: Bool { false }
    /// The magnetic field.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// Whether motion is felt: it is not.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether motion is told.
    open var isDeviceMotionActive: Bool { false }
    /// The last motion.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// How the device may be held to begin with: in no way.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    /// How the device was held to begin with.
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { [] }

    /// Keeps the last push: there is none.
    open func startAccelerometerUpdates() {}
    /// Tells pushes: there are none.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {}
    /// Tells them no more.
    open func stopAccelerometerUpdates() {}
    /// Keeps the last turn: there is none.
    open func startGyroUpdates() {}
    /// Tells turns: there are none.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
    /// Tells them no more.
    open func stopGyroUpdates() {}
    /// Keeps the magnetic field: there is none.
    open func startMagnetometerUpdates() {}
    /// Tells the magnetic field: there is none.
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
    }
    /// Tells it no more.
    open func stopMagnetometerUpdates() {}
    /// Keeps the last motion: there is none.
    open func startDeviceMotionUpdates() {}
    /// Keeps the last motion: there is none.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// Tells motion: there is none.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    }
    /// Tells motion: there is none.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {}
    /// Tells it no more.
    open func stopDeviceMotionUpdates() {}
}

/// How the device was held to begin with.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its z axis up, its x axis anywhere.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
    /// The same, put right by the compass.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
    /// Its z axis up, its x axis to the magnetic north.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
    /// Its z axis up, its x axis to the north.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}
