import CoreGraphics
import MutoscopeTesting
import Testing
import WebKit

@Suite("Views of web pages")
@MainActor
struct WebTests {
    @Test("what a view tells its delegate can be made by tests")
    func madeByHand() {
        final class Link: WKNavigationAction {
            override var request: URLRequest { URLRequest(url: URL(string: "https://example.org/")!) }
        }
        #expect(Link().request.url?.host == "example.org")
        #expect(WKNavigationAction().request.url?.absoluteString == "about:blank")
        #expect(WKNavigationAction().targetFrame?.isMainFrame == true)
        #expect(!WKNavigationResponse().canShowMIMEType)
    }

    @Test("a server's certificates are bytes, and no challenge asks whether it is to be trusted")
    func trust() throws {
        let bytes = Data([0x30, 0x82, 0x00, 0x03, 1, 2, 3])
        let certificate = try #require(SecCertificateCreateWithData(nil, bytes as CFData))
        #expect(SecCertificateCopyData(certificate) as Data == bytes)
        for broken in [
            Data(), Data([0x30, 0x05, 1, 2, 3]), Data([0x31, 0x03, 1, 2, 3]), Data([0x30, 0x85, 1, 1, 1]),
        ] {
            #expect(SecCertificateCreateWithData(nil, broken as CFData) == nil)
        }
        var trust: SecTrust?
        #expect(
            SecTrustCreateWithCertificates([certificate] as NSArray, SecPolicyCreateSSL(true, nil), &trust)
                == errSecUnimplemented)
        #expect(trust == nil)
        let space = URLProtectionSpace(
            host: "example.org", port: 443, protocol: "https", realm: nil,
            authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
        #expect(space.serverTrust == nil)
    }

