public import CoreGraphics
public import Dispatch
public import QuartzCore
import Synchronization

/// Where pictures come into a film.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
    /// What comes in. Only pictures are written.
    public let mediaType: AVMediaType
    /// How it is written: of these the width and the height count, in pixels.
    public let outputSettings: [String: Any]?
    /// What the samples will be.
    public let sourceFormatHint: CMFormatDescription?
    /// How the film is turned where it is shown. Only kept.
    open var transform = CGAffineTransform.identity
    /// Whether samples come as they happen. Only kept: what comes is written at once.
    open var expectsMediaDataInRealTime = false
    /// What is known of it. Only kept.
    open var metadata: [AVMetadataItem] = []
    /// Parts of a second that times are counted in. Only kept.
    open var mediaTimeScale: CMTimeScale = 0
    /// How loud it is. Only kept.
    open var preferredVolume: Float = 1
    /// Which language it is in. Only kept.
    open var languageCode: String?
    weak var writer: AVAssetWriter?
    private let isFinished = Atomic(false)
    /// Seconds after which a program is asked again that gave nothing.
    private static let pause = 0.005

    /// For samples that are written by settings.
    public init(
        mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil
    ) {
        (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
        self.sourceFormatHint = sourceFormatHint
        super.init()
    }

    /// Whether more can be given: until it is finished.
    open var isReadyForMoreMediaData: Bool { !isFinished.load(ordering: .relaxed) && writer?.status == .writing }

    /// Takes samples: none are made here. Pictures come by an ``AVAssetWriterInputPixelBufferAdaptor``.
    open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }

    /// Nothing more comes.
    open func markAsFinished() { isFinished.store(true, ordering: .relaxed) }

    /// Calls a closure on a queue, again and again, until it has marked the input as finished or the film has ended.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {
        queue.async { [weak self] in
            guard let self, self.isReadyForMoreMediaData else { return }
            block()
            queue.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
                self?.requestMediaDataWhenReady(on: queue, using: block)
            }
        }
    }

    fileprivate func put(_ buffer: CVPixelBuffer, _ time: CMTime) -> Bool {
        isReadyForMoreMediaData && writer?.append(buffer, at: time) ?? false
    }
}

/// Gives pictures in memory to a film.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
    /// Where they come in.
    public let assetWriterInput: AVAssetWriterInput
    /// What the pool's pictures are.
    public let sourcePixelBufferAttributes: [String: Any]?
    private lazy var pool = makePool()

    /// - Parameter sourcePixelBufferAttributes: size and format of the pool's pictures, by Core Video's keys.
    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        assetWriterInput = input
        self.sourcePixelBufferAttributes = sourcePixelBufferAttributes
        super.init()
    }

    /// Makes pictures as the attributes and the film want them; nil until the film has begun.
    open var pixelBufferPool: CVPixelBufferPool? { assetWriterInput.writer?.status == .writing ? pool : nil }

    private func makePool() -> CVPixelBufferPool? {
        let settings = assetWriterInput.outputSettings
        return CVPixelBufferPool(
            sourcePixelBufferAttributes ?? [:], width: settings?[AVVideoWidthKey], height: settings?[AVVideoHeightKey])
    }

    /// Gives a picture that is seen from a time on. False when the film has failed, or has not begun.
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool {
        assetWriterInput.put(pixelBuffer, presentationTime)
    }
}
