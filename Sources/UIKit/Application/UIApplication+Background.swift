public import QuartzCore

/// What a program that was woken in the background has found.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Whether programs are woken in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

extension UIApplication {
    /// As often as can be, in seconds.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// Never.
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    /// How often the program wants to be woken in the background: nothing here does, which is said once.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        guard minimumBackgroundFetchInterval < Self.backgroundFetchIntervalNever else { return }
        Diagnostics.report(
            "Nothing wakes programs in the background here: application(_:performFetchWithCompletionHandler:) is not called.",
            key: "background fetch")
    }

    /// Nothing wakes programs in the background here.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
    /// Whether encrypted files can be read: always.
    public var isProtectedDataAvailable: Bool { true }
    /// Whether a service of notifications knows the program: there is none.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Asks for a service of notifications. There is none here: the delegate hears of the failure.
    public func registerForRemoteNotifications() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let error = NSError(
                    domain: NSCocoaErrorDomain, code: 3010,
                    userInfo: [NSLocalizedDescriptionKey: "Remote notifications are not supported on Linux."])
                self.delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
            }
        }
    }

    /// Ends what `registerForRemoteNotifications()` began: nothing here.
    public func unregisterForRemoteNotifications() {}
    /// Whether the program has other icons: a desktop's program has the one of its desktop file.
    public var supportsAlternateIcons: Bool { false }
    /// The icon in force; nil is the usual one.
    public var alternateIconName: String? { nil }

    /// Takes another icon, which is not possible here: the closure hears of the failure.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = NSError(
            domain: NSCocoaErrorDomain, code: 3072,
            userInfo: [NSLocalizedDescriptionKey: "Programs have one icon on Linux."])
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler?(error) } }
    }

    /// Has the desktop open an address. Returns whether it has a way to.
    @discardableResult
    public func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        open(url)
        return true
    }
}
