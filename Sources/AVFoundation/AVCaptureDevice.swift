public import QuartzCore

/// Whether a program may use something.
public enum AVAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The device does not let it.
    case restricted = 1
    /// The user said no.
    case denied = 2
    /// The user said yes.
    case authorized = 3
}

/// A camera or a microphone. There are none: every way to get one gives nil or nothing, and no program may use one.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// Which kind.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The usual camera.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// One that sees far.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// One that sees much.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// Two in one.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// Two in one.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Three in one.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// One that measures how far things are.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// One that measures how far things are.
        public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        /// One that is plugged in.
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        /// A microphone, as earlier SDKs call it.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        /// A microphone.
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    }

    /// Where a camera is.
    public enum Position: Int, Sendable {
        /// Nowhere in particular.
        case unspecified = 0
        /// On the other side of the display.
        case back = 1
        /// Beside the display.
        case front = 2
    }

    /// How a camera shines.
    public enum TorchMode: Int, Sendable {
        /// It does not.
        case off = 0
        /// It does.
        case on = 1
        /// When it is dark.
        case auto = 2
    }

    /// When a camera flashes.
    public enum FlashMode: Int, Sendable {
        /// Never.
        case off = 0
        /// Always.
        case on = 1
        /// When it is dark.
        case auto = 2
    }

    /// How a camera finds what is sharp.
    public enum FocusMode: Int, Sendable {
        /// It does not.
        case locked = 0
        /// Once.
        case autoFocus = 1
        /// All the time.
        case continuousAutoFocus = 2
    }

    /// How a camera finds how much light it wants.
    public enum ExposureMode: Int, Sendable {
        /// It does not.
        case locked = 0
        /// Once.
        case autoExpose = 1
        /// All the time.
        case continuousAutoExposure = 2
        /// As it is told.
        case custom = 3
    }

    private override init() { super.init() }

    /// The usual one for a kind of content: none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// One of a kind: none.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    )
        -> AVCaptureDevice?
    { nil }
    /// All of them: none.
    open class func devices() -> [AVCaptureDevice] { [] }
    /// All for a kind of content: none.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// Whether the program may use one: there is none.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .restricted }
    /// Asks the user: the answer is no, because there is none.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        onMain { handler(false) }
    }
    /// Asks the user: the answer is no, because there is none.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    /// Looks for some of a kind.
    open class DiscoverySession: NSObject {
        /// Looks for some of a kind.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
        /// What was found: none.
        open var devices: [AVCaptureDevice] { [] }
    }

    /// What people call it.
    open var localizedName: String { "" }
    /// What it is found by.
    open var uniqueID: String { "" }
    /// Where it is.
    open var position: Position { .unspecified }
    /// Whether it shines.
    open var hasTorch: Bool { false }
    /// Whether it flashes.
    open var hasFlash: Bool { false }
    /// Whether it can flash now.
    open var isFlashAvailable: Bool { false }
    /// When it flashes, in older sources.
    open var flashMode = FlashMode.off
    /// Whether it flashes in a way.
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
    /// Which kinds of pictures it makes: none.
    open var formats: [Format] { [] }
    /// Which kind of pictures it makes now.
    open var activeFormat: Format { Format() }

    /// A kind of pictures.
    open class Format: NSObject {
        /// How much larger things can look.
        open var videoMaxZoomFactor: CGFloat { 1 }
    }

    /// Whether it can shine now.
    open var isTorchAvailable: Bool { false }
    /// How it shines.
    open var torchMode = TorchMode.off
    /// How it finds what is sharp.
    open var focusMode = FocusMode.locked
    /// Where it looks for what is sharp, from 0 to 1.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// How it finds how much light it wants.
    open var exposureMode = ExposureMode.locked
    /// Where it looks for light, from 0 to 1.
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Whether it looks slowly for what is sharp.
    open var isSmoothAutoFocusEnabled = false
    /// How far it looks for what is sharp.
    open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
    /// How it finds what is white.
    open var whiteBalanceMode = WhiteBalanceMode.locked
    /// Whether it is brighter where it is dark.
    open var automaticallyEnablesLowLightBoostWhenAvailable = false
    /// Whether it tells that what it sees has changed.
    open var isSubjectAreaChangeMonitoringEnabled = false
    /// The shortest time of a picture.
    open var activeVideoMinFrameDuration = CMTime.invalid
    /// The longest time of a picture.
    open var activeVideoMaxFrameDuration = CMTime.invalid
    /// How much larger things look.
    open var videoZoomFactor: CGFloat = 1
    /// Whether it finds what is sharp in a way.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Whether it finds how much light it wants in a way.
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Whether it can be told where to look for what is sharp.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// Whether it can be told where to look for light.
    open var isExposurePointOfInterestSupported: Bool { false }
    /// Whether it shines in a way.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Takes it, so that nobody else changes it.
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
    /// Gives it back.
    open func unlockForConfiguration() {}
}
