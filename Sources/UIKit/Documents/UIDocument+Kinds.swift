public import QuartzCore

extension UIDocument {
    /// How a document is.
    public struct State: OptionSet, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The state of a number.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Open, nothing is wrong.
        public static let normal: State = []
        /// Not read yet, or let go.
        public static let closed = State(rawValue: 1 << 0)
        /// Other devices have changed the file too. Never here.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The file could not be written.
        public static let savingError = State(rawValue: 1 << 2)
        /// The user may not change anything for now.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// ``UIDocument/progress`` tells how far reading has come. Never here.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// What becomes of the number of changes.
    public enum ChangeKind: Int, Sendable {
        /// A change was made.
        case done
        /// A change was taken back.
        case undone
        /// A change was made again.
        case redone
        /// The file has everything.
        case cleared
    }

    /// Whether a file is new.
    public enum SaveOperation: Int, Sendable {
        /// There was none.
        case forCreating
        /// It takes the place of an older state.
        case forOverwriting
    }

    /// Posted when ``documentState`` has changed.
    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
    /// Under which an activity keeps a document's address.
    public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURLKey"

    /// Reads the file, and says whether that went well.
    @discardableResult
    public func open() async -> Bool {
        await withCheckedContinuation { done in open { done.resume(returning: $0) } }
    }

    /// Writes what has changed and lets the file go, and says whether that went well.
    @discardableResult
    public func close() async -> Bool {
        await withCheckedContinuation { done in close { done.resume(returning: $0) } }
    }

    /// Writes the file, and says whether that went well.
    @discardableResult
    public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
    }

    /// Writes the file if it lacks changes, and says whether that went well.
    @discardableResult
    public func autosave() async -> Bool {
        await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
    }

    /// Takes the content of another file, and says whether that went well.
    @discardableResult
    public func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { done in revert(toContentsOf: url) { done.resume(returning: $0) } }
    }
}
