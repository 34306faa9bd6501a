public import Foundation

// What plays is kept and shown nowhere, and no keys of the system's come to it. There is no library of music: programs are denied it.

/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    /// It is not known.
    case unknown = 0
    /// It plays.
    case playing = 1
    /// It waits.
    case paused = 2
    /// It has ended.
    case stopped = 3
    /// Something else plays.
    case interrupted = 4
}

/// What kind of media plays.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    /// Something.
    case none = 0
    /// Sound.
    case audio = 1
    /// A film.
    case video = 2
}

/// What the system shows of what plays: nothing here. What is set is kept.
@preconcurrency @MainActor
open class MPNowPlayingInfoCenter: NSObject {
    private static let shared = MPNowPlayingInfoCenter(alone: ())
    /// What plays.
    open var nowPlayingInfo: [String: Any]?
    /// Whether it plays.
    open var playbackState = MPNowPlayingPlaybackState.unknown

    private init(alone: Void) { super.init() }

    /// The program's own.
    open class func `default`() -> MPNowPlayingInfoCenter { shared }
    /// What can be shown of it.
    open class var supportedAnimatedArtworkKeys: [String] { [] }
}

/// How much of it was played, seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it plays.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// How fast it usually plays.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Which of those that wait it is.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// How many wait.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// Which chapter it is.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// How many chapters it has.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// Whether it is live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// Which languages there are.
public let MPNowPlayingInfoPropertyAvailableLanguageOptions = "MPNowPlayingInfoPropertyAvailableLanguageOptions"
/// Which languages are chosen.
public let MPNowPlayingInfoPropertyCurrentLanguageOptions = "MPNowPlayingInfoPropertyCurrentLanguageOptions"
/// Of which collection it is.
public let MPNowPlayingInfoPropertyCollectionIdentifier = "MPNowPlayingInfoPropertyCollectionIdentifier"
/// By what it is found elsewhere.
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// Who plays it.
public let MPNowPlayingInfoPropertyExternalUserProfileIdentifier =
    "MPNowPlayingInfoPropertyExternalUserProfileIdentifier"
/// Who offers it.
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
/// How much of it was played, from 0 to 1.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// What kind it is.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// Where it is.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// When it was made.
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"
