public import Foundation
public import UIKit

/// What became of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    /// It was done.
    case success = 0
    /// What it is about is not there.
    case noSuchContent = 100
    /// Nothing plays.
    case noActionableNowPlayingItem = 110
    /// There is no such device.
    case deviceNotFound = 120
    /// It failed.
    case commandFailed = 200
}

/// A key on a headset was pressed, or something like it.
open class MPRemoteCommandEvent: NSObject {
    /// Which command.
    open private(set) var command: MPRemoteCommand
    /// When, seconds since the machine's start.
    open private(set) var timestamp: TimeInterval

    /// An event of no command, for those that stand in for one.
    public override init() {
        (command, timestamp) = (MPRemoteCommand(), 0)
        super.init()
    }

    init(command: MPRemoteCommand, timestamp: TimeInterval) {
        (self.command, self.timestamp) = (command, timestamp)
        super.init()
    }
}

/// Somewhere else in the piece was chosen.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// Where, seconds.
    open var positionTime: TimeInterval { 0 }
}
/// Another speed was chosen.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    /// How fast.
    open var playbackRate: Float { 1 }
}
/// A part shall be left out.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// How much, seconds.
    open var interval: TimeInterval { 0 }
}
/// Searching begins or ends.
open class MPSeekCommandEvent: MPRemoteCommandEvent {
    /// Which of both.
    open var type: MPSeekCommandEventType { .beginSeeking }
}
/// Something was rated.
open class MPRatingCommandEvent: MPRemoteCommandEvent {
    /// How well it is liked.
    open var rating: Float { 0 }
}
/// Something is liked or not.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
    /// Whether that is taken back.
    open var isNegative: Bool { false }
}

/// Whether searching begins.
public enum MPSeekCommandEventType: UInt, Sendable {
    /// It does.
    case beginSeeking = 0
    /// It ends.
    case endSeeking = 1
}

/// Whether pieces are repeated.
public enum MPRepeatType: Int, Sendable {
    /// They are not.
    case off = 0
    /// One is.
    case one = 1
    /// All are.
    case all = 2
}

/// Whether pieces are mixed.
public enum MPShuffleType: Int, Sendable {
    /// They are not.
    case off = 0
    /// They are.
    case items = 1
    /// Albums are.
    case collections = 2
}

/// A command of the system's to who plays. None comes here.
@preconcurrency @MainActor
open class MPRemoteCommand: NSObject {
    /// Whether it may come.
    open var isEnabled = true
    private var handlers: [(token: NSObject, handle: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []

    /// Calls a handler with each; what is answered takes it away again.
    open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any {
        let token = NSObject()
        handlers.append((token, handler))
        return token
    }

    /// Calls a method with each.
    open func addTarget(_ target: Any, action: Selector) {
        guard let object = target as? NSObject else { return }
        handlers.append(
            (
                object,
                { [weak object] event in
                    object?.perform(action, with: event)?.takeUnretainedValue() as? MPRemoteCommandHandlerStatus
                        ?? .commandFailed
                }
            ))
    }

    /// Calls nothing of a target more; nil is all targets.
    open func removeTarget(_ target: Any?) {
        handlers.removeAll { target == nil || $0.token === target as AnyObject? }
    }
    /// Calls a method no more.
    open func removeTarget(_ target: Any, action: Selector?) { removeTarget(target) }
}

/// Leaves out a part.
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// How much, seconds.
    open var preferredIntervals: [NSNumber] = []
}
/// Likes something, or does not.
open class MPFeedbackCommand: MPRemoteCommand {
    /// Whether it is liked now.
    open var isActive = false
    /// What it is called.
    open var localizedTitle = ""
    /// What it is called where there is little room.
    open var localizedShortTitle = ""
}
/// Rates something.
open class MPRatingCommand: MPRemoteCommand {
    /// The lowest.
    open var minimumRating: Float = 0
    /// The highest.
    open var maximumRating: Float = 5
}
/// Chooses a speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
    /// Which there are.
    open var supportedPlaybackRates: [NSNumber] = []
}
/// Goes elsewhere in the piece.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
/// Chooses whether pieces are repeated.
open class MPChangeRepeatModeCommand: MPRemoteCommand {
    /// What is chosen.
    open var currentRepeatType = MPRepeatType.off
}
/// Chooses whether pieces are mixed.
open class MPChangeShuffleModeCommand: MPRemoteCommand {
    /// What is chosen.
    open var currentShuffleType = MPShuffleType.off
}

/// All commands of the system's.
@preconcurrency @MainActor
open class MPRemoteCommandCenter: NSObject {
    private static let only = MPRemoteCommandCenter(alone: ())
    private init(alone: Void) { super.init() }

    /// The program's own.
    open class func shared() -> MPRemoteCommandCenter { only }

    /// Waits.
    open private(set) var pauseCommand = MPRemoteCommand()
    /// Plays.
    open private(set) var playCommand = MPRemoteCommand()
    /// Ends.
    open private(set) var stopCommand = MPRemoteCommand()
    /// Plays or waits.
    open private(set) var togglePlayPauseCommand = MPRemoteCommand()
    /// Chooses a language.
    open private(set) var enableLanguageOptionCommand = MPRemoteCommand()
    /// Chooses a language no more.
    open private(set) var disableLanguageOptionCommand = MPRemoteCommand()
    /// Goes to the next piece.
    open private(set) var nextTrackCommand = MPRemoteCommand()
    /// Goes to the piece before.
    open private(set) var previousTrackCommand = MPRemoteCommand()
    /// Leaves out a part.
    open private(set) var skipForwardCommand = MPSkipIntervalCommand()
    /// Goes back a part.
    open private(set) var skipBackwardCommand = MPSkipIntervalCommand()
    /// Searches ahead.
    open private(set) var seekForwardCommand = MPRemoteCommand()
    /// Searches back.
    open private(set) var seekBackwardCommand = MPRemoteCommand()
    /// Rates it.
    open private(set) var ratingCommand = MPRatingCommand()
    /// Likes it.
    open private(set) var likeCommand = MPFeedbackCommand()
    /// Does not like it.
    open private(set) var dislikeCommand = MPFeedbackCommand()
    /// Marks it.
    open private(set) var bookmarkCommand = MPFeedbackCommand()
    /// Chooses a speed.
    open private(set) var changePlaybackRateCommand = MPChangePlaybackRateCommand()
    /// Goes elsewhere in the piece.
    open private(set) var changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// Chooses whether pieces are repeated.
    open private(set) var changeRepeatModeCommand = MPChangeRepeatModeCommand()
    /// Chooses whether pieces are mixed.
    open private(set) var changeShuffleModeCommand = MPChangeShuffleModeCommand()
}
