public import QuartzCore

/// Writes a film or a sound in another format: nothing can be written.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// How far it is.
    public enum Status: Int, Sendable {
        /// Nobody began.
        case unknown = 0
        /// It will begin.
        case waiting = 1
        /// It is being written.
        case exporting = 2
        /// It is written.
        case completed = 3
        /// It could not be written.
        case failed = 4
        /// It was no longer wanted.
        case cancelled = 5
    }

    /// What is written.
    open private(set) var asset: AVAsset
    /// How.
    open private(set) var presetName: String
    /// In which format.
    open var outputFileType: AVFileType?
    /// To where.
    open var outputURL: URL?
    /// Which part.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// How its tracks make its pictures.
    open var videoComposition: AVVideoComposition?
    /// How loud its sounds are beside each other.
    open var audioMix: AVAudioMix?
    /// How many bytes at most; 0 for as many as it takes.
    open var fileLengthLimit: Int64 = 0
    /// Whether what is needed first comes first.
    open var shouldOptimizeForNetworkUse = false
    /// How far it is.
    open private(set) var status = Status.unknown
    /// Why it failed.
    open private(set) var error: (any Error)?
    /// How much is written, from 0 to 1.
    open private(set) var progress: Float = 0
    /// The formats it could be written in: none.
    open var supportedFileTypes: [AVFileType] { [] }

    /// For a film or a sound, by the name of a way to write it.
    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
        super.init()
    }

    /// The ways in which something can be written: none.
    open class func allExportPresets() -> [String] { [] }
    /// The ways in which an asset can be written: none.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

    /// Writes: it fails.
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        (status, error) = (.failed, failure(of: asset.place))
        onMain(handler)
    }

    /// Writes: it fails.
    open func export() async { (status, error) = (.failed, failure(of: asset.place)) }
    /// Writes: it fails.
    open func export(to url: URL, as fileType: AVFileType) async throws { throw failure(of: asset.place) }
    /// Writes no more.
    open func cancelExport() { if status != .failed { status = .cancelled } }
}

/// As it is, in another file.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Few bits.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Some bits.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Many bits.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// A sound of iTunes.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// 1280 by 720.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// 1920 by 1080.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// 640×480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// 960×540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// 3840×2160 pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// 1920×1080 pixels in H.265.
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
/// 3840×2160 pixels in H.265.
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
/// As good as it can be, in H.265.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// As good as it can be, in H.265 that can be seen through.
public let AVAssetExportPresetHEVCHighestQualityWithAlpha = "AVAssetExportPresetHEVCHighestQualityWithAlpha"
