// Spellings of Swift 3, which some sources for Swift 4 still have.

/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureDevice.Position")
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureDevice.FlashMode")
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureDevice.TorchMode")
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureDevice.FocusMode")
public typealias AVCaptureFocusMode = AVCaptureDevice.FocusMode
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureDevice.ExposureMode")
public typealias AVCaptureExposureMode = AVCaptureDevice.ExposureMode
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureDevice.WhiteBalanceMode")
public typealias AVCaptureWhiteBalanceMode = AVCaptureDevice.WhiteBalanceMode
/// The older spelling.
@available(*, deprecated, renamed: "AVPlayerItem.Status")
public typealias AVPlayerItemStatus = AVPlayerItem.Status
/// The older spelling.
@available(*, deprecated, renamed: "AVPlayer.Status")
public typealias AVPlayerStatus = AVPlayer.Status
/// The older spelling.
@available(*, deprecated, renamed: "AVAssetExportSession.Status")
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.PortOverride")
public typealias AVAudioSessionPortOverride = AVAudioSession.PortOverride
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.InterruptionType")
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.RouteChangeReason")
public typealias AVAudioSessionRouteChangeReason = AVAudioSession.RouteChangeReason
/// The older spelling.
@available(*, deprecated, renamed: "AVLayerVideoGravity.resize")
public var AVLayerVideoGravityResize: AVLayerVideoGravity { AVLayerVideoGravity.resize }
/// The older spelling.
@available(*, deprecated, renamed: "AVLayerVideoGravity.resizeAspect")
public var AVLayerVideoGravityResizeAspect: AVLayerVideoGravity { AVLayerVideoGravity.resizeAspect }
/// The older spelling.
@available(*, deprecated, renamed: "AVLayerVideoGravity.resizeAspectFill")
public var AVLayerVideoGravityResizeAspectFill: AVLayerVideoGravity { AVLayerVideoGravity.resizeAspectFill }
/// The older spelling.
@available(*, deprecated, renamed: "AVMediaType.video")
public var AVMediaTypeVideo: AVMediaType { AVMediaType.video }
/// The older spelling.
@available(*, deprecated, renamed: "AVMediaType.audio")
public var AVMediaTypeAudio: AVMediaType { AVMediaType.audio }
/// The older spelling.
@available(*, deprecated, renamed: "AVMediaType.text")
public var AVMediaTypeText: AVMediaType { AVMediaType.text }
/// The older spelling.
@available(*, deprecated, renamed: "AVMediaType.subtitle")
public var AVMediaTypeSubtitle: AVMediaType { AVMediaType.subtitle }
/// The older spelling.
@available(*, deprecated, renamed: "AVMediaType.closedCaption")
public var AVMediaTypeClosedCaption: AVMediaType { AVMediaType.closedCaption }
/// The older spelling.
@available(*, deprecated, renamed: "AVMediaType.timecode")
public var AVMediaTypeTimecode: AVMediaType { AVMediaType.timecode }
/// The older spelling.
@available(*, deprecated, renamed: "AVMediaType.metadata")
public var AVMediaTypeMetadata: AVMediaType { AVMediaType.metadata }
/// The older spelling.
@available(*, deprecated, renamed: "AVMediaType.muxed")
public var AVMediaTypeMuxed: AVMediaType { AVMediaType.muxed }
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.photo")
public var AVCaptureSessionPresetPhoto: AVCaptureSession.Preset { AVCaptureSession.Preset.photo }
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.high")
public var AVCaptureSessionPresetHigh: AVCaptureSession.Preset { AVCaptureSession.Preset.high }
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.medium")
public var AVCaptureSessionPresetMedium: AVCaptureSession.Preset { AVCaptureSession.Preset.medium }
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.low")
public var AVCaptureSessionPresetLow: AVCaptureSession.Preset { AVCaptureSession.Preset.low }
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.vga640x480")
public var AVCaptureSessionPreset640x480: AVCaptureSession.Preset { AVCaptureSession.Preset.vga640x480 }
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.hd1280x720")
public var AVCaptureSessionPreset1280x720: AVCaptureSession.Preset { AVCaptureSession.Preset.hd1280x720 }
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.hd1920x1080")
public var AVCaptureSessionPreset1920x1080: AVCaptureSession.Preset { AVCaptureSession.Preset.hd1920x1080 }
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.inputPriority")
public var AVCaptureSessionPresetInputPriority: AVCaptureSession.Preset { AVCaptureSession.Preset.inputPriority }
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.cif352x288")
public var AVCaptureSessionPreset352x288: AVCaptureSession.Preset { AVCaptureSession.Preset.cif352x288 }
/// The older spelling.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.hd4K3840x2160")
public var AVCaptureSessionPreset3840x2160: AVCaptureSession.Preset { AVCaptureSession.Preset.hd4K3840x2160 }
/// The older spelling.
@available(*, deprecated, renamed: "AVFileType.mov")
public var AVFileTypeQuickTimeMovie: AVFileType { AVFileType.mov }
/// The older spelling.
@available(*, deprecated, renamed: "AVFileType.mp4")
public var AVFileTypeMPEG4: AVFileType { AVFileType.mp4 }
/// The older spelling.
@available(*, deprecated, renamed: "AVFileType.m4v")
public var AVFileTypeAppleM4V: AVFileType { AVFileType.m4v }
/// The older spelling.
@available(*, deprecated, renamed: "AVFileType.m4a")
public var AVFileTypeAppleM4A: AVFileType { AVFileType.m4a }
/// The older spelling.
@available(*, deprecated, renamed: "AVFileType.caf")
public var AVFileTypeCoreAudioFormat: AVFileType { AVFileType.caf }
/// The older spelling.
@available(*, deprecated, renamed: "AVFileType.wav")
public var AVFileTypeWAVE: AVFileType { AVFileType.wav }
/// The older spelling.
@available(*, deprecated, renamed: "AVFileType.aiff")
public var AVFileTypeAIFF: AVFileType { AVFileType.aiff }
/// The older spelling.
@available(*, deprecated, renamed: "AVFileType.mp3")
public var AVFileTypeMPEGLayer3: AVFileType { AVFileType.mp3 }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.Category.ambient")
public var AVAudioSessionCategoryAmbient: AVAudioSession.Category { AVAudioSession.Category.ambient }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.Category.soloAmbient")
public var AVAudioSessionCategorySoloAmbient: AVAudioSession.Category { AVAudioSession.Category.soloAmbient }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.Category.playback")
public var AVAudioSessionCategoryPlayback: AVAudioSession.Category { AVAudioSession.Category.playback }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.Category.record")
public var AVAudioSessionCategoryRecord: AVAudioSession.Category { AVAudioSession.Category.record }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.Category.playAndRecord")
public var AVAudioSessionCategoryPlayAndRecord: AVAudioSession.Category { AVAudioSession.Category.playAndRecord }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.Category.multiRoute")
public var AVAudioSessionCategoryMultiRoute: AVAudioSession.Category { AVAudioSession.Category.multiRoute }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.qr")
public var AVMetadataObjectTypeQRCode: AVMetadataObject.ObjectType { AVMetadataObject.ObjectType.qr }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.ean13")
public var AVMetadataObjectTypeEAN13Code: AVMetadataObject.ObjectType { AVMetadataObject.ObjectType.ean13 }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.ean8")
public var AVMetadataObjectTypeEAN8Code: AVMetadataObject.ObjectType { AVMetadataObject.ObjectType.ean8 }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.upce")
public var AVMetadataObjectTypeUPCECode: AVMetadataObject.ObjectType { AVMetadataObject.ObjectType.upce }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.code39")
public var AVMetadataObjectTypeCode39Code: AVMetadataObject.ObjectType { AVMetadataObject.ObjectType.code39 }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.code39Mod43")
public var AVMetadataObjectTypeCode39Mod43Code: AVMetadataObject.ObjectType { AVMetadataObject.ObjectType.code39Mod43 }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.code93")
public var AVMetadataObjectTypeCode93Code: AVMetadataObject.ObjectType { AVMetadataObject.ObjectType.code93 }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.code128")
public var AVMetadataObjectTypeCode128Code: AVMetadataObject.ObjectType { AVMetadataObject.ObjectType.code128 }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.pdf417")
public var AVMetadataObjectTypePDF417Code: AVMetadataObject.ObjectType { AVMetadataObject.ObjectType.pdf417 }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.aztec")
public var AVMetadataObjectTypeAztecCode: AVMetadataObject.ObjectType { AVMetadataObject.ObjectType.aztec }
/// The older spelling.
@available(*, deprecated, renamed: "CMTime.zero")
public var kCMTimeZero: CMTime { CMTime.zero }
/// The older spelling.
@available(*, deprecated, renamed: "CMTime.invalid")
public var kCMTimeInvalid: CMTime { CMTime.invalid }
/// The older spelling.
@available(*, deprecated, renamed: "CMTime.indefinite")
public var kCMTimeIndefinite: CMTime { CMTime.indefinite }
/// The older spelling.
@available(*, deprecated, renamed: "CMTime.positiveInfinity")
public var kCMTimePositiveInfinity: CMTime { CMTime.positiveInfinity }
/// The older spelling.
@available(*, deprecated, renamed: "CMTime.negativeInfinity")
public var kCMTimeNegativeInfinity: CMTime { CMTime.negativeInfinity }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.Mode.default")
public var AVAudioSessionModeDefault: AVAudioSession.Mode { AVAudioSession.Mode.default }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.Mode.moviePlayback")
public var AVAudioSessionModeMoviePlayback: AVAudioSession.Mode { AVAudioSession.Mode.moviePlayback }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.Mode.spokenAudio")
public var AVAudioSessionModeSpokenAudio: AVAudioSession.Mode { AVAudioSession.Mode.spokenAudio }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.Mode.voiceChat")
public var AVAudioSessionModeVoiceChat: AVAudioSession.Mode { AVAudioSession.Mode.voiceChat }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.Mode.videoChat")
public var AVAudioSessionModeVideoChat: AVAudioSession.Mode { AVAudioSession.Mode.videoChat }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.Mode.gameChat")
public var AVAudioSessionModeGameChat: AVAudioSession.Mode { AVAudioSession.Mode.gameChat }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.Mode.videoRecording")
public var AVAudioSessionModeVideoRecording: AVAudioSession.Mode { AVAudioSession.Mode.videoRecording }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.Mode.measurement")
public var AVAudioSessionModeMeasurement: AVAudioSession.Mode { AVAudioSession.Mode.measurement }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataKeySpace.common")
public var AVMetadataKeySpaceCommon: AVMetadataKeySpace { AVMetadataKeySpace.common }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataKeySpace.id3")
public var AVMetadataKeySpaceID3: AVMetadataKeySpace { AVMetadataKeySpace.id3 }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataKeySpace.iTunes")
public var AVMetadataKeySpaceiTunes: AVMetadataKeySpace { AVMetadataKeySpace.iTunes }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataKeySpace.quickTimeMetadata")
public var AVMetadataKeySpaceQuickTimeMetadata: AVMetadataKeySpace { AVMetadataKeySpace.quickTimeMetadata }
/// The older spelling.
@available(*, deprecated, renamed: "AVMetadataKeySpace.quickTimeUserData")
public var AVMetadataKeySpaceQuickTimeUserData: AVMetadataKeySpace { AVMetadataKeySpace.quickTimeUserData }
/// The older spelling.
@available(*, deprecated, renamed: "AVAudioSession.InterruptionOptions")
public typealias AVAudioSessionInterruptionOptions = AVAudioSession.InterruptionOptions

extension Notification.Name {
    /// The older spelling.
    @available(*, deprecated, renamed: "AVAudioSession.interruptionNotification")
    public static var AVAudioSessionInterruption: Notification.Name { AVAudioSession.interruptionNotification }
    /// The older spelling.
    @available(*, deprecated, renamed: "AVAudioSession.routeChangeNotification")
    public static var AVAudioSessionRouteChange: Notification.Name { AVAudioSession.routeChangeNotification }
    /// The older spelling.
    @available(*, deprecated, renamed: "AVAudioSession.mediaServicesWereLostNotification")
    public static var AVAudioSessionMediaServicesWereLost: Notification.Name {
        AVAudioSession.mediaServicesWereLostNotification
    }
    /// The older spelling.
    @available(*, deprecated, renamed: "AVAudioSession.mediaServicesWereResetNotification")
    public static var AVAudioSessionMediaServicesWereReset: Notification.Name {
        AVAudioSession.mediaServicesWereResetNotification
    }
}
