public import UIKit

/// A small window that goes on with a film beside other programs. There are none: none can be made.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
    /// Whether there are such windows: no.
    open class func isPictureInPictureSupported() -> Bool { false }
    /// The sign of a button that begins.
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    /// The sign of a button that ends.
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
    /// The layer whose film goes on.
    public let playerLayer: AVPlayerLayer
    /// Hears of it.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// Whether it can begin.
    open var isPictureInPicturePossible: Bool { false }
    /// Whether the window is there.
    open var isPictureInPictureActive: Bool { false }
    /// Whether the window is hidden for a while.
    open var isPictureInPictureSuspended: Bool { false }
    /// Whether it begins by itself when the program goes to the background.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether there is a button for the time that is left alone.
    open var requiresLinearPlayback = false

    /// A window for a layer: there is none.
    public init?(playerLayer: AVPlayerLayer) { return nil }

    /// Begins.
    open func startPictureInPicture() {}
    /// Ends.
    open func stopPictureInPicture() {}
}

/// Hears of a small window.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    /// It is about to begin.
    func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// It has begun.
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// It is about to end.
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// It has ended.
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// It could not begin.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error)
    /// What showed the film before is to show it again; the closure is to be called then.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    /// What happens where it is not implemented.
    public func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// What happens where it is not implemented.
    public func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// What happens where it is not implemented.
    public func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// What happens where it is not implemented.
    public func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// What happens where it is not implemented.
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    /// What happens where it is not implemented.
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }
}