    private final class Ear: NSObject, WKNavigationDelegate, WKUIDelegate {
        var heard: [String] = []
        var errors: [NSError] = []
        var policy = WKNavigationActionPolicy.allow

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            heard.append("action \(navigationAction.navigationType.rawValue) \(navigationAction.request.url!)")
            decisionHandler(policy)
        }
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
        ) async -> WKNavigationResponsePolicy {
            heard.append("response \(navigationResponse.response.mimeType ?? "")")
            return .allow
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            heard.append("start \(webView.isLoading)")
        }
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("commit") }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            heard.append("finish \(webView.isLoading)")
        }
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
        ) {
            heard.append("fail \((error as NSError).code)")
            errors.append(error as NSError)
        }
        func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
            heard.append("wrong")
        }
    }

    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let ear = Ear()

    init() {
        let page = UIViewController()
        page.view.addSubview(web)
        screen.show(page)
        web.navigationDelegate = ear
    }

    /// Tasks take turns of their own.
    private func settle() async {
        for _ in 0..<40 {
            await screen.advance(by: 1 / 60)
            await Task.yield()
        }
    }

    @Test("an address of the web is asked about, begins and fails as without a net; one message names what shows it")
    func addresses() async {
        let load = web.load(URLRequest(url: URL(string: "https://example.org/")!))
        #expect(load != nil && web.isLoading && web.url?.host == "example.org" && web.estimatedProgress == 0.1)
        await settle()
        #expect(ear.heard == ["action -1 https://example.org/", "start true", "fail -1009"])
        #expect(ear.errors.first?.domain == NSURLErrorDomain)
        #expect(!web.isLoading && web.url == nil && web.backForwardList.currentItem == nil)
        #expect(web.scrollView.contentSize == .zero)
    }

    @Test("what the delegate does not want does not begin")
    func unwanted() async {
        ear.policy = .cancel
        web.load(URLRequest(url: URL(string: "https://example.org/")!))
        await settle()
        #expect(ear.heard == ["action -1 https://example.org/"] && !web.isLoading)
    }

    @Test("a text in HTML is shown, with its title and its place in the list; links are asked about")
    func text() async throws {
        web.loadHTMLString(
            "<html><head><title>Note</title></head><body><h1>Note</h1><p>Read <a href=\"more\">more</a>.</p></body></html>",
            baseURL: URL(string: "https://example.org/a/"))
        await settle()
        #expect(
            ear.heard == [
                "action -1 https://example.org/a/", "start true", "response text/html", "commit", "finish false",
            ])
        #expect(web.title == "Note" && web.estimatedProgress == 1)
        #expect(web.backForwardList.currentItem?.title == "Note" && !web.canGoBack)
        #expect(web.scrollView.contentSize.width == 320 && web.scrollView.contentSize.height > 60)
        try screen.pictureToLookAt("web-text")
        ear.heard = []
        ear.policy = .cancel
        let words = web.scrollView.subviews.compactMap { $0 as? UITextView }.first
        let range = words.map { ($0.text as NSString).range(of: "more") } ?? NSRange()
        #expect(
            words?.textStorage.attribute(.link, at: range.location, effectiveRange: nil) as? URL
                == URL(string: "https://example.org/a/more"))
        let place = words?.layoutManager.boundingRect(forGlyphRange: range, in: words!.textContainer) ?? .zero
        screen.tap(at: words!.convert(CGPoint(x: place.midX, y: place.midY), to: nil))
        await settle()
        #expect(ear.heard == ["action 0 https://example.org/a/more"])
    }

    @Test("pages go back and forward")
    func list() async {
        for name in ["One", "Two"] {
            web.loadHTMLString("<title>\(name)</title><p>\(name)</p>", baseURL: nil)
            await settle()
        }
        #expect(web.title == "Two" && web.canGoBack && web.value(forKey: "canGoBack") as? Bool == true)
        #expect(web.goBack() != nil && web.goForward() == nil)
        await settle()
        #expect(web.title == "One" && web.canGoForward && web.backForwardList.forwardList.map(\.title) == ["Two"])
    }

    @Test(
        "a page is white paper with black text whatever the view's colour and the screen's, unless the view is not opaque"
    )
    func paper() async {
        web.backgroundColor = .darkGray
        web.overrideUserInterfaceStyle = .dark
        #expect(web.scrollView.backgroundColor == nil)
        web.loadHTMLString("<p>Words</p>", baseURL: nil)
        await settle()
        #expect(web.scrollView.backgroundColor == .white)
        #expect(web.scrollView.traitCollection.userInterfaceStyle == .light)
        web.isOpaque = false
        web.scrollView.setNeedsLayout()
        await settle()
        #expect(web.scrollView.backgroundColor == nil)
    }

    @Test("a page with scripts is a program: it fails rather than show what is left of it")
    func programs() async {
        web.loadHTMLString("<p>a</p><script>if (1 < 2) { b() }</script>", baseURL: nil)
        await settle()
        #expect(ear.heard.last == "fail -1016" && web.scrollView.contentSize == .zero)
    }

    @Test("observers hear of progress, title and the like")
    func observers() async {
        var seen: [Double] = []
        let token = web.observe(\.estimatedProgress, options: .new) { web, _ in
            MainActor.assumeIsolated { seen.append(web.estimatedProgress) }
        }
        web.loadHTMLString("<p>a</p>", baseURL: nil)
        await settle()
        #expect(seen == [0.1, 1])
        token.invalidate()
    }

    @Test("loading that is given up fails with the code for that")
    func stopping() async {
        web.load(URLRequest(url: URL(string: "https://example.org/")!))
        await settle()
        ear.heard = []
        final class Slow: NSObject, WKURLSchemeHandler {
            var stopped = 0
            func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {}
            func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) { stopped += 1 }
        }
        let slow = Slow(), configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(slow, forURLScheme: "note")
        let other = WKWebView(frame: web.frame, configuration: configuration)
        other.navigationDelegate = ear
        other.load(URLRequest(url: URL(string: "note:1")!))
        await settle()
        #expect(other.isLoading)
        other.stopLoading()
        #expect(ear.heard == ["action -1 note:1", "start true", "fail -999"] && slow.stopped == 1 && !other.isLoading)
    }

    @Test("a scheme of the program's own is loaded by its handler")
    func schemes() async {
        final class Notes: NSObject, WKURLSchemeHandler {
            func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
                let url = urlSchemeTask.request.url!
                urlSchemeTask.didReceive(
                    URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8"))
                urlSchemeTask.didReceive(Data("<title>N</title>".utf8))
                urlSchemeTask.didReceive(Data("<p>ä</p>".utf8))
                urlSchemeTask.didFinish()
            }
            func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
        }
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(Notes(), forURLScheme: "note")
        let other = WKWebView(frame: web.frame, configuration: configuration)
        other.navigationDelegate = ear
        other.load(URLRequest(url: URL(string: "note:1")!))
        await settle()
        #expect(ear.heard.last == "finish false" && other.title == "N" && other.url?.scheme == "note")
    }

    @Test("no script runs: it fails as where scripts are switched off")
    func scripts() async {
        await #expect(throws: WKError.self) { _ = try await web.evaluateJavaScript("1 + 1") }
        var code: WKError.Code?
        web.evaluateJavaScript("document.title") { _, error in code = (error as? WKError)?.code }
        await settle()
        #expect(code == .javaScriptExceptionOccurred)
    }

    @Test("a picture of the page has its text; cookies are kept")
    func pictures() async throws {
        web.loadHTMLString("<h1>Title</h1>", baseURL: nil)
        await settle()
        let wanted = WKSnapshotConfiguration()
        wanted.snapshotWidth = 160
        let image = try await web.takeSnapshot(configuration: wanted)
        #expect(image.size == CGSize(width: 160, height: 240))
        let store = web.configuration.websiteDataStore.httpCookieStore
        let cookie = try #require(
            HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.org", .path: "/"]))
        var known: [HTTPCookie] = []
        await store.setCookie(cookie)
        store.getAllCookies { known = $0 }
        await settle()
        #expect(known.map(\.value) == ["1"])
        await store.deleteCookie(cookie)
    }

    @Test("the older kind tells that loading began and failed")
    func older() async {
        final class Older: NSObject, UIWebViewDelegate {
            var heard: [String] = []
            func webViewDidStartLoad(_ webView: UIWebView) { heard.append("start") }
            func webViewDidFinishLoad(_ webView: UIWebView) { heard.append("finish") }
            func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
                heard.append("fail \((error as NSError).code)")
            }
        }
        let view = UIWebView(frame: web.frame), older = Older()
        view.delegate = older
        view.loadRequest(URLRequest(url: URL(string: "https://example.org/")!))
        #expect(view.isLoading)
        await settle()
        view.loadHTMLString("<p>a</p>", baseURL: nil)
        await settle()
        #expect(older.heard == ["start", "fail -1009", "start", "finish"] && !view.isLoading)
        #expect(view.stringByEvaluatingJavaScript(from: "1") == nil)
    }
}
