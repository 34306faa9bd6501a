public import QuartzCore

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
