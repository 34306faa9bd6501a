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

/// What a film's part is for.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It is seen.
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
    /// It is heard.
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    /// It is read.
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
    /// It goes with pictures from frame to frame.
    public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
    /// It describes music and sounds.
    public static let describesMusicAndSoundForAccessibility = AVMediaCharacteristic(
        rawValue: "public.accessibility.describes-music-and-sound")
    /// It says what is spoken.
    public static let transcribesSpokenDialogForAccessibility = AVMediaCharacteristic(
        rawValue: "public.accessibility.transcribes-spoken-dialog")
    /// It tells what is seen.
    public static let describesVideoForAccessibility = AVMediaCharacteristic(
        rawValue: "public.accessibility.describes-video")
}
