public import QuartzCore

/// A place in a sound, in samples.
public typealias AVAudioFramePosition = Int64
/// A number of samples of each channel.
public typealias AVAudioFrameCount = UInt32
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// The number of an input or output.
public typealias AVAudioNodeBus = Int

/// How samples lie in memory.
public enum AVAudioCommonFormat: UInt, Sendable {
    /// Otherwise.
    case otherFormat = 0
    /// Floating-point numbers of 32 bits.
    case pcmFormatFloat32 = 1
    /// Floating-point numbers of 64 bits.
    case pcmFormatFloat64 = 2
    /// Whole numbers of 16 bits.
    case pcmFormatInt16 = 3
    /// Whole numbers of 32 bits.
    case pcmFormatInt32 = 4
}

/// How a sound is coded.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// How samples lie in memory.
    open private(set) var commonFormat: AVAudioCommonFormat
    /// Samples a second.
    open private(set) var sampleRate: Double
    /// How many channels.
    open private(set) var channelCount: AVAudioChannelCount
    /// Whether the channels' samples take turns.
    open private(set) var isInterleaved: Bool

    /// Samples as they are.
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard sampleRate > 0, channels > 0 else { return nil }
        (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
        super.init()
    }

    /// Floating-point numbers of 32 bits, the channels one after another.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// As a recorder's settings say; nil for sounds that are not plain samples, which cannot be made here.
    public convenience init?(settings: [String: Any]) {
        let kind = Unboxing.number(settings[AVFormatIDKey]) ?? Double(kAudioFormatLinearPCM)
        guard kind == Double(kAudioFormatLinearPCM),
            let channels = UInt32(exactly: Unboxing.number(settings[AVNumberOfChannelsKey]) ?? 2)
        else { return nil }
        let rate = Unboxing.number(settings[AVSampleRateKey]) ?? 44100
        self.init(standardFormatWithSampleRate: rate, channels: channels)
    }

    /// Whether samples are floating-point numbers of 32 bits, the channels one after another.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    /// As tracks of films tell it.
    open var formatDescription: CMAudioFormatDescription { CMFormatDescription(0x736f_756e, kAudioFormatLinearPCM) }
    /// The same as a dictionary.
    open var settings: [String: Any] {
        [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: channelCount,
            AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
        ]
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return commonFormat == other.commonFormat && sampleRate == other.sampleRate
            && channelCount == other.channelCount && isInterleaved == other.isInterleaved
    }

    open override var hash: Int { sampleRate.hashValue ^ Int(channelCount) }
}

/// Samples in memory.
open class AVAudioBuffer: NSObject {
    /// How they lie there.
    open private(set) var format: AVAudioFormat

    init(format: AVAudioFormat) {
        self.format = format
        super.init()
    }
}

/// Samples as they are, in memory.
open class AVAudioPCMBuffer: AVAudioBuffer {
    /// How many samples of each channel there is room for.
    open private(set) var frameCapacity: AVAudioFrameCount
    private let storage: UnsafeMutableRawPointer
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
    private let width: Int

    /// Room for samples, all silent.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        switch format.commonFormat {
        case .pcmFormatFloat32, .pcmFormatInt32: width = 4
        case .pcmFormatFloat64: width = 8
        case .pcmFormatInt16: width = 2
        case .otherFormat: return nil
        }
        self.frameCapacity = frameCapacity
        let count = Int(format.channelCount), bytes = max(Int(frameCapacity) * width * count, 1)
        storage = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
        storage.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
        channels = .allocate(capacity: count)
        let step = format.isInterleaved ? width : Int(frameCapacity) * width
        for channel in 0..<count { channels[channel] = storage + channel * step }
        super.init(format: format)
    }

    deinit {
        storage.deallocate()
        channels.deallocate()
    }

    /// How many samples of each channel count.
    open var frameLength: AVAudioFrameCount = 0 {
        didSet {
            precondition(
                frameLength <= frameCapacity, "frameLength \(frameLength) is more than the capacity \(frameCapacity).")
        }
    }

    /// From one sample of a channel to its next, in samples.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    /// The channels' samples, where they are floating-point numbers of 32 bits.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(.pcmFormatFloat32) }
    /// The channels' samples, where they are whole numbers of 16 bits.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16) }
    /// The channels' samples, where they are whole numbers of 32 bits.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32) }

    private func data<Sample>(_ wanted: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == wanted else { return nil }
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }
}

/// A file of sound. None is opened: sounds are not decoded here, and none is written.
open class AVAudioFile: NSObject {
    /// Where it lies.
    open private(set) var url: URL
    /// How its samples lie in the file.
    open private(set) var fileFormat: AVAudioFormat
    /// How its samples lie in memory.
    open private(set) var processingFormat: AVAudioFormat
    /// How many samples each channel has.
    open var length: AVAudioFramePosition { 0 }
    /// Where it is read or written.
    open var framePosition: AVAudioFramePosition = 0

    /// Reads a file: it cannot be decoded.
    public init(forReading fileURL: URL) throws {
        _ = try Data(contentsOf: fileURL)
        throw unsupportedFileType()
    }
    /// Writes a file: it cannot be written.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw unsupportedFileType() }
    /// Writes a file: it cannot be written.
    public init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws { throw unsupportedFileType() }

