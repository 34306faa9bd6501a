public import QuartzCore

// What would be felt. Nothing is, so none of the classes is ever made here: programs name them in what they would do.

/// How the device is pushed.
public struct CMAcceleration: Equatable, Sendable {
    /// Along the device's x axis, 9.81 m/s².
    public var x: Double
    /// Along the device's y axis, 9.81 m/s².
    public var y: Double
    /// Along the device's z axis, 9.81 m/s².
    public var z: Double
    /// Nothing.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// One by its parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How the device turns.
public struct CMRotationRate: Equatable, Sendable {
    /// Along the device's x axis, radians a second.
    public var x: Double
    /// Along the device's y axis, radians a second.
    public var y: Double
    /// Along the device's z axis, radians a second.
    public var z: Double
    /// Nothing.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// One by its parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// The magnetic field.
public struct CMMagneticField: Equatable, Sendable {
    /// Along the device's x axis, microteslas.
    public var x: Double
    /// Along the device's y axis, microteslas.
    public var y: Double
    /// Along the device's z axis, microteslas.
    public var z: Double
    /// Nothing.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// One by its parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How the device is turned.
public struct CMQuaternion: Equatable, Sendable {
    /// The axis times the sine of half the angle.
    public var x, y, z: Double
    /// The cosine of half the angle.
    public var w: Double
    /// Nothing.
    public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
    /// One by its parts.
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// Something that was felt at a time.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// Seconds since the device was switched on.
    public let timestamp: TimeInterval

    /// Felt at the start.
    public override init() {
        timestamp = 0
        super.init()
    }

    init(timestamp: TimeInterval) {
        self.timestamp = timestamp
        super.init()
    }
}

/// A push.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// How the device is pushed, gravity included.
    open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A turn.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// How the device turns.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The magnetic field at a time.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// The magnetic field.
    open var magneticField: CMMagneticField { CMMagneticField() }
}

/// How the device is held.
open class CMAttitude: NSObject, @unchecked Sendable {
    /// Around its long axis, radians.
    open var roll: Double { 0 }
    /// Around its short axis, radians.
    open var pitch: Double { 0 }
    /// Around the axis out of its display, radians.
    open var yaw: Double { 0 }
    /// The turn as a quaternion.
    open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }

    /// The turn as a matrix.
    open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }

    /// Not turned at all.
    public override init() { super.init() }

    /// Makes it the turn from another one to this one. All are the same here.
    open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// How the device is turned, row by row.
public struct CMRotationMatrix: Equatable, Sendable {
    /// The first row.
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0
    /// The second row.
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0
    /// The third row.
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0
    /// No turn.
    public init() {}
}

/// How well the compass knows what disturbs it.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
    /// Not at all.
    case uncalibrated = -1
    /// Badly.
    case low, medium, high
}

/// The magnetic field without what disturbs it.
public struct CMCalibratedMagneticField: Sendable {
    /// The field.
    public var field = CMMagneticField()
    /// How well it is known.
    public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated
    /// Nothing known.
    public init() {}
}

/// How the device moves.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// How it is held.
    open var attitude: CMAttitude { CMAttitude() }
    /// How it turns.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// Where down is.
    open var gravity: CMAcceleration { CMAcceleration() }
    /// How the user pushes it.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// The magnetic field: nothing is known of it.
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    /// Degrees from the north of the reference frame; below 0 where nobody knows.
    open var heading: Double { -1 }
}
