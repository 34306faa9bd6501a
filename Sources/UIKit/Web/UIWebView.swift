public import CoreGraphics
public import FoundationNetworking

/// Why a web view of the older kind loads something.
public enum UIWebViewNavigationType: Int, Sendable {
    /// A link was tapped.
    case linkClicked
    /// A form was sent. There are none.
    case formSubmitted
    /// The page before or after it.
    case backForward
    /// The page again.
    case reload
    /// A form was sent again. There are none.
    case formResubmitted
    /// The program asked for it.
    case other
}

/// How a page is cut into pages. Kept.
public enum UIWebPaginationMode: Int, Sendable {
    /// Not at all.
    case unpaginated
    /// From left to right.
    case leftToRight
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
    /// From right to left.
    case rightToLeft
}

/// Where a page is cut. Kept.
public enum UIWebPaginationBreakingMode: Int, Sendable {
    /// At its pages.
    case page
    /// At its columns.
    case column
}

/// Hears of a web view of the older kind; all of it is optional.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
    /// Whether something is loaded.
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType
    ) -> Bool
    /// Loading begins.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// A page is there.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// It could not be loaded.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    /// True where it is not implemented.
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType
    ) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    /// Does nothing where it is not implemented.
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    /// Does nothing where it is not implemented.
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// A web view of the older kind, as without a net: texts in HTML without scripts are shown, without their styles and pictures; all else fails
/// and leaves the page as it was.
@preconcurrency @MainActor
open class UIWebView: UIView {
    /// Why it loads something.
    public typealias NavigationType = UIWebViewNavigationType
    /// How its page is cut into pages.
    public typealias PaginationMode = UIWebPaginationMode
    /// Where its page is cut.
    public typealias PaginationBreakingMode = UIWebPaginationBreakingMode

    /// Hears of what is loaded; not retained.
    open weak var delegate: (any UIWebViewDelegate)?
    /// What scrolls the page.
    open var scrollView: UIScrollView { page }
    /// What is being loaded or was last.
    open private(set) var request: URLRequest?
    /// Whether something is being loaded.
    open private(set) var isLoading = false
    /// Whether there is a page before this one.
    open var canGoBack: Bool { place > 0 }
    /// Whether there is a page after this one.
    open var canGoForward: Bool { place + 1 < history.count }
    /// Whether a page is made as wide as the view. Pages here always are.
    open var scalesPageToFit = false
    /// What is found in a page and can be tapped. Links only are.
    open var dataDetectorTypes = UIDataDetectorTypes.phoneNumber
    /// Whether films play in place. None do.
    open var allowsInlineMediaPlayback = false
    /// Whether films wait for the user. None play.
    open var mediaPlaybackRequiresUserAction = true
    /// Whether films play elsewhere. None play.
    open var mediaPlaybackAllowsAirPlay = true
    /// Whether a page waits until it is whole. It always is.
    open var suppressesIncrementalRendering = false
    /// Whether scripts may bring the keyboard. None run.
    open var keyboardDisplayRequiresUserAction = true
    /// How a page is cut into pages. It is not.
    open var paginationMode = UIWebPaginationMode.unpaginated
    /// Where a page is cut. It is not.
    open var paginationBreakingMode = UIWebPaginationBreakingMode.page
    /// How long a page is. It is not cut.
    open var pageLength: CGFloat = 0
    /// Between pages. It is not cut.
    open var gapBetweenPages: CGFloat = 0
    /// How many pages there are.
    open var pageCount: Int { 0 }
    /// Whether films play in a small window. None play.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether links are looked at by pressing. They are not.
    open var allowsLinkPreview = true

    private let page = MarkupPage()
    private var history: [WebSource] = []
    private var place = -1
    /// Told apart from loads that were given up.
    private var load = 0

    /// An empty page in a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        finishDecoding(coder, as: UIWebView.self)
    }

    private func prepare() {
        backgroundColor = .white
        page.frame = bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(page)
        page.follow = { [weak self] url in self?.begin(WebSource(URLRequest(url: url)), .linkClicked) }
    }

    /// Loads an address: one of the web fails as without a net.
    open func loadRequest(_ request: URLRequest) { begin(WebSource(request), .other) }
    /// Shows HTML; `baseURL` is what its links begin at.
    open func loadHTMLString(_ string: String, baseURL: URL?) { begin(WebSource(html: string, base: baseURL), .other) }
    /// Shows bytes of a kind.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        begin(WebSource(data: data, type: MIMEType, encodingName: textEncodingName, base: baseURL), .other)
    }
    /// Loads the page again.
    open func reload() {
        if history.indices.contains(place) { begin(history[place], .reload, at: place) }
    }
    /// Gives up what is being loaded: it fails.
    open func stopLoading() {
        guard isLoading, let url = request?.url else { return }
        load += 1
        fail(LoadingError.make(NSURLErrorCancelled, url))
    }
    /// Shows the page before this one.
    open func goBack() {
        if canGoBack { begin(history[place - 1], .backForward, at: place - 1) }
    }
    /// Shows the page after this one.
    open func goForward() {
        if canGoForward { begin(history[place + 1], .backForward, at: place + 1) }
    }
    /// Runs a script: none run here, which is said, and nothing comes of it.
    open func stringByEvaluatingJavaScript(from script: String) -> String? {
        WebSource.report("UIWebView", "scripts do not run")
        return nil
    }

    private func begin(_ source: WebSource, _ type: UIWebViewNavigationType, at index: Int? = nil) {
        let asked = URLRequest(url: source.url)
        guard delegate?.webView(self, shouldStartLoadWith: asked, navigationType: type) ?? true else { return }
        load += 1
        let number = load
        (request, isLoading) = (asked, true)
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.start(source, number, index) }
        }
    }

    private func start(_ source: WebSource, _ number: Int, _ index: Int?) {
        guard number == load else { return }
        delegate?.webViewDidStartLoad(self)
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.finish(source, number, index) }
        }
    }

    private func finish(_ source: WebSource, _ number: Int, _ index: Int?) {
        guard number == load else { return }
        if case .failure(let error) = source.content {
            WebSource.report("UIWebView", "\(source.url) is not loaded")
            return fail(error)
        }
        guard source.isShowable else { return fail(LoadingError.make(NSURLErrorCannotDecodeContentData, source.url)) }
        switch source.page(diagnostic: "UIWebView") {
        case .failure(let error): fail(error)
        case .success(let read):
            page.text = read.text
            if let index {
                place = index
            } else {
                history = history.prefix(place + 1) + [source]
                place += 1
            }
            isLoading = false
            delegate?.webViewDidFinishLoad(self)
        }
    }

    private func fail(_ error: NSError) {
        isLoading = false
        delegate?.webView(self, didFailLoadWithError: error)
    }
}
