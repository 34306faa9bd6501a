public import Foundation

/// How sure something is that was felt.
public enum CMMotionActivityConfidence: Int, Sendable {
    /// Hardly.
    case low = 0
    /// Rather.
    case medium
    /// Very.
    case high
}

/// Whether the program may know how the user moves.
public enum CMAuthorizationStatus: Int, Sendable {
    /// Nobody has asked.
    case notDetermined = 0
    /// It may not, and the user cannot change that.
    case restricted
    /// It may not.
    case denied
    /// It may.
    case authorized
}

/// What the user does: nothing is felt here.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    /// How sure it is.
    open var confidence: CMMotionActivityConfidence { .low }
    /// Since when.
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    /// Whether nobody knows.
    open var unknown: Bool { true }
    /// Whether the user stands or sits.
    open var stationary: Bool { false }
    /// Whether the user walks.
    open var walking: Bool { false }
    /// Whether the user runs.
    open var running: Bool { false }
    /// Whether the user drives.
    open var automotive: Bool { false }
    /// Whether the user cycles.
    open var cycling: Bool { false }
}

/// Tells what the user does: it cannot be felt here.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    /// Whether it can be felt: no.
    open class func isActivityAvailable() -> Bool { false }
    /// Whether the program may know it: nobody asks.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Has it told from now on: nothing is.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void)
    {}
    /// Has it told no more.
    open func stopActivityUpdates() {}
    /// Asks what was done between two times: the answer comes on the queue, and is that it cannot be felt.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
    ) { queue.addOperation { handler(nil, notAvailable) } }
}

/// Steps that were counted: none are here.
open class CMPedometerData: NSObject, @unchecked Sendable {
    /// From when.
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    /// Until when.
    open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    /// How many.
    open var numberOfSteps: NSNumber { 0 }
    /// How far, in metres.
    open var distance: NSNumber? { nil }
    /// How many storeys up.
    open var floorsAscended: NSNumber? { nil }
    /// How many storeys down.
    open var floorsDescended: NSNumber? { nil }
    /// Seconds a metre.
    open var currentPace: NSNumber? { nil }
    /// Steps a second.
    open var currentCadence: NSNumber? { nil }
}

/// Counts steps: they cannot be felt here.
open class CMPedometer: NSObject, @unchecked Sendable {
    /// Whether they can: no.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Whether ways can be measured: no.
    open class func isDistanceAvailable() -> Bool { false }
    /// Whether storeys can be counted: no.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Whether the pace can be measured: no.
    open class func isPaceAvailable() -> Bool { false }
    /// Whether steps a second can be counted: no.
    open class func isCadenceAvailable() -> Bool { false }
    /// Whether the program may know it: nobody asks.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Has steps told from now on: the answer is that they cannot be felt.
    open func startUpdates(
        from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) { handler(nil, notAvailable) }
    /// Has them told no more.
    open func stopUpdates() {}
    /// Asks how many there were between two times: the answer is that they cannot be felt.
    open func queryPedometerData(
        from start: Date, to end: Date,
        withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) { handler(nil, notAvailable) }
}

private var notAvailable: NSError {
    NSError(
        domain: CMErrorDomain, code: 109,
        userInfo: [NSLocalizedDescriptionKey: "How the user moves cannot be felt on Linux."])
}
