public import QuartzCore

/// Something that a session captures from.
open class AVCaptureInput: NSObject {}

/// A camera or microphone as something to capture from. There is no device to make one of.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    open private(set) var device: AVCaptureDevice
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
    /// Whether it can be told to hold pictures still.
    open var isVideoStabilizationSupported: Bool { false }
    /// How still pictures shall be held.
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    /// How still pictures are held.
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    /// How much larger pictures are, at most.
    open var videoMaxScaleAndCropFactor: CGFloat { 1 }
    /// How much larger pictures are.
    open var videoScaleAndCropFactor: CGFloat = 1
    /// How far pictures are turned, degrees.
    open var videoRotationAngle: CGFloat = 0
    /// Whether pictures can be turned so far.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
    /// Whether it mirrors by itself.
    open var automaticallyAdjustsVideoMirroring = true
    /// Whether anything comes.
    open var isEnabled = true
    /// Whether anything comes now: there is no camera.
    open var isActive: Bool { false }
}

/// How still pictures are held.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    /// Not.
    case off = 0
    /// Somewhat.
    case standard = 1
    /// As for a film.
    case cinematic = 2
    /// As for a film, with more room about.
    case cinematicExtended = 3
    /// As the system likes.
    case auto = -1
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
