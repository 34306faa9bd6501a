public import QuartzCore

/// How a picture is really taken.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    /// The number of the settings.
    open private(set) var uniqueID: Int64

    init(_ settings: AVCapturePhotoSettings) {
        uniqueID = settings.uniqueID
        super.init()
    }

    /// How large it is, in pixels: none is taken.
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
    /// How large the picture before it is ready is, in pixels: there is none.
    open var previewDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
    /// How large the film beside it is, in pixels: there is none.
    open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
    /// How many pictures come: none.
    open var expectedPhotoCount: Int { 0 }
    /// Whether the camera flashes.
    open var isFlashEnabled: Bool { false }
    /// Whether it is held still.
    open var isStillImageStabilizationEnabled: Bool { false }
    /// Whether the camera flashes for eyes that are red.
    open var isRedEyeReductionEnabled: Bool { false }
}

/// How one picture of a row is to be taken.
open class AVCaptureBracketedStillImageSettings: NSObject, @unchecked Sendable {}

/// How the pictures of a row are to be taken.
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {
    /// One for each.
    open private(set) var bracketedSettings: [AVCaptureBracketedStillImageSettings] = []

    /// A row in a format.
    public convenience init(
        rawPixelFormatType: OSType, processedFormat: [String: Any]?,
        bracketedSettings: [AVCaptureBracketedStillImageSettings]
    ) {
        self.init(format: processedFormat)
        self.bracketedSettings = bracketedSettings
    }
}

extension AVCapturePhotoOutput {
    /// The bytes of a file of a picture from a camera: there is none.
    @available(*, deprecated, message: "An AVCapturePhoto has fileDataRepresentation().")
    public class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { nil }
}

extension AVCaptureDevice {
    /// The cameras that it is made of.
    public var constituentDevices: [AVCaptureDevice] { [] }
    /// Whether it is made of several cameras.
    public var isVirtualDevice: Bool { false }
    /// From which enlargements on another of its cameras is used.
    public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
}
