public import QuartzCore

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
        /// 352 by 288.
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        /// 3840 by 2160.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// 960 by 540.
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
        /// 1280 by 720, with more bits.
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        /// As the inputs say.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    /// How much is captured.
    open var sessionPreset = Preset.high
    /// From where: from nowhere.
    open var inputs: [AVCaptureInput] { [] }
    /// To where.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Whether it sets up the sound of the program.
    open var automaticallyConfiguresApplicationAudioSession = true
    /// Whether it uses the sound of the program.
    open var usesApplicationAudioSession = true
    /// Whether it takes more colours where the camera has them.
    open var automaticallyConfiguresCaptureDeviceForWideColor = true
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
    /// A session runs no more. It is posted by nobody here.
    public static let AVCaptureSessionDidStopRunning = Notification.Name("AVCaptureSessionDidStopRunningNotification")
    /// What a camera sees has changed. It is posted by nobody here.
    public static let AVCaptureDeviceSubjectAreaDidChange = Notification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
    /// A camera is there. It is posted by nobody here.
    public static let AVCaptureDeviceWasConnected = Notification.Name("AVCaptureDeviceWasConnectedNotification")
    /// A camera is there no more. It is posted by nobody here.
    public static let AVCaptureDeviceWasDisconnected = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
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
    /// A point of the layer in the device's space, from 0 to 1 each way: as if pictures filled the layer.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        metadataOutputRectConverted(fromLayerRect: CGRect(origin: pointInLayer, size: .zero)).origin
    }
    /// A point of the device's space, from 0 to 1 each way, in the layer's points.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        layerRectConverted(fromMetadataOutputRect: CGRect(origin: captureDevicePointOfInterest, size: .zero)).origin
    }
    /// A box from 0 to 1 each way, in the layer's points.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let rect = rectInMetadataOutputCoordinates
        return CGRect(
            x: bounds.minX + rect.minX * bounds.width, y: bounds.minY + rect.minY * bounds.height,
            width: rect.width * bounds.width, height: rect.height * bounds.height)
    }
    /// A box of the layer's, from 0 to 1.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGRect(
            x: (rectInLayerCoordinates.minX - bounds.minX) / bounds.width,
            y: (rectInLayerCoordinates.minY - bounds.minY) / bounds.height,
            width: rectInLayerCoordinates.width / bounds.width, height: rectInLayerCoordinates.height / bounds.height)
    }
}
