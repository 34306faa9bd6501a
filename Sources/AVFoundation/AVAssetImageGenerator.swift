public import QuartzCore

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
