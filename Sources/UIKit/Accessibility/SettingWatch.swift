import Foundation

/// Hears of a change of the user's settings for as long as it is kept.
final class SettingWatch {
    private let token: any NSObjectProtocol

    /// - Parameter changed: called on the main actor.
    init(_ name: NSNotification.Name, _ changed: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated(changed)
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
