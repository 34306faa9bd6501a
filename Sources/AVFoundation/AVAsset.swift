public import QuartzCore

/// A film or a sound. Its content cannot be read here: it has no tracks, cannot be played, and nobody knows how long it is.
open class AVAsset: NSObject, @unchecked Sendable {
    /// Where it lies.
    let place: URL

    init(place: URL) {
        self.place = place
        super.init()
    }

    /// A film or a sound at an address.
    public convenience init(url URL: URL) { self.init(place: URL) }

    /// How long it is: nobody knows.
    open var duration: CMTime { .indefinite }
    /// How fast it is played usually.
    open var preferredRate: Float { 1 }
    /// How loud it is played usually.
    open var preferredVolume: Float { 1 }
    /// How its pictures are turned.
    open var preferredTransform: CGAffineTransform { .identity }
    /// What it consists of: nothing that can be read.
    open var tracks: [AVAssetTrack] { [] }
    /// What is known about it.
    open var metadata: [AVMetadataItem] { [] }
    /// What everybody knows about it.
    open var commonMetadata: [AVMetadataItem] { [] }
    /// Whether it can be played: it cannot.
    open var isPlayable: Bool { false }
    /// Whether it can be written in another format: it cannot.
    open var isExportable: Bool { false }
    /// Whether its pictures and samples can be read: they cannot.
    open var isReadable: Bool { false }
    /// Whether films can be made of it: none can.
    open var isComposable: Bool { false }
    /// Whether it is protected: nothing says so.
    open var hasProtectedContent: Bool { false }

    /// Its tracks of a kind: none.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// Reads its tracks of a kind: they cannot be read.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        throw failure(of: place)
    }
    /// Reads its tracks of a kind: they cannot be read.
    open func loadTracks(
        withMediaType mediaType: AVMediaType, completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        let error = failure(of: place)
        onMain { completionHandler(nil, error) }
    }

    /// Reads values of it: none can be read.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        guard let handler else { return }
        onMain(handler)
    }

    /// How far a value is read: it failed, and the error says why.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        outError?.pointee = failure(of: place) as NSError
        return .failed
    }

    /// Reads no more.
    open func cancelLoading() {}

    /// Reads a value of it: its content cannot be read.
    public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
        throw failure(of: place)
    }
}

/// A value of a film or a sound that takes time to read.
public struct AVAsyncProperty<Root, Value>: Sendable {
    let name: String
}

extension AVAsyncProperty where Root == AVAsset {
    /// How long it is.
    public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init(name: "duration") }
    /// What it consists of.
    public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init(name: "tracks") }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init(name: "isPlayable") }
    /// Whether it can be written in another format.
    public static var isExportable: AVAsyncProperty<AVAsset, Bool> { .init(name: "isExportable") }
    /// What is known about it.
    public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init(name: "metadata") }
    /// What everybody knows about it.
    public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init(name: "commonMetadata") }
    /// How its pictures are turned.
    public static var preferredTransform: AVAsyncProperty<AVAsset, CGAffineTransform> {
        .init(name: "preferredTransform")
    }
}

extension AVAsyncProperty where Root == AVAssetTrack {
    /// How large its pictures are.
    public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init(name: "naturalSize") }
    /// How its pictures are turned.
    public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
        .init(name: "preferredTransform")
    }
    /// Pictures a second.
    public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init(name: "nominalFrameRate") }
    /// Bits a second.
    public static var estimatedDataRate: AVAsyncProperty<AVAssetTrack, Float> { .init(name: "estimatedDataRate") }
}

/// How far a value is read.
public enum AVKeyValueStatus: Int, Sendable {
    /// Nobody asked for it.
    case unknown = 0
    /// It is being read.
    case loading = 1
    /// It is there.
    case loaded = 2
    /// It cannot be read.
    case failed = 3
    /// It was not read to the end.
    case cancelled = 4
}

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// A film or a sound at an address.
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(place: URL) }
    /// Where it lies.
    open var url: URL { place }

    /// The formats that can be read: none.
    open class func audiovisualTypes() -> [AVFileType] { [] }
    /// Whether files of a MIME type can be played: they cannot.
    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
}

/// Under which key an asset is told to reckon times exactly.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A part of a film or a sound: its pictures, its sound, its text. No asset has one here.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    /// What it holds.
    public let mediaType: AVMediaType
    /// The film or sound.
    open private(set) weak var asset: AVAsset?
    /// Its number.
    open var trackID: Int32 { 0 }
    /// How large its pictures are.
    open var naturalSize: CGSize { .zero }
    /// How its pictures are turned.
    open var preferredTransform: CGAffineTransform { .identity }
    /// Pictures a second.
    open var nominalFrameRate: Float { 0 }
    /// Bits a second.
    open var estimatedDataRate: Float { 0 }
    /// From when to when it lasts.
    open var timeRange: CMTimeRange { .invalid }

    private init(_ type: AVMediaType) {
        mediaType = type
        super.init()
    }

    /// Reads a value of it: the content cannot be read.
    public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
        throw AVError(.fileFormatNotRecognized)
    }
}

/// Something that is known about a film or a sound. No asset has one here.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    /// What is known.
    open var value: (any NSObjectProtocol)? { nil }
    /// What is known, as text.
    open var stringValue: String? { nil }
    /// What is known, as bytes.
    open var dataValue: Data? { nil }
    /// What everybody calls it.
    open var commonKey: AVMetadataKey? { nil }
}

/// What something that is known is called.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What it is called.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// Who plays.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// The picture of it.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    /// What it is part of.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
}

/// Makes pictures of a film: none can be made.
open class AVAssetImageGenerator: NSObject {
    /// The film.
    public let asset: AVAsset
    /// Whether pictures are turned as the film says.
    open var appliesPreferredTrackTransform = false
    /// The largest size; zero is any.
    open var maximumSize = CGSize.zero
    /// How much earlier a picture may be.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later a picture may be.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// For a film.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// What came of a picture.
    public enum Result: Int, Sendable {
        /// It was made.
        case succeeded = 0
        /// It could not be made.
        case failed = 1
        /// It was no longer wanted.
        case cancelled = 2
    }

    /// Makes a picture: the film cannot be read.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw failure(of: asset.place)
    }

    /// Makes a picture: the film cannot be read.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw failure(of: asset.place)
    }

    /// Makes a picture: the film cannot be read.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        let error = failure(of: asset.place)
        onMain { handler(nil, .invalid, error) }
    }

    /// Makes pictures: the film cannot be read.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        let error = failure(of: asset.place)
        for time in requestedTimes { onMain { handler(time.timeValue, nil, .invalid, .failed, error) } }
    }

    /// Makes no more.
    open func cancelAllCGImageGeneration() {}
}

extension NSValue {
    /// A value that holds a time.
    public convenience init(time: CMTime) {
        var time = time
        self.init(bytes: &time, objCType: "{CMTime=qiIq}")
    }

    /// The time that it holds.
    public var timeValue: CMTime {
        var time = CMTime()
        getValue(&time)
        return time
    }
}

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
    public let asset: AVAsset
    /// How.
    public let presetName: String
    /// In which format.
    open var outputFileType: AVFileType?
    /// To where.
    open var outputURL: URL?
    /// Which part.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
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

/// How loud the sounds of a film are beside each other: as they are.
open class AVAudioMix: NSObject, @unchecked Sendable {
    /// What is said about single sounds: nothing.
    open var inputParameters: [AVAudioMixInputParameters] { [] }
}

/// How loud one sound of a film is.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
    /// Which sound.
    open var trackID: Int32 { 0 }
}
