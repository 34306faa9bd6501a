/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    private weak var ownScreen: UIScreen?
    /// The screen the scene is on.
    open var screen: UIScreen { ownScreen ?? .main }

    /// A scene of a session.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        ownScreen = session.screen
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// A scene that nothing has connected, on the main screen.
    public override init() { super.init() }

    /// The windows shown, lowest first. Those of a scene that another one covers are off the screen until it is in front again.
    open var windows: [UIWindow] { screen.scene === self ? screen.ownWindows : shelf }
    /// The windows of a scene that is not in front, lowest first.
    var shelf: [UIWindow] = []

    /// The window that gets keys, if it is one of this scene's.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// The screen's space.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    override func titleDidChange() {
        guard screen.scene === self, let title, !title.isEmpty else { return }
        screen.showTitle(subtitle.isEmpty ? title : "\(title) – \(subtitle)")
    }

    /// Stands behind the title of the window. Empty by default.
    open var subtitle = "" { didSet { if subtitle != oldValue { titleDidChange() } } }

    /// Whether the scene takes all of its screen: always, for a window of the desktop is a screen of its own to the program.
    open var isFullScreen: Bool { true }

    open var traitCollection: UITraitCollection { screen.traitCollection }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// How small and how large the scene may become: the window's, so nil.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }

    /// The storyboard's first controller in a window, if the configuration names a storyboard.
    override func prepare() {
        guard let root = session.configuration.storyboard?.makeMain() else { return }
        let window = UIWindow(windowScene: self)
        window.rootViewController = root
        storyboardWindow = window
        (delegate as? any UIWindowSceneDelegate)?.window = window
    }

    /// Shows what the storyboard gave, unless the delegate has put a window of its own in that one's place.
    override func didConnect() {
        let kept = (delegate as? any UIWindowSceneDelegate)?.window
        if let kept, kept !== storyboardWindow { storyboardWindow = nil }
        storyboardWindow?.makeKeyAndVisible()
    }

    private var storyboardWindow: UIWindow?

    override func disconnect() {
        for window in windows { window.isHidden = true }
        super.disconnect()
    }
}

/// How small and how large a scene's window may become, in points. Programs get none here: the window's size is the display's.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The least size in points.
    open var minimumSize = CGSize.zero
    /// The greatest size in points.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Whether the window may fill the screen.
    open var allowsFullScreen = true
}
