public import FoundationNetworking
public import UIKit

/// Shows pages of the web. There is no web engine on Linux: texts in HTML of the program's own, without scripts, are shown, without styles and pictures; whatever
/// else is asked for runs through the same questions and calls as on Apple's systems and fails, as without a net.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// With what it was made.
    open var configuration: WKWebViewConfiguration { settings.copy() as? WKWebViewConfiguration ?? settings }
    /// Decides what is loaded, and hears of it; not retained.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows what pages ask; not retained.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The pages that were shown.
    open private(set) var backForwardList = WKBackForwardList()
    /// What scrolls the page.
    open var scrollView: UIScrollView { page }
    /// What the page is called; observable.
    open internal(set) var title: String?
    /// Where the page is, or what is being loaded; observable.
    open internal(set) var url: URL?
    /// Whether something is being loaded; observable.
    open internal(set) var isLoading = false
    /// How much is loaded, 0 to 1; observable.
    open internal(set) var estimatedProgress = 0.0
    /// Whether there is a page before this one; observable.
    open var canGoBack: Bool { backForwardList.backItem != nil }
    /// Whether there is a page after this one; observable.
    open var canGoForward: Bool { backForwardList.forwardItem != nil }
    /// Whether all of the page came over ways that nobody else reads. Nothing comes from the net.
    open var hasOnlySecureContent: Bool { false }
    /// What it calls itself to machines; nil is the usual name. Kept.
    open var customUserAgent: String?
    /// Whether a swipe from the sides goes back and forward. Kept.
    open var allowsBackForwardNavigationGestures = false
    /// Whether links are looked at by pressing. They are not.
    open var allowsLinkPreview = true
    /// Whether tools may look into it. There are none.
    open var isInspectable = false
    /// Whether text can be looked for by a bar. Kept.
    open var isFindInteractionEnabled = false
    /// How large the page is beside its own size; 1 is as it is.
    open var pageZoom: CGFloat = 1
    /// For which medium styles are; nil is the screen. Kept.
    open var mediaType: String?
    /// What is behind a page; white unless set.
    open var underPageBackgroundColor: UIColor! = .white
    /// The colour that a page has for what is around it. Pages here have none.
    open var themeColor: UIColor? { nil }
    /// Whether a page sees.
    open var cameraCaptureState: WKMediaCaptureState { .none }
    /// Whether a page hears.
    open var microphoneCaptureState: WKMediaCaptureState { .none }

    let page = MarkupPage()
    private let settings: WKWebViewConfiguration
    /// What is loaded now; nil when nothing is.
    var current: WebLoad?

    /// An empty page in a frame.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        settings = configuration.copy() as? WKWebViewConfiguration ?? configuration
        super.init(frame: frame)
        prepare()
    }
    /// An empty page in a frame, with the usual configuration.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }
    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        settings = WKWebViewConfiguration()
        super.init(coder: coder)
        prepare()
        finishDecoding(coder, as: WKWebView.self)
    }

    private func prepare() {
        backgroundColor = .white
        isOpaque = true
        page.frame = bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(page)
        page.follow = { [weak self] url in self?.follow(url) }
    }

    /// A property by its name, those also that are called otherwise in Objective-C.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "URL", "url": url
        case "loading", "isLoading": isLoading
        case "title": title
        case "estimatedProgress": estimatedProgress
        case "canGoBack": canGoBack
        case "canGoForward": canGoForward
        case "hasOnlySecureContent": hasOnlySecureContent
        case "themeColor": themeColor
        case "underPageBackgroundColor": underPageBackgroundColor
        default: super.value(forKey: key)
        }
    }

    /// Whether it knows a scheme itself.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob", "javascript", "ws", "wss"].contains(urlScheme.lowercased())
    }

    // MARK: Loading

    /// Loads an address. One of the web fails as without a net.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { begin(.init(request: request)) }
    /// Shows HTML; `baseURL` is what its links begin at.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        begin(.init(known: WebSource(html: string, base: baseURL)))
    }
    /// Shows a file.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        precondition(URL.isFileURL, "\(URL) is not a file URL")
        return begin(.init(request: URLRequest(url: URL)))
    }
    /// Shows a file.
    @discardableResult
    open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        begin(.init(request: request))
    }
    /// Shows bytes of a kind.
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        begin(
            .init(known: WebSource(data: data, type: MIMEType, encodingName: characterEncodingName, base: baseURL)))
    }
    /// Shows what the program says came.
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, response: URLResponse, responseData: Data) -> WKNavigation {
        let url = request.url ?? WebSource.blank
        return begin(.init(known: WebSource(url: url, result: .success((response, responseData)))))
    }
    /// Shows what the program says came.
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        begin(.init(known: WebSource(html: string, base: request.url)))
    }
    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? {
        guard let item = backForwardList.currentItem else { return nil }
        return begin(.init(item: item, type: .reload))
    }
    /// Loads the page again, whatever was kept of it.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }
    /// Shows the page before this one.
    @discardableResult
    open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }
    /// Shows the page after this one.
    @discardableResult
    open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }
    /// Shows a page of the list.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard backForwardList.contains(item) else { return nil }
        return begin(.init(item: item, type: .backForward))
    }
    /// Gives up what is being loaded: it fails.
    open func stopLoading() { stop() }
    /// Makes a file of what an address has: none is loaded, and the answer never comes where there is nothing.
    open func startDownload(using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void) {
        let download = WKDownload(), url = request.url ?? WebSource.blank
        WebSource.report("WKWebView", "\(url) is not loaded")
        later {
            completionHandler(download)
            let error = LoadingError.make(NSURLErrorNotConnectedToInternet, url)
            later { download.delegate?.download(download, didFailWithError: error, resumeData: nil) }
        }
    }

    // MARK: Scripts

    /// Runs a script: none run, so it fails.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        WebSource.report("WKWebView", "scripts do not run")
        later { completionHandler?(nil, WKError.withoutScripts) }
    }
    /// Runs a script: none run, so it fails.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { try refuseScript() }
    /// Runs a script in a frame: none run, so it fails.
    open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) {
        WebSource.report("WKWebView", "scripts do not run")
        later { completionHandler?(.failure(WKError.withoutScripts)) }
    }
    /// Runs a script in a frame: none run, so it fails.
    @discardableResult
    open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? { try refuseScript() }
    /// Runs a script as a function: none run, so it fails.
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) {
        WebSource.report("WKWebView", "scripts do not run")
        later { completionHandler?(.failure(WKError.withoutScripts)) }
    }
    /// Runs a script as a function: none run, so it fails.
    @discardableResult
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { try refuseScript() }

    private func refuseScript() throws -> Any? {
        WebSource.report("WKWebView", "scripts do not run")
        throw WKError.withoutScripts
    }

    // MARK: Films and sounds

    /// Stops films and sounds. None play.
    open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { later { completionHandler?() } }
    /// Keeps films and sounds from playing. None play.
    open func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {
        later { completionHandler?() }
    }
    /// Closes films that fill the screen. There are none.
    open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) { later { completionHandler?() } }
    /// Tells whether films or sounds play. None do.
    open func requestMediaPlaybackState(completionHandler: @escaping (WKMediaPlaybackState) -> Void) {
        later { completionHandler(.none) }
    }
    /// Lets a page see no more. None does.
    open func setCameraCaptureState(_ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil) {
        later { completionHandler?() }
    }
    /// Lets a page hear no more. None does.
    open func setMicrophoneCaptureState(_ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil) {
        later { completionHandler?() }
    }
}

/// Whether films or sounds play.
public enum WKMediaPlaybackState: Int, Sendable {
    /// There are none.
    case none
    /// They do.
    case playing
    /// They wait.
    case paused
    /// They may not.
    case suspended
}
