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

/// Something that a session captures from.
open class AVCaptureInput: NSObject {}

/// A camera or microphone as something to capture from. There is no device to make one of.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    public let device: AVCaptureDevice
    /// Captures from a device.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        throw AVError(.deviceNotConnected)
    }
}

/// Where a session brings what it captures.
open class AVCaptureOutput: NSObject {
    /// From where it gets something: from nowhere.
    open var connections: [AVCaptureConnection] { [] }
    /// From where it gets something of a kind: from nowhere.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// From an input to an output. There are no inputs.
open class AVCaptureConnection: NSObject {
    /// Which way is up in pictures.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Whether it can be told which way is up.
    open var isVideoOrientationSupported: Bool { false }
    /// Whether pictures are mirrored.
    open var isVideoMirrored = false
    /// Whether it can be told to mirror.
    open var isVideoMirroringSupported: Bool { false }
    /// Whether anything comes.
    open var isEnabled = true
}

/// Which way is up in pictures.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// The device stands.
    case portrait = 1
    /// It stands on its head.
    case portraitUpsideDown = 2
    /// It lies on its left side.
    case landscapeRight = 3
    /// It lies on its right side.
    case landscapeLeft = 4
}

/// Finds codes in pictures. No pictures come.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// What is looked for.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// What can be looked for: nothing, without a camera.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// Where it is looked for, from 0 to 1.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Who hears of it.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// On which queue.
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    /// Says who hears of it.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }
}

/// Hears of codes in pictures.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Codes were found.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    /// What happens where it is not implemented.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Something that was found in a picture.
open class AVMetadataObject: NSObject {
    /// Which kind.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// The code of goods, 13 digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// The code of goods, 8 digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// The short code of goods in America.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// Code 39.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// Code 39 with a digit to check it by.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// Code 93.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// Code 128.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// PDF417.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// Aztec.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// Interleaved 2 of 5.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// ITF-14.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// Data matrix.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
    }

    /// Which kind.
    open var type: ObjectType { ObjectType(rawValue: "") }
    /// Where, from 0 to 1.
    open var bounds: CGRect { .zero }
    /// When.
    open var time: CMTime { .invalid }
}

/// A code that was found in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// What it says.
    open var stringValue: String? { nil }
    /// Its corners, from 0 to 1.
    open var corners: [CGPoint] { [] }
}

/// Brings what a camera sees to where it is wanted. Nothing can be put into it that captures, and so it does not run.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// How much is captured.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The amount of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As much as a picture has.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// Much.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Less.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Little.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 640 by 480.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1280 by 720.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 by 1080.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// As the inputs say.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    /// How much is captured.
    open var sessionPreset = Preset.high
    /// From where: from nowhere.
    open var inputs: [AVCaptureInput] { [] }
    /// To where.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Whether it runs: never.
    open var isRunning: Bool { false }
    /// Whether others hold it.
    open var isInterrupted: Bool { false }
    /// Whether so much can be captured: no.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { false }
    /// Whether it captures from there: there are no inputs.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    /// Captures from there: there are no inputs.
    open func addInput(_ input: AVCaptureInput) {
        preconditionFailure("There is no camera and no microphone: ask canAddInput(_:) before.")
    }
    /// Does not capture from there.
    open func removeInput(_ input: AVCaptureInput) {}
    /// Whether it brings something there.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    /// Brings something there.
    open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
    /// Brings nothing there.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Several changes begin.
    open func beginConfiguration() {}
    /// They are over.
    open func commitConfiguration() {}
    /// Runs: it does not.
    open func startRunning() {}
    /// Stops.
    open func stopRunning() {}
}

extension Notification.Name {
    /// A session cannot go on. It is posted by nobody here.
    public static let AVCaptureSessionRuntimeError = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
    /// A session runs. It is posted by nobody here.
    public static let AVCaptureSessionDidStartRunning = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    /// A session is held. It is posted by nobody here.
    public static let AVCaptureSessionWasInterrupted = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    /// A session goes on. It is posted by nobody here.
    public static let AVCaptureSessionInterruptionEnded = Notification.Name(
        "AVCaptureSessionInterruptionEndedNotification")
}

/// Shows what a session captures: nothing is seen.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session.
    open var session: AVCaptureSession?
    /// How pictures fill the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// From where pictures come: from nowhere.
    open var connection: AVCaptureConnection? { nil }
    /// Whether pictures are there: none come.
    open var isPreviewing: Bool { false }

    /// Shows what a session captures.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    /// What was found, in the layer's points: there are no pictures to reckon from.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
    /// A box of the layer's, from 0 to 1.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGRect(
            x: (rectInLayerCoordinates.minX - bounds.minX) / bounds.width,
            y: (rectInLayerCoordinates.minY - bounds.minY) / bounds.height,
            width: rectInLayerCoordinates.width / bounds.width, height: rectInLayerCoordinates.height / bounds.height)
    }
}
