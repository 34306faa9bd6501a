public import QuartzCore

/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// The number of no track: a new one gets the next.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// A track that is put together from parts of others.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    private let number: CMPersistentTrackID
    /// What was put in, by when it begins.
    fileprivate var parts: [CMTimeRange] = []

    fileprivate init(_ type: AVMediaType, number: CMPersistentTrackID) {
        self.number = number
        super.init(type)
    }

    open override var trackID: CMPersistentTrackID { number }

    /// From the beginning to the end of the last part.
    open override var timeRange: CMTimeRange {
        CMTimeRange(start: .zero, end: parts.map(\.end).max() ?? .zero)
    }
}

/// A track that a program puts together.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    private var turn = CGAffineTransform.identity

    /// How its pictures are turned.
    open override var preferredTransform: CGAffineTransform {
        get { turn }
        set { turn = newValue }
    }

    /// Puts a part of another track in; what lies behind it moves on.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        guard timeRange.isValid, !timeRange.isEmpty else { throw AVError(.invalidSourceMedia) }
        let place = startTime.isValid ? startTime : self.timeRange.end
        insertEmptyTimeRange(CMTimeRange(start: place, duration: timeRange.duration))
        parts.append(CMTimeRange(start: place, duration: timeRange.duration))
    }

    /// Makes room; what lies behind it moves on, and what lies around it is cut in two.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        parts = parts.flatMap { part -> [CMTimeRange] in
            guard part.end > timeRange.start else { return [part] }
            let cut = max(part.start, timeRange.start)
            let rest = CMTimeRange(start: cut + timeRange.duration, duration: part.end - cut)
            return cut > part.start ? [CMTimeRange(start: part.start, end: cut), rest] : [rest]
        }
    }

    /// Takes a stretch out; what lies behind it moves back.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        parts = parts.compactMap { part in
            guard part.end > timeRange.start else { return part }
            let overlap = part.intersection(timeRange)
            let left = part.duration - (overlap.isEmpty ? .zero : overlap.duration)
            guard left > .zero else { return nil }
            let before = min(max(part.start - timeRange.start, .zero), timeRange.duration)
            return CMTimeRange(start: part.start - before, duration: left)
        }
    }
}

/// A film that is put together from tracks of others. No film can be read here, so that there are no tracks to put in.
open class AVComposition: AVAsset, @unchecked Sendable {
    fileprivate var own: [AVMutableCompositionTrack] = []
    fileprivate var size: CGSize?

    open override var tracks: [AVAssetTrack] { own }
    open override var duration: CMTime { own.map(\.timeRange.end).max() ?? .zero }
    /// How large its pictures are: as the largest of its tracks, unless a program says another size.
    open var naturalSize: CGSize {
        size ?? own.map(\.naturalSize).max { $0.width * $0.height < $1.width * $1.height } ?? .zero
    }
}

/// A film that a program puts together.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    /// One without tracks.
    public init() { super.init(place: URL(fileURLWithPath: "/dev/null")) }

    /// How large its pictures are.
    open override var naturalSize: CGSize {
        get { super.naturalSize }
        set { size = newValue }
    }

    /// Adds a track of a number, or of the next where that is none or taken.
    @discardableResult
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let isFree = preferredTrackID > 0 && !own.contains { $0.trackID == preferredTrackID }
        let number = isFree ? preferredTrackID : (own.map(\.trackID).max() ?? 0) + 1
        let track = AVMutableCompositionTrack(mediaType, number: number)
        own.append(track)
        return track
    }

    /// Its tracks of a kind, by their own type: an array cannot take the place of one of a wider type.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVMutableCompositionTrack] {
        own.filter { $0.mediaType == mediaType }
    }
    /// The track of a number, if it has one.
    open override func track(withTrackID trackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
        own.first { $0.trackID == trackID }
    }

    /// A track of the same kind as another one.
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        own.first { $0.mediaType == track.mediaType }
    }

    /// Takes a track away.
    open func removeTrack(_ track: AVCompositionTrack) { own.removeAll { $0 === track } }

    /// Puts a part of a film in: its content cannot be read.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        throw failure(of: asset.place)
    }

    /// Makes room in every track.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        for track in own { track.insertEmptyTimeRange(timeRange) }
    }
    /// Takes a stretch out of every track.
    open func removeTimeRange(_ timeRange: CMTimeRange) { for track in own { track.removeTimeRange(timeRange) } }
}