    /// Reads samples: it cannot.
    open func read(into buffer: AVAudioPCMBuffer) throws { throw unsupportedFileType() }
    /// Reads samples: it cannot.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        throw unsupportedFileType()
    }
    /// Writes samples: it cannot.
    open func write(from buffer: AVAudioPCMBuffer) throws { throw unsupportedFileType() }
}

/// A moment of a sound.
open class AVAudioTime: NSObject {
    /// In samples.
    open private(set) var sampleTime: AVAudioFramePosition
    /// Samples a second.
    open private(set) var sampleRate: Double

    /// A moment by its sample.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
        super.init()
    }
}

/// A part of an engine.
open class AVAudioNode: NSObject {
    /// What it is part of.
    open internal(set) weak var engine: AVAudioEngine?
    /// How many inputs it has.
    open var numberOfInputs: Int { 1 }
    /// How many outputs it has.
    open var numberOfOutputs: Int { 1 }

    /// How samples leave it: there is nothing to hear them by.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
    /// How samples come to it.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
    /// Has a closure called with samples: none come.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
    ) {}
    /// Calls it no more.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    /// Forgets what it was about to play.
    open func reset() {}
    /// When it last made samples: it makes none.
    open var lastRenderTime: AVAudioTime? { nil }
}

extension AVAudioFormat {
    fileprivate static let standard = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!
}

/// Plays files and samples into an engine. The engine does not run, and so it does not play.
open class AVAudioPlayerNode: AVAudioNode {
    /// How loud, from 0 to 1.
    open var volume: Float = 1
    /// From -1, left, to 1, right.
    open var pan: Float = 0
    /// Whether it plays: it does not.
    open var isPlaying: Bool { false }
    /// Has a file played: nothing plays, and the closure is called when the node is told to stop.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
    ) { completionHandler.map { waiting.append($0) } }
    /// Has samples played: nothing plays, and the closure is called when the node is told to stop.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {
        completionHandler.map { waiting.append($0) }
    }
    /// Has samples played: nothing plays, and the closure is called when the node is told to stop.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (() -> Void)? = nil
    ) { completionHandler.map { waiting.append($0) } }
    private var waiting: [() -> Void] = []
    /// A time of the node in samples of what it plays: nothing plays.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
    /// A time of what it plays in the node's: nothing plays.
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }

    /// Plays: the engine must run, which it does not.
    open func play() {
        precondition(
            engine?.isRunning == true, "An AVAudioPlayerNode plays only in an engine that runs: start() threw.")
    }
    /// Stops where it is.
    open func pause() {}
    /// Stops, and forgets what was to be played.
    open func stop() {
        let done = waiting
        waiting = []
        for call in done { onMain(call) }
    }
}

/// How samples are played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    /// The bits as Apple's frameworks number them.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Again and again.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    /// In place of what plays.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    /// In place of what plays, once it begins anew.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// Puts sounds together.
open class AVAudioMixerNode: AVAudioNode {
    /// How loud what comes out is, from 0 to 1.
    open var outputVolume: Float = 1
}

/// An end of an engine.
open class AVAudioIONode: AVAudioNode {}
/// Where sounds come in: there is no microphone.
open class AVAudioInputNode: AVAudioIONode {}
/// Where sounds go out: nothing is heard.
open class AVAudioOutputNode: AVAudioIONode {}

/// Parts that sounds go through. It does not start: there is no way for sound on Linux.
open class AVAudioEngine: NSObject {
    /// Puts sounds together before they go out.
    open private(set) lazy var mainMixerNode: AVAudioMixerNode = added(AVAudioMixerNode())
    /// Where sounds come in.
    open private(set) lazy var inputNode: AVAudioInputNode = added(AVAudioInputNode())
    /// Where sounds go out.
    open private(set) lazy var outputNode: AVAudioOutputNode = added(AVAudioOutputNode())
    /// Whether it runs: it does not.
    open var isRunning: Bool { false }
    /// The parts that were attached.
    open private(set) var attachedNodes: Set<AVAudioNode> = []

    private func added<Node: AVAudioNode>(_ node: Node) -> Node {
        attach(node)
        return node
    }

    /// Takes a part in.
    open func attach(_ node: AVAudioNode) {
        node.engine = self
        attachedNodes.insert(node)
    }
    /// Takes a part out.
    open func detach(_ node: AVAudioNode) {
        node.engine = nil
        attachedNodes.remove(node)
    }
    /// Leads one part's sounds to another. Both must be of this engine.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        precondition(node1.engine === self && node2.engine === self, "Attach both nodes before they are connected.")
    }
    /// Leads a part's sounds to no other.
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    /// Leads no sounds to a part.
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    /// Gets ready.
    open func prepare() {}
    /// Starts: there is no way for sound.
    open func start() throws {
        throw NSError(
            domain: NSOSStatusErrorDomain, code: AVAudioSession.ErrorCode.resourceNotAvailable.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "There is no way for sound on Linux."])
    }
    /// Stops for a while.
    open func pause() {}
    /// Stops.
    open func stop() {}
    /// Forgets what its parts were about to play.
    open func reset() { for node in attachedNodes { node.reset() } }
}
