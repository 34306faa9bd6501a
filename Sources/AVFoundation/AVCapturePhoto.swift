public import QuartzCore

/// How a picture is to be taken.
open class AVCapturePhotoSettings: NSObject {
    /// When the camera flashes.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// In which format.
    open private(set) var format: [String: Any]?
    /// Whether the camera flashes for eyes that are red.
    open var isAutoRedEyeReductionEnabled = false
    /// Whether the picture may be as large as the camera makes it.
    open var isHighResolutionPhotoEnabled = false
    /// Whether it is held still.
    open var isAutoStillImageStabilizationEnabled = false
    /// How it is shown before it is ready.
    open var previewPhotoFormat: [String: Any]?
    /// In which formats it could be shown: in none.
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
    /// The kind of file that the picture's bytes are for.
    open private(set) var processedFileType: AVFileType?
    /// Whether depths are taken beside it.
    open var isDepthDataDeliveryEnabled = false
    /// Where a short film beside the picture would be written; nil for none.
    open var livePhotoMovieFileURL: URL?
    /// A number of its own.
    open private(set) var uniqueID = Int64.random(in: 0...Int64.max)
    /// A picture as usual.
    public override init() { super.init() }
    /// A picture in a format.
    public init(format: [String: Any]?) {
        self.format = format
        super.init()
    }
    /// A picture in a format, of which the bytes are for a kind of file.
    public convenience init(
        rawPixelFormatType: UInt32 = 0, rawFileType: AVFileType? = nil, processedFormat: [String: Any]?,
        processedFileType: AVFileType?
    ) {
        self.init(format: processedFormat)
        self.processedFileType = processedFileType
    }
}

/// A picture that was taken. None is.
open class AVCapturePhoto: NSObject {
    /// As the bytes of a file.
    open func fileDataRepresentation() -> Data? { nil }
    /// As a picture.
    open func cgImageRepresentation() -> CGImage? { nil }
    /// As a small picture.
    open func previewCGImageRepresentation() -> CGImage? { nil }
    /// What is known about it.
    open var metadata: [String: Any] { [:] }
    /// Which one of a row, from 1 on.
    open var photoCount: Int { 0 }
    /// Whether it is as the camera sees it.
    open var isRawPhoto: Bool { false }
    /// When it was taken.
    open var timestamp: CMTime { .invalid }
}

/// Takes pictures: there is no camera.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// When the camera may flash: never.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Whether pictures may be as large as the camera makes them.
    open var isHighResolutionCaptureEnabled = false
    /// Whether short films can be taken beside pictures: no.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Whether short films are taken beside pictures.
    open var isLivePhotoCaptureEnabled = false
    /// Whether the making of short films waits.
    open var isLivePhotoCaptureSuspended = false
    /// Whether depths can be taken beside pictures: no.
    open var isDepthDataDeliverySupported: Bool { false }
    /// Whether depths are taken beside pictures.
    open var isDepthDataDeliveryEnabled = false
    /// Whether what belongs to people is told apart: it cannot be.
    open var isPortraitEffectsMatteDeliverySupported: Bool { false }
    /// Whether what belongs to people is told apart.
    open var isPortraitEffectsMatteDeliveryEnabled = false
    /// Whether pictures may be held still: no.
    open var isStillImageStabilizationSupported: Bool { false }
    /// The codes a picture can be written in: none.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    /// The pictures for which the camera is to get ready.
    open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []
    /// Gets the camera ready for pictures: there is none, so that it cannot be.
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        self.preparedPhotoSettingsArray = preparedPhotoSettingsArray
        onMain { completionHandler?(false, AVError(.deviceNotConnected)) }
    }
    /// Takes a picture: the delegate hears that there is no camera.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        onMain { [self] in
            let resolved = AVCaptureResolvedPhotoSettings(settings), error = AVError(.deviceNotConnected)
            delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: error)
            delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
        }
    }
}

/// Hears of pictures that are taken.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// A picture will be taken soon.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// A picture is being taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// A picture was taken, and is made ready.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// All is done, or could not be.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
    /// A picture was taken, or could not be.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    /// What happens where it is not implemented.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// What happens where it is not implemented.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// What happens where it is not implemented.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// What happens where it is not implemented.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
    /// What happens where it is not implemented.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}
