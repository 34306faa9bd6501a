public import QuartzCore

/// A part of a film or a sound: its pictures, its sound, its text. No asset has one here.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    /// What it holds.
    open private(set) var mediaType: AVMediaType
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
    /// How long its shortest picture shows.
    open var minFrameDuration: CMTime { .invalid }
    /// Whether it shows or sounds.
    open var isEnabled: Bool { true }
    /// In which language it is.
    open var languageCode: String? { nil }
    /// Bits a second.
    open var estimatedDataRate: Float { 0 }
    /// How it is coded, each a `CMFormatDescription`: nothing is read.
    open var formatDescriptions: [Any] { [] }
    /// From when to when it lasts.
    open var timeRange: CMTimeRange { .invalid }

    init(_ type: AVMediaType) {
        mediaType = type
        super.init()
    }

    /// Reads values of it: none can be read.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        guard let handler else { return }
        onMain(handler)
    }

    /// How far a value is read: it failed, and the error says why.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        outError?.pointee = AVError(.fileFormatNotRecognized)._nsError
        return .failed
    }

    /// Whether it is for something.
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        switch mediaCharacteristic {
        case .visual: mediaType == .video
        case .audible: mediaType == .audio
        case .legible: mediaType == .text
        default: false
        }
    }

    /// Reads a value of it: the content cannot be read.
    public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
        throw AVError(.fileFormatNotRecognized)
    }
}
