public import CoreGraphics

extension UIApplication {
    /// How an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String

        /// The value of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Only in a program that knows the address, not in a browser.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// What came with an address this program is to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String

        /// The value of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Which program asked to open the address.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What the other program added.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file must be copied before it is changed.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
        /// What says which advertisement led here. No desktop does.
        public static let eventAttribution = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
    }

    /// The desktop's own way to open an address.
    private static var opener: URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent("xdg-open") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Whether the desktop can open addresses like this one.
    public func canOpenURL(_ url: URL) -> Bool {
        url.scheme != nil && (Self.opener != nil || !url.isFileURL && UIScreen.main.desktop()?.choosesFiles == true)
    }

    /// The form of sources of before Swift 4.2, whose options have names of plain strings.
    @_disfavoredOverload
    public func open(
        _ url: URL, options: [String: Any], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let keys = options.map { (OpenExternalURLOptionsKey(rawValue: $0.key), $0.value) }
        open(url, options: Dictionary(uniqueKeysWithValues: keys), completionHandler: completion)
    }

    /// Has the desktop open an address, by its portal or else by `xdg-open`. The closure hears whether that worked.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard canOpenURL(url) else {
            completion?(false)
            return
        }
        // To portals files are handed over open, which `xdg-open` does.
        guard !url.isFileURL, let desktop = UIScreen.main.desktop(), desktop.choosesFiles else {
            return runOpener(url, completion)
        }
        desktop.open(url.absoluteString) { [weak self] isOpen in
            if let isOpen { completion?(isOpen) } else { self?.runOpener(url, completion) }
        }
    }

    /// Has the desktop open an address, and answers whether that worked.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { answer in
            open(url, options: options) { answer.resume(returning: $0) }
        }
    }

    private func runOpener(_ url: URL, _ completion: (@MainActor @Sendable (Bool) -> Void)?) {
        guard let opener = Self.opener else {
            completion?(false)
            return
        }
        let process = Process()
        process.executableURL = opener
        process.arguments = [url.absoluteString]
        process.terminationHandler = { process in
            let isOpen = process.terminationStatus == 0
            DispatchQueue.main.async { MainActor.assumeIsolated { completion?(isOpen) } }
        }
        do { try process.run() } catch { completion?(false) }
    }

    /// The address of the program's settings. The desktop has none for it.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// The address of the program's settings of notifications. The desktop has none for it.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The address of the settings of default programs. The desktop has none for it.
    public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"

    /// A kind of extension of other programs that a program may turn away.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Keyboards of others; none run here.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    // MARK: Background

    /// Names a task that goes on in the background.
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Names a task that goes on in the background. Linux does not stop programs there, so the handler is never called.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }

    /// Ends a task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Seconds the program may go on in the background: no end.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    // MARK: Status bar

    /// The room that the bar takes on the main screen, points. Nothing is drawn in it; empty on displays that keep nothing clear at their top.
    public var statusBarFrame: CGRect { UIScreen.main.statusBarFrame }
    /// Whether the bar takes no room. To set it has no effect, as on iOS 13 and newer.
    public var isStatusBarHidden: Bool {
        get { statusBarFrame.isEmpty }
        set {}
    }
    /// Shows or hides the bar: without effect, as above.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    /// How the bar should look from now on. Stored; displays here have none.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    /// How the main screen is turned: by its shape.
    public var statusBarOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }

    /// Posted at midnight and when the clock is set.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted when the user has taken a picture of the screen. No display here tells of it.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted when work in the background is allowed or forbidden. It never changes here.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// Posted when encrypted files can be read again. They always can here.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted before encrypted files cannot be read any more. They always can here.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted before the status bar turns.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the status bar has turned.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Under which key a notification of the bar has its rectangle.
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
    /// Under which key a notification of the bar has the interface's orientation.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// Posted before the status bar takes another frame.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted after the status bar has taken another frame.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
}

/// Names a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: Int

    /// The value of a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIInterfaceOrientation {
    /// That of an interface of a size.
    init(shape size: CGSize) { self = size.width > size.height ? .landscapeRight : .portrait }
}
