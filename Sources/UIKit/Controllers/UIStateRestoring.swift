public import CoreGraphics

/// Writes down what it needs to be as it was at the next start, and reads it again.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// Writes down what is needed.
    func encodeRestorableState(with coder: NSCoder)
    /// Takes what was written down.
    func decodeRestorableState(with coder: NSCoder)
    /// Everything is as it was.
    func applicationFinishedRestoringState()
}

/// Makes the controllers of a class again that the program had.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// The controller under a path of restoration identifiers; nil: it is not made again.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

extension UIViewController: UIStateRestoring {}
extension UIView: UIStateRestoring {}

extension UIApplication {
    /// Under which key the coder has the version of the program that wrote it.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// Under which key the coder has the kind of device.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// Under which key the coder has the time of writing.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
}
