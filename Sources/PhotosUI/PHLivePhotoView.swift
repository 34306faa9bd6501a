public import Photos
public import UIKit

/// How long a picture that moves is played.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    /// Nobody says.
    case undefined = 0
    /// Whole.
    case full = 1
    /// In part.
    case hint = 2
}

/// Hears of a picture that moves. None is played here.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {
    /// Whether it may be played.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool
    /// It is going to be played.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    /// It has been played.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    /// True where it is not implemented.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    /// Does nothing where it is not implemented.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
}

/// Shows a picture that moves. There is none here: it stays empty, and playing does nothing.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
    /// What it shows.
    open var livePhoto: PHLivePhoto?
    /// Hears of it.
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// Whether it is played without sound.
    open var isMuted = false
    /// Plays it when it is pressed.
    public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()

    /// Plays it.
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    /// Plays it no more.
    open func stopPlayback() {}
    /// The sign of such pictures: nothing is drawn.
    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        UIImage()
    }
}

/// How the sign of pictures that move looks.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// On top of a picture.
    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1 << 0)
    /// Crossed out.
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}
