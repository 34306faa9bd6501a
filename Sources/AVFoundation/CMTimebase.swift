/// The clock of a film that plays. There is none: no film's content can be read here.
public final class CMTimebase {
    private init() {}
}

/// How fast a clock goes, as a multiple of the real time: 0, it stands.
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Double { 0 }
/// What a clock shows.
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { .zero }

extension AVPlayerItem {
    /// The clock of the film: it has none, for it does not play.
    public var timebase: CMTimebase? { nil }
}
