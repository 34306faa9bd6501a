public import FoundationNetworking
public import UIKit

/// Cookies that a program may look at, in order of their names. Kept while the program runs.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    private let observers = NSHashTable<AnyObject>.weakObjects()

    override init() { super.init() }

    /// Tells all cookies.
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        let known = cookies
        later { completionHandler(known) }
    }
    /// All cookies.
    open func allCookies() async -> [HTTPCookie] { cookies }
    /// Keeps a cookie in place of one of the same name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        forget(cookie)
        cookies.append(cookie)
        tell(completionHandler)
    }
    /// Keeps a cookie.
    open func setCookie(_ cookie: HTTPCookie) async {
        forget(cookie)
        cookies.append(cookie)
        tell(nil)
    }
    /// Forgets a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        forget(cookie)
        tell(completionHandler)
    }
    /// Forgets a cookie.
    open func deleteCookie(_ cookie: HTTPCookie) async {
        forget(cookie)
        tell(nil)
    }
    /// Tells somebody of changes; not retained.
    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.add(observer) }
    /// Tells somebody no longer.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.remove(observer) }

    func removeAll(since date: Date) { cookies = [] }

    private func forget(_ cookie: HTTPCookie) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    }

    private func tell(_ completionHandler: (() -> Void)?) {
        later { [self] in
            completionHandler?()
            for observer in observers.allObjects {
                (observer as? any WKHTTPCookieStoreObserver)?.cookiesDidChange(in: self)
            }
        }
    }
}

/// Hears of cookies.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// Others are there.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    /// Does nothing where it is not implemented.
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// What a site keeps.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
    /// Whose it is.
    open var displayName: String { "" }
    /// Of which kinds.
    open var dataTypes: Set<String> { [] }

    /// Of nobody, for those that stand in for one.
    public override init() { super.init() }
}

/// What sites keep: cookies of the program's own. Pages keep nothing, as none run.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isPersistent: true)

    /// Whether what is kept outlives the program. Cookies here never do.
    open private(set) var isPersistent: Bool
    /// Cookies.
    open private(set) var httpCookieStore = WKHTTPCookieStore()
    /// Its name; nil for the usual ones.
    public private(set) var identifier: UUID?

    private init(isPersistent: Bool) {
        self.isPersistent = isPersistent
        super.init()
    }

    /// The usual one.
    public class func `default`() -> WKWebsiteDataStore { shared }
    /// One that is gone with its web views.
    public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
    /// The one of a name.
    public convenience init(forIdentifier identifier: UUID) {
        self.init(isPersistent: true)
        self.identifier = identifier
    }
    /// All kinds of things that can be kept.
    public class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeCookies, WKWebsiteDataTypeSessionStorage,
            WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
            WKWebsiteDataTypeServiceWorkerRegistrations,
        ]
    }
    /// Tells what sites keep: nothing.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
    ) { later { completionHandler([]) } }
    /// What sites keep: nothing.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    /// Forgets what sites keep.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping () -> Void
    ) { later { completionHandler() } }
    /// Forgets what sites keep.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
    /// Forgets what was kept since a time, cookies whenever they came.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll(since: date) }
        later { completionHandler() }
    }
    /// Forgets what was kept since a time, cookies whenever they came.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll(since: date) }
    }
}

/// What pages fetch.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// What is cached in files.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// What is cached in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Pages for times without a net.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What a page keeps while it is open.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// What a page keeps.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Tables.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Tables of objects.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Scripts that go on without a page.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// Files of sites.
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"

/// Does something with the main queue's next turn.
@MainActor
func later(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
}
