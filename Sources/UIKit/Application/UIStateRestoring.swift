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
    /// The object that this one belongs to; nil is none.
    var restorationParent: (any UIStateRestoring)? { get }
    /// Makes the object again where the program does not register it while it starts; nil: the program does.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
}

extension UIStateRestoring {
    /// Nothing is written down.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Nothing is read.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Nothing happens.
    public func applicationFinishedRestoringState() {}
    /// None.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// None: the program registers the object again.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
}

/// Makes registered objects again that the program had.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
    /// The object under a path of restoration identifiers; nil: it is not made again.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// Objects beside views and controllers whose state is kept, by name. They are not kept alive.
@MainActor
final class RestorableObjects {
    private struct Entry { weak var object: (any UIStateRestoring)? }
    private var entries: [String: Entry] = [:]

    subscript(name: String) -> (any UIStateRestoring)? {
        get { entries[name]?.object }
        set { entries[name] = newValue.map { Entry(object: $0) } }
    }

    /// Those that are still there.
    var all: [(name: String, object: any UIStateRestoring)] {
        entries.compactMap { name, entry in entry.object.map { (name, $0) } }.sorted { $0.name < $1.name }
    }
}

extension UIApplication {
    /// Keeps the state of an object that is neither a view nor a controller between runs. The object is not kept alive; a name stands for
    /// the last object registered by it.
    @preconcurrency @MainActor
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {
        shared.restorableObjects[restorationIdentifier] = object
    }

    /// Under which key the coder has the version of the program that wrote it.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// Under which key the coder has the kind of device.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// Under which key the coder has the time of writing.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
}
