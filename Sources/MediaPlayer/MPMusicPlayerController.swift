public import Foundation
public import UIKit

/// Whether music plays.
public enum MPMusicPlaybackState: Int, Sendable {
    /// It has ended.
    case stopped = 0
    /// It plays.
    case playing = 1
    /// It waits.
    case paused = 2
    /// Something else plays.
    case interrupted = 3
    /// It is searched ahead.
    case seekingForward = 4
    /// It is searched back.
    case seekingBackward = 5
}

/// Whether pieces are repeated.
public enum MPMusicRepeatMode: Int, Sendable {
    /// As the user likes.
    case `default` = 0
    /// They are not.
    case none = 1
    /// One is.
    case one = 2
    /// All are.
    case all = 3
}

/// Whether pieces are mixed.
public enum MPMusicShuffleMode: Int, Sendable {
    /// As the user likes.
    case `default` = 0
    /// They are not.
    case off = 1
    /// They are.
    case songs = 2
    /// Albums are.
    case albums = 3
}

extension NSNotification.Name {
    /// Something else plays. It is never posted here.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    /// It plays or does not. It is never posted here.
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    /// It is louder or less loud. It is never posted here.
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
    /// The library has changed. It is never posted here.
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}

/// Plays pieces of the library. There are none: nothing plays.
@preconcurrency @MainActor
open class MPMusicPlayerController: NSObject {
    private static let only = MPMusicPlayerApplicationController(alone: ())
    init(alone: Void) { super.init() }

    /// The program's own.
    open class var applicationMusicPlayer: MPMusicPlayerController { only }
    /// The program's own.
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController { only }
    /// The system's.
    open class var systemMusicPlayer: MPMusicPlayerController { only }

    /// Whether something plays: nothing.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// Whether pieces are repeated.
    open var repeatMode = MPMusicRepeatMode.default
    /// Whether pieces are mixed.
    open var shuffleMode = MPMusicShuffleMode.default
    /// What plays: nothing.
    open var nowPlayingItem: MPMediaItem?
    /// Which of those that wait it is: none.
    open var indexOfNowPlayingItem: Int { NSNotFound }
    /// How much of it was played, seconds.
    open var currentPlaybackTime: TimeInterval = 0
    /// How fast it plays.
    open var currentPlaybackRate: Float = 0
    /// Whether it could play: nothing could.
    open var isPreparedToPlay: Bool { false }

    /// Has pieces wait.
    open func setQueue(with query: MPMediaQuery) {}
    /// Has pieces wait.
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    /// Has pieces of the shop wait.
    open func setQueue(with storeIDs: [String]) {}
    /// Has pieces wait.
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    /// Has pieces wait after those that do.
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    /// Has pieces wait before those that do.
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    /// Makes it ready: nothing can be.
    open func prepareToPlay() {}
    /// Makes it ready: the closure hears that nothing can be.
    open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(MPError(.notSupported))
    }
    /// Plays: there is nothing.
    open func play() {}
    /// Waits.
    open func pause() {}
    /// Ends.
    open func stop() {}
    /// Searches ahead.
    open func beginSeekingForward() {}
    /// Searches back.
    open func beginSeekingBackward() {}
    /// Searches no more.
    open func endSeeking() {}
    /// Goes to the next piece.
    open func skipToNextItem() {}
    /// Goes to the beginning.
    open func skipToBeginning() {}
    /// Goes to the piece before.
    open func skipToPreviousItem() {}
    /// Has changes told: there are none.
    open func beginGeneratingPlaybackNotifications() {}
    /// Has changes told no more.
    open func endGeneratingPlaybackNotifications() {}
}

/// Hears which pieces were chosen; all of it is optional.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    /// Pieces were chosen.
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    /// The user gave up.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    /// Does nothing where it is not implemented.
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    /// Does nothing where it is not implemented.
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Lets the user choose pieces of the library. There are none: it can only be left.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
    /// Which kinds are offered.
    open private(set) var mediaTypes: MPMediaType
    /// Hears what was chosen.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// Whether several may be chosen.
    open var allowsPickingMultipleItems = false
    /// Whether pieces that are elsewhere are offered.
    open var showsCloudItems = true
    /// Whether pieces that cannot be read are offered.
    open var showsItemsWithProtectedAssets = true
    /// What stands above.
    open var prompt: String?

    /// Offers some kinds.
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// There is none in a storyboard.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.title = "Media"
        page.navigationItem.prompt = prompt
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "No Content"
        page.contentUnavailableConfiguration = empty
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.mediaPickerDidCancel(self)
            })
        let navigation = UINavigationController(rootViewController: page)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }
}

/// A slider for how loud the system is. It moves and changes nothing: programs have no say in that here.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    private let slider = UISlider()
    /// Whether there is a slider.
    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    /// Whether there is a button for other loudspeakers; there are none.
    open var showsRouteButton = true
    /// Whether there are other loudspeakers: none.
    open var areWirelessRoutesAvailable: Bool { false }
    /// Whether one is used: none.
    open var isWirelessRouteActive: Bool { false }

    /// One in a frame, points of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(slider)
    }

    /// One of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(slider)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: slider.sizeThatFits(size).height)
    }

    /// Where the slider is, points of the view.
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Sets the picture of the part below the thumb.
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMinimumTrackImage(image, for: state)
    }
    /// Sets the picture of the part above the thumb.
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMaximumTrackImage(image, for: state)
    }
    /// Sets the picture of the thumb.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setThumbImage(image, for: state)
    }
    /// Sets the picture of the button, which is not shown.
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}
