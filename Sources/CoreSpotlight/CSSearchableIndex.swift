public import UIKit

// Nothing on Linux searches what programs know. The index says so as on a device that does not index: `isIndexingAvailable()` is false, and
// what is told to it fails with `CSIndexError.indexingUnsupported`.

/// The domain of these errors.
public let CSIndexErrorDomain = "CSIndexErrorDomain"
/// Under which key an activity that was found says which thing it is.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of activity of a thing that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The kind of activity of a search that goes on in the program.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// Under which key such an activity says what was searched.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Why something is not in the index.
public struct CSIndexError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = CSIndexError

        /// The cause is not known.
        case unknownError = -1
        /// The index cannot be reached now.
        case indexUnavailableError = -1000
        /// The thing is not as it must be.
        case invalidItemError = -1001
        /// What the program remembers of the index is wrong.
        case invalidClientStateError = -1002
        /// The index is kept elsewhere and cannot be reached.
        case remoteConnectionError = -1003
        /// The index is full.
        case quotaExceeded = -1004
        /// This device keeps no index.
        case indexingUnsupported = -1005
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { CSIndexErrorDomain }

    /// An error of a kind; it says in words what it is, if `userInfo` does not.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        let info = Self.description(of: code).merging(userInfo) { $1 }
        self.init(_nsError: NSError(domain: Self._nsErrorDomain, code: code.rawValue, userInfo: info))
    }

    private static func description(of code: Code) -> [String: Any] {
        [NSLocalizedDescriptionKey: "Nothing is indexed on Linux."]
    }

    /// The cause is not known.
    public static var unknownError: Code { .unknownError }
    /// The index cannot be reached now.
    public static var indexUnavailableError: Code { .indexUnavailableError }
    /// The thing is not as it must be.
    public static var invalidItemError: Code { .invalidItemError }
    /// What the program remembers of the index is wrong.
    public static var invalidClientStateError: Code { .invalidClientStateError }
    /// The index is kept elsewhere and cannot be reached.
    public static var remoteConnectionError: Code { .remoteConnectionError }
    /// The index is full.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// This device keeps no index.
    public static var indexingUnsupported: Code { .indexingUnsupported }
}

/// What searches of the whole system find. There is none here.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let shared = CSSearchableIndex(name: "")
    /// The program's index.
    open class func `default`() -> CSSearchableIndex { shared }
    /// Whether anything is indexed: no.
    open class func isIndexingAvailable() -> Bool { false }

    /// Asks for everything again when the index was lost.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?
    private let name: String

    /// An index of the program's.
    public init(name: String) {
        self.name = name
        super.init()
    }

    private func refuse(_ handler: (((any Error)?) -> Void)?) {
        guard let handler else { return }
        let answer = UncheckedBox(value: handler)
        DispatchQueue.main.async { answer.value(CSIndexError(.indexingUnsupported)) }
    }

    /// Adds things: nothing is indexed.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
    ) { refuse(completionHandler) }
    /// Adds things: nothing is indexed.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }
    /// Takes things away: nothing is indexed.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { refuse(completionHandler) }
    /// Takes things away: nothing is indexed.
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }
    /// Takes things away: nothing is indexed.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { refuse(completionHandler) }
    /// Takes things away: nothing is indexed.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }
    /// Takes everything away: nothing is indexed.
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }
    /// Takes everything away: nothing is indexed.
    open func deleteAllSearchableItems() async throws { throw CSIndexError(.indexingUnsupported) }
}

/// Asks for everything again when the index was lost. There is no index to be lost.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// Everything is to be indexed again.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    /// Some things are to be indexed again.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}

/// A thing to be found.
open class CSSearchableItem: NSObject {
    /// What the program knows it by.
    open var uniqueIdentifier: String
    /// What the program knows its group by.
    open var domainIdentifier: String?
    /// What is known about it.
    open var attributeSet: CSSearchableItemAttributeSet
    /// When it is of no use any more.
    open var expirationDate: Date! = Date(timeIntervalSinceNow: 30 * 86_400)

    /// A thing to be found.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        super.init()
    }
}

/// What is known about a thing to be found.
open class CSSearchableItemAttributeSet: NSObject {
    /// What kind of thing it is, as a uniform type.
    open var contentType: String?
    /// What it is called.
    open var title: String?
    /// What it is called where it is shown.
    open var displayName: String?
    /// What it is about.
    open var contentDescription: String?
    /// Words to find it by.
    open var keywords: [String]?
    /// A picture of it, as the bytes of a file.
    open var thumbnailData: Data?
    /// Where a picture of it lies.
    open var thumbnailURL: URL?
    /// Where it lies.
    open var contentURL: URL?
    /// Its page of the web.
    open var url: URL?
    /// When it was made.
    open var contentCreationDate: Date?
    /// When it was changed.
    open var contentModificationDate: Date?
    /// When it was last used.
    open var lastUsedDate: Date?
    /// Its text.
    open var textContent: String?
    /// What the program knows it by.
    open var identifier: String?
    /// What the program knows its group by.
    open var domainIdentifier: String?
    /// Which thing of the index it is the same as.
    open var relatedUniqueIdentifier: String?
    /// Which thing of the index it replaces, though not there itself.
    open var weakRelatedUniqueIdentifier: String?
    /// Who made it.
    open var authorNames: [String]?

    /// A thing of a kind, by its uniform type.
    public init(itemContentType: String) {
        contentType = itemContentType
        super.init()
    }
    /// A thing of a kind.
    public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

extension NSUserActivity {
    private static let attributes = AttributeKey()

    /// What is known about what the user does, to find it by.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { objc_getAssociatedObject(self, Self.attributes.key) as? CSSearchableItemAttributeSet }
        set { objc_setAssociatedObject(self, Self.attributes.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

/// A place in memory that nothing else has.
private final class AttributeKey: Sendable {
    nonisolated(unsafe) let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
