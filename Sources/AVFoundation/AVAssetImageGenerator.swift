public import QuartzCore

/// Makes pictures of a film: none can be made.
open class AVAssetImageGenerator: NSObject {
    /// The film.
    open private(set) var asset: AVAsset
    /// Whether pictures are turned as the film says.
    open var appliesPreferredTrackTransform = false
    /// How the tracks make their pictures. Only kept: no picture is made.
    open var videoComposition: AVVideoComposition?
    /// The largest size; zero is any.
    open var maximumSize = CGSize.zero
    /// How much earlier a picture may be.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later a picture may be.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// Which part of a picture is wanted; nil is what is meant to be seen.
    open var apertureMode: ApertureMode?

    /// Which part of a picture there is.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The part of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What is meant to be seen.
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        /// All that was recorded.
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        /// All that is coded.
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }

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

    /// Makes pictures: the film cannot be read, and each is a failure.
    public func images(for times: [CMTime]) -> Images { Images(times: times, error: failure(of: asset.place)) }

    /// Pictures one after the other.
    public struct Images: AsyncSequence, Sendable {
        let times: [CMTime]
        let error: any Error

        /// A picture, or why there is none.
        public enum Element: Sendable {
            /// One of a time near the one that was asked for.
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            /// None.
            case failure(requestedTime: CMTime, error: any Error)

            /// The time that was asked for.
            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }

            /// The picture, or why there is none.
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): image
                    case .failure(_, let error): throw error
                    }
                }
            }

            /// The time of the picture, or why there is none.
            public var actualTime: CMTime {
                get throws {
                    switch self {
                    case .success(_, _, let time): time
                    case .failure(_, let error): throw error
                    }
                }
            }
        }

        /// Goes through the pictures.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var times: ArraySlice<CMTime>
            let error: any Error

            /// The next one; nil after the last.
            public mutating func next() async -> Element? {
                times.popFirst().map { .failure(requestedTime: $0, error: error) }
            }
        }

        /// Begins with the first.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times[...], error: error) }
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
