public import Foundation

/// How loud the sounds of a film are beside each other, as a program says. Kept.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    private var parameters: [AVAudioMixInputParameters] = []
    /// What is said about single sounds.
    open override var inputParameters: [AVAudioMixInputParameters] {
        get { parameters }
        set { parameters = newValue }
    }
}

/// How loud one sound of a film is, as a program says. Kept.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    private var number: Int32 = 0
    private var ramps: [(range: CMTimeRange, from: Float, to: Float)] = []

    /// Of no track yet.
    public override init() { super.init() }
    /// Of a track.
    public convenience init(track: AVAssetTrack?) {
        self.init()
        trackID = track?.trackID ?? 0
    }

    /// Which sound.
    open override var trackID: Int32 {
        get { number }
        set { number = newValue }
    }
    /// How tones stay at another rate.
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?

    /// How loud it is from a time on: 1 is as it is.
    open func setVolume(_ volume: Float, at time: CMTime) {
        setVolumeRamp(
            fromStartVolume: volume, toEndVolume: volume, timeRange: CMTimeRange(start: time, duration: .zero))
    }
    /// Has it become louder or softer through a part: 1 is as it is.
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
        ramps.append((timeRange, startVolume, endVolume))
        ramps.sort { $0.range.start < $1.range.start }
    }
    /// What was said for a time: whether anything was. What is wanted is written where the pointers lead.
    open func getVolumeRamp(
        for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let found = ramps.last(where: { $0.range.start <= time }) else { return false }
        startVolume?.pointee = found.from
        endVolume?.pointee = found.to
        timeRange?.pointee = found.range
        return true
    }
}

/// The beginning of a film, for layer animations that are drawn into one: 0 would be the time now.
public let AVCoreAnimationBeginTimeAtZero: TimeInterval = 1e-100
