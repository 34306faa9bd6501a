public import QuartzCore

/// Hears what came of a picture of a film.
public typealias AVAssetImageGeneratorCompletionHandler = (
    CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?
) -> Void

/// A film or a sound. Its content cannot be read here: it has no tracks, cannot be played, and nobody knows how long it is.
open class AVAsset: NSObject, @unchecked Sendable {
    /// Where it lies.
    let place: URL

    init(place: URL) {
        self.place = place
        super.init()
    }

    /// One without anything in it.
    public override convenience init() { self.init(place: URL(fileURLWithPath: "/dev/null")) }

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

    /// Its tracks of a kind.
    @_disfavoredOverload
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }
    /// The track of a number, if it has one.
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
        tracks.first { $0.trackID == trackID }
    }
    /// Its tracks that are for something: none.
    open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] { [] }
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

    /// A value that holds a stretch of time.
    public convenience init(timeRange: CMTimeRange) {
        var timeRange = timeRange
        self.init(bytes: &timeRange, objCType: "[6q]")
    }

    /// The stretch of time that it holds.
    public var timeRangeValue: CMTimeRange {
        var timeRange = CMTimeRange()
        getValue(&timeRange)
        return timeRange
    }
}
