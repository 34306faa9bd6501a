public import UIKit

/// Shows what a player plays, with its buttons. Films are not decoded on Linux: in the place of the picture a sign says that it cannot be
/// played, as Apple's does of a file of an unknown format.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    /// What is played.
    open var player: AVPlayer? { didSet { if player !== oldValue { showWhetherItPlays() } } }
    /// Hears of it.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether there are buttons.
    open var showsPlaybackControls = true { didSet { showWhetherItPlays() } }
    /// How pictures fill the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether a small window may go on with it: none does.
    open var allowsPictureInPicturePlayback = true
    /// Whether a small window goes on by itself.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the system's panel of what plays says it. There is none.
    open var updatesNowPlayingInfoCenter = true
    /// Whether it fills the screen when it begins.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether it leaves the screen at its end.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether there is a button for the time that is left alone.
    open var requiresLinearPlayback = false
    /// Whether the first picture is there: none comes.
    open var isReadyForDisplay: Bool { false }
    /// Where the pictures are in the view: nowhere.
    open var videoBounds: CGRect { .zero }
    /// Between the picture and the buttons: for the program's own views.
    open private(set) lazy var contentOverlayView: UIView? = {
        let view = UIView(frame: view.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view.insertSubview(view, belowSubview: sign)
        return view
    }()

    private let sign = UIImageView(image: UIImage(systemName: "play.slash"))
    private var observation: NSKeyValueObservation?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        sign.tintColor = .secondaryLabel
        sign.overrideUserInterfaceStyle = .dark
        sign.isAccessibilityElement = true
        sign.isHidden = true
        view.addSubview(sign)
        showWhetherItPlays()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sign.sizeToFit()
        sign.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showWhetherItPlays()
    }

    private func showWhetherItPlays() {
        guard isViewLoaded else { return }
        let item = player?.currentItem
        sign.isHidden = !showsPlaybackControls || item?.status != .failed
        sign.accessibilityLabel = item?.error?.localizedDescription
        observation = item?.observe(\.status) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.showWhetherItPlays() }
        }
    }
}

/// Hears of a controller that shows what is played.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// It is about to fill the screen.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    /// It is about to fill the screen no more.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    /// A small window is about to go on with it.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// A small window is gone.
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
    /// What happens where it is not implemented.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// What happens where it is not implemented.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// What happens where it is not implemented.
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// What happens where it is not implemented.
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

/// A button that chooses where a film is heard and seen. There is nowhere else: it is empty.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    /// Of the sign while something else shows the film.
    open var activeTintColor: UIColor! = .systemBlue
    /// Whether places with pictures come first.
    open var prioritizesVideoDevices = false
}
