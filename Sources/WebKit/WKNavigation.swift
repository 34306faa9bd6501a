public import FoundationNetworking
public import UIKit

/// A load, by which a web view tells it apart from others.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    /// How its page behaves.
    open internal(set) var effectiveContentMode = WKContentMode.mobile

    /// A load that no view knows.
    public override init() { super.init() }
}

/// Why something is loaded.
public enum WKNavigationType: Int, Sendable {
    /// A link was tapped.
    case linkActivated
    /// A form was sent.
    case formSubmitted
    /// The page before or after it.
    case backForward
    /// The page again.
    case reload
    /// A form was sent again.
    case formResubmitted
    /// The program asked for it.
    case other = -1
}

/// Whether something is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// It is not.
    case cancel
    /// It is.
    case allow
    /// It is a file to be kept. None are.
    case download
}

/// Whether what came is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// It is not.
    case cancel
    /// It is.
    case allow
    /// It is a file to be kept. None are.
    case download
}

/// Where a page is from.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
    /// The scheme.
    public let `protocol`: String
    /// The machine.
    open private(set) var host: String
    /// Its port; 0 for the usual one.
    open private(set) var port: Int

    init(_ url: URL?) {
        (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0)
        super.init()
    }
}

/// A part of a page. Here a page is one.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject, @preconcurrency NSCopying {
    /// Whether it is the whole page.
    open private(set) var isMainFrame: Bool
    /// What it shows.
    open private(set) var request: URLRequest
    /// Where that is from.
    open private(set) var securityOrigin: WKSecurityOrigin
    /// In which view.
    open private(set) weak var webView: WKWebView?

    /// The whole of an empty page.
    public convenience override init() { self.init(isMainFrame: true, request: nil, webView: nil) }

    init(isMainFrame: Bool, request: URLRequest?, webView: WKWebView?) {
        self.isMainFrame = isMainFrame
        self.request = request ?? URLRequest(url: WebSource.blank)
        securityOrigin = WKSecurityOrigin(request?.url)
        self.webView = webView
        super.init()
    }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What is about to be loaded, and why.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// From which part of a page.
    open var sourceFrame: WKFrameInfo { from }
    /// Into which part of a page; nil is another window.
    open var targetFrame: WKFrameInfo? { to }
    /// Why.
    open var navigationType: WKNavigationType { type }
    /// What.
    open var request: URLRequest { wanted }
    private let from: WKFrameInfo
    private let to: WKFrameInfo?
    private let type: WKNavigationType
    private let wanted: URLRequest
    /// Whether it is a file to be kept.
    open var shouldPerformDownload: Bool { false }
    /// Which keys were held.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// Which button was pressed.
    open var buttonNumber: UIEvent.ButtonMask { [] }

    /// An empty page that the program asked for.
    public override init() {
        let frame = WKFrameInfo()
        (from, to, type, wanted) = (frame, frame, .other, frame.request)
        super.init()
    }

    init(_ request: URLRequest, _ type: WKNavigationType, in webView: WKWebView) {
        let frame = WKFrameInfo(isMainFrame: true, request: webView.url.map { URLRequest(url: $0) }, webView: webView)
        (from, to, self.type, wanted) = (frame, frame, type, request)
        super.init()
    }
}

/// What came.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// Whether for the whole page.
    open var isForMainFrame: Bool { true }
    /// What came.
    open var response: URLResponse { answer }
    /// Whether its kind can be shown.
    open var canShowMIMEType: Bool { canShow }
    private let answer: URLResponse
    private let canShow: Bool

    /// Nothing came.
    public override init() {
        answer = URLResponse(
            url: WebSource.blank, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
        canShow = false
        super.init()
    }

    init(_ response: URLResponse, canShow: Bool) {
        (answer, self.canShow) = (response, canShow)
        super.init()
    }
}

/// A file that is kept instead of shown. There are none: nothing is loaded from the net.
@preconcurrency @MainActor
open class WKDownload: NSObject, ProgressReporting {
    /// What becomes of an address that is elsewhere.
    public enum RedirectPolicy: Int, Sendable {
        /// It is given up.
        case cancel
        /// It is followed.
        case allow
    }

    /// What was asked for.
    open var originalRequest: URLRequest? { nil }
    /// By which view; nil once it is gone.
    open var webView: WKWebView? { nil }
    /// Hears of it; not retained.
    open weak var delegate: (any WKDownloadDelegate)?
    /// How far it is.
    nonisolated public let progress = Progress(totalUnitCount: 1)

    override init() { super.init() }

    /// Gives it up.
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { later { completionHandler?(nil) } }
}

/// Hears of a file that is kept.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
    /// Where is it to be? Nil gives it up.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void)
    /// Where is it to be? Nil gives it up.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL?
    /// It is there.
    func downloadDidFinish(_ download: WKDownload)
    /// It failed.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    /// It is given up where it is not implemented.
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void
    ) { completionHandler(nil) }
    /// It is given up where it is not implemented.
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL? { nil }
    /// Does nothing where it is not implemented.
    public func downloadDidFinish(_ download: WKDownload) {}
    /// Does nothing where it is not implemented.
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

/// What a window of a page is to look like.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    /// Whether it has a menu; nil is not said.
    open var menuBarVisibility: NSNumber? { nil }
    /// Whether it has a line for its state; nil is not said.
    open var statusBarVisibility: NSNumber? { nil }
    /// Whether it has tools; nil is not said.
    open var toolbarsVisibility: NSNumber? { nil }
    /// Whether its size can be changed; nil is not said.
    open var allowsResizing: NSNumber? { nil }
    /// Where it is, in points; nil is not said.
    open var x: NSNumber? { nil }
    /// Where it is, in points; nil is not said.
    open var y: NSNumber? { nil }
    /// How wide it is, in points; nil is not said.
    open var width: NSNumber? { nil }
    /// How high it is, in points; nil is not said.
    open var height: NSNumber? { nil }

    /// A window of which nothing is said, for those that stand in for one.
    public override init() { super.init() }
}

/// A page that was shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// Where it is.
    open private(set) var url: URL
    /// What it is called.
    open internal(set) var title: String?
    /// By what it was asked for.
    open private(set) var initialURL: URL
    let source: WebSource

    init(_ source: WebSource) {
        (url, initialURL, self.source) = (source.url, source.url, source)
        super.init()
    }
}

/// The pages that were shown.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var place = -1

    override init() { super.init() }

    /// The page that is shown.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before it.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after it.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// All before it, the oldest first.
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, place))) }
    /// All after it, the next first.
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }
    /// A page so many after the one that is shown.
    open func item(at index: Int) -> WKBackForwardListItem? {
        items.indices.contains(place + index) ? items[place + index] : nil
    }

    func add(_ item: WKBackForwardListItem) {
        items = items.prefix(place + 1) + [item]
        place += 1
    }

    func go(to item: WKBackForwardListItem) {
        if let index = items.firstIndex(where: { $0 === item }) { place = index }
    }

    func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }
}
