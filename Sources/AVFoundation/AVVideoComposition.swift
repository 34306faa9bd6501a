public import QuartzCore

/// What a stretch of a composed film shows.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    /// From when to when.
    var timeRange: CMTimeRange { get }
    /// Whether layers are laid over it.
    var enablePostProcessing: Bool { get }
    /// Whether its pictures differ from each other though those of its tracks do not.
    var containsTweening: Bool { get }
    /// The tracks that it is made of, each a number.
    var requiredSourceTrackIDs: [NSValue]? { get }
    /// The track that it shows as it is.
    var passthroughTrackID: CMPersistentTrackID { get }
}

/// What a stretch of a composed film shows: layers, the first one on top.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
    fileprivate var range = CMTimeRange.invalid
    fileprivate var color: CGColor?
    fileprivate var layers: [AVVideoCompositionLayerInstruction] = []
    fileprivate var isProcessed = true

    open var timeRange: CMTimeRange { range }
    /// What shows where no track does; nil is black.
    open var backgroundColor: CGColor? { color }
    /// The tracks that show.
    open var layerInstructions: [AVVideoCompositionLayerInstruction] { layers }
    open var enablePostProcessing: Bool { isProcessed }
    open var containsTweening: Bool { layers.contains { $0.hasRamps } }
    open var requiredSourceTrackIDs: [NSValue]? { layers.map { NSNumber(value: $0.trackID) } }
    open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
}

/// One that a program writes.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    open override var timeRange: CMTimeRange {
        get { range }
        set { range = newValue }
    }
    open override var backgroundColor: CGColor? {
        get { color }
        set { color = newValue }
    }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { layers }
        set { layers = newValue }
    }
    open override var enablePostProcessing: Bool {
        get { isProcessed }
        set { isProcessed = newValue }
    }
}

/// Where a track shows, how much of it, and how much shows through.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    fileprivate var track: CMPersistentTrackID = kCMPersistentTrackID_Invalid
    fileprivate struct Ramp<Value> {
        var start: Value, end: Value, range: CMTimeRange
    }
    fileprivate var transforms: [Ramp<CGAffineTransform>] = []
    fileprivate var opacities: [Ramp<Float>] = []
    fileprivate var crops: [Ramp<CGRect>] = []
    fileprivate var hasRamps: Bool { !transforms.isEmpty || !opacities.isEmpty || !crops.isEmpty }

    /// The number of the track.
    open var trackID: CMPersistentTrackID { track }

    /// The last one that began before a time.
    private func ramp<Value>(_ ramps: [Ramp<Value>], at time: CMTime) -> Ramp<Value>? {
        ramps.last { $0.range.start <= time }
    }

    /// How the track is turned at a time; false where nothing was said.
    open func getTransformRamp(
        for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
        end endTransform: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let ramp = ramp(transforms, at: time) else { return false }
        startTransform?.pointee = ramp.start
        endTransform?.pointee = ramp.end
        timeRange?.pointee = ramp.range
        return true
    }

    /// How much of the track shows at a time, from 0 to 1; false where nothing was said.
    open func getOpacityRamp(
        for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let ramp = ramp(opacities, at: time) else { return false }
        startOpacity?.pointee = ramp.start
        endOpacity?.pointee = ramp.end
        timeRange?.pointee = ramp.range
        return true
    }
}

/// One that a program writes.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    /// For no track yet.
    public override init() { super.init() }

    /// For a track.
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        trackID = track.trackID
    }

    open override var trackID: CMPersistentTrackID {
        get { track }
        set { track = newValue }
    }

    /// Turns the track from a time on.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
        transforms.append(Ramp(start: transform, end: transform, range: CMTimeRange(start: time, duration: .zero)))
    }

    /// Turns the track more and more.
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
    ) {
        transforms.append(Ramp(start: startTransform, end: endTransform, range: timeRange))
    }

    /// Shows that much of the track from a time on, from 0 to 1.
    open func setOpacity(_ opacity: Float, at time: CMTime) {
        opacities.append(Ramp(start: opacity, end: opacity, range: CMTimeRange(start: time, duration: .zero)))
    }

    /// Shows more or less of the track, from 0 to 1.
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) {
        opacities.append(Ramp(start: startOpacity, end: endOpacity, range: timeRange))
    }

    /// Cuts the track's pictures to a rectangle of theirs from a time on, in pixels.
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {
        crops.append(Ramp(start: cropRectangle, end: cropRectangle, range: CMTimeRange(start: time, duration: .zero)))
    }
}

/// Layers that are laid over a film, or that the film is laid into. It is kept, and no film is written here.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    /// The film in a layer, both within another one.
    public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { super.init() }
    /// The film in several layers, all within another one.
    public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) { super.init() }
    /// A layer as a track of its own.
    public init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) { super.init() }
}

/// How the tracks of a film make its pictures.
open class AVVideoComposition: NSObject, @unchecked Sendable {
    fileprivate var frame = CMTime.invalid
    fileprivate var size = CGSize.zero
    fileprivate var scale: Float = 1
    fileprivate var parts: [any AVVideoCompositionInstructionProtocol] = []
    fileprivate var tool: AVVideoCompositionCoreAnimationTool?

    /// How long a picture shows.
    open var frameDuration: CMTime { frame }
    /// How large its pictures are, in pixels.
    open var renderSize: CGSize { size }
    /// Pixels of a picture for each of the tracks'.
    open var renderScale: Float { scale }
    /// What it shows, stretch by stretch.
    open var instructions: [any AVVideoCompositionInstructionProtocol] { parts }
    /// The layers that are laid over it.
    open var animationTool: AVVideoCompositionCoreAnimationTool? { tool }
}

/// One that a program writes.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    /// One that says nothing.
    public override init() { super.init() }

    /// For a film as it is.
    public convenience init(propertiesOf asset: AVAsset) { self.init() }

    open override var frameDuration: CMTime {
        get { frame }
        set { frame = newValue }
    }
    open override var renderSize: CGSize {
        get { size }
        set { size = newValue }
    }
    open override var renderScale: Float {
        get { scale }
        set { scale = newValue }
    }
    open override var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { parts }
        set { parts = newValue }
    }
    open override var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { tool }
        set { tool = newValue }
    }
}
