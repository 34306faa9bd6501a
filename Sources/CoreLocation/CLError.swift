public import QuartzCore

/// The domain of these errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why something about places failed.
public struct CLError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = CLError

        /// Nobody knows where the device is.
        case locationUnknown = 0
        /// The program may not know.
        case denied = 1
        /// The service cannot be reached.
        case network = 2
        /// Nobody knows where the device points.
        case headingFailure = 3
        /// The program may not watch regions.
        case regionMonitoringDenied = 4
        /// The region cannot be watched.
        case regionMonitoringFailure = 5
        /// The region is not yet watched.
        case regionMonitoringSetupDelayed = 6
        /// Answers about regions come late.
        case regionMonitoringResponseDelayed = 7
        /// Nothing was found.
        case geocodeFoundNoResult = 8
        /// Not all of it was found.
        case geocodeFoundPartialResult = 9
        /// It was no longer wanted.
        case geocodeCanceled = 10
        /// Places cannot be told later.
        case deferredFailed = 11
        /// Places are not told at present.
        case deferredNotUpdatingLocation = 12
        /// Places that are told later must be exact.
        case deferredAccuracyTooLow = 13
        /// Places that are told later must not be filtered.
        case deferredDistanceFiltered = 14
        /// It was no longer wanted that places be told later.
        case deferredCanceled = 15
        /// Beacons cannot be heard.
        case rangingUnavailable = 16
        /// Hearing beacons failed.
        case rangingFailure = 17
        /// The user did not answer.
        case promptDeclined = 18
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { kCLErrorDomain }

    /// Nobody knows where the device is.
    public static var locationUnknown: Code { .locationUnknown }
    /// The program may not know.
    public static var denied: Code { .denied }
    /// The service cannot be reached.
    public static var network: Code { .network }
    /// Nobody knows where the device points.
    public static var headingFailure: Code { .headingFailure }
    /// The program may not watch regions.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// The region cannot be watched.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// The region is not yet watched.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// Answers about regions come late.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// Nothing was found.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// Not all of it was found.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// It was no longer wanted.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Places cannot be told later.
    public static var deferredFailed: Code { .deferredFailed }
    /// Places are not told at present.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// Places that are told later must be exact.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// Places that are told later must not be filtered.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// It was no longer wanted that places be told later.
    public static var deferredCanceled: Code { .deferredCanceled }
    /// Beacons cannot be heard.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Hearing beacons failed.
    public static var rangingFailure: Code { .rangingFailure }
    /// The user did not answer.
    public static var promptDeclined: Code { .promptDeclined }
}
