import FoundationNetworking
import UIKit

/// One load of a web view, from the question whether it is wanted to its end.
@MainActor
final class WebLoad {
    let request: URLRequest
    let type: WKNavigationType
    let navigation = WKNavigation()
    /// What is known without loading.
    let known: WebSource?
    /// The page of the list that it is.
    let item: WKBackForwardListItem?
    /// Whether the delegate has heard that it began.
    var hasStarted = false
    /// Whoever loads it in the view's place.
    var task: SchemeTask?

    init(request: URLRequest, type: WKNavigationType = .other) {
        (self.request, self.type, known, item) = (request, type, nil, nil)
    }
    init(known: WebSource) {
        (request, type, self.known, item) = (URLRequest(url: known.url), .other, known, nil)
    }
    init(item: WKBackForwardListItem, type: WKNavigationType) {
        (request, self.type, known, self.item) = (URLRequest(url: item.url), type, item.source, item)
    }

    var url: URL { request.url ?? WebSource.blank }
}

/// The way of a load: is it wanted, it begins, is what came wanted, it is shown; or it fails.
extension WKWebView {
    func follow(_ url: URL) {
        if let scheme = url.scheme, scheme.lowercased() == "javascript" {
            return WebSource.report("WKWebView", "scripts do not run")
        }
        begin(WebLoad(request: URLRequest(url: url), type: .linkActivated))
    }

    @discardableResult
    func begin(_ load: WebLoad) -> WKNavigation {
        stop()
        current = load
        (isLoading, estimatedProgress, url) = (true, 0.1, load.url)
        tell()
        later { [weak self] in self?.ask(load) }
        return load.navigation
    }

    func stop() {
        guard let load = current else { return }
        load.task?.stop(in: self)
        fail(load, LoadingError.make(NSURLErrorCancelled, load.url))
    }

    private func ask(_ load: WebLoad) {
        guard current === load else { return }
        guard let navigationDelegate else { return start(load) }
        let action = WKNavigationAction(load.request, load.type, in: self)
        let preferences: WKWebpagePreferences = configuration.defaultWebpagePreferences
        navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences) { [weak self] policy, _ in
            guard let self, current === load else { return }
            policy == .allow ? start(load) : give(up: load)
        }
    }

    /// Nothing has begun, so nothing has failed.
    private func give(up load: WebLoad) {
        current = nil
        (isLoading, estimatedProgress, url) = (false, 0, backForwardList.currentItem?.url)
        tell()
    }

    private func start(_ load: WebLoad) {
        load.hasStarted = true
        navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
        guard current === load else { return }
        if let known = load.known { return later { [weak self] in self?.take(known, load) } }
        if let handler = configuration.urlSchemeHandler(forURLScheme: load.url.scheme ?? "") {
            let task = SchemeTask(load.request, handler) { [weak self] in
                self?.take(WebSource(url: load.url, result: $0), load)
            }
            load.task = task
            return handler.webView(self, start: task)
        }
        later { [weak self] in self?.take(WebSource(load.request), load) }
    }

    private func take(_ source: WebSource, _ load: WebLoad) {
        guard current === load else { return }
        switch source.content {
        case .failure(let error):
            if load.task == nil { WebSource.report("WKWebView", "\(load.url) is not loaded") }
            fail(load, error)
        case .success(let content):
            let response = URLResponse(
                url: load.url, mimeType: content.type, expectedContentLength: content.data.count,
                textEncodingName: "utf-8")
            let answer = WKNavigationResponse(response, canShow: source.isShowable)
            guard let navigationDelegate else {
                return answer.canShowMIMEType ? show(source, load) : fail(load, interrupted(load))
            }
            navigationDelegate.webView(self, decidePolicyFor: answer) { [weak self] policy in
                guard let self, current === load else { return }
                policy == .allow && answer.canShowMIMEType ? show(source, load) : fail(load, interrupted(load))
            }
        }
    }

    private func interrupted(_ load: WebLoad) -> NSError {
        NSError(
            domain: "WebKitErrorDomain", code: 102,
            userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted", NSURLErrorFailingURLErrorKey: load.url])
    }

    private func show(_ source: WebSource, _ load: WebLoad) {
        switch source.page(diagnostic: "WKWebView") {
        case .failure(let error): fail(load, error)
        case .success(let read):
            let item = load.item ?? WKBackForwardListItem(source)
            load.item == nil ? backForwardList.add(item) : backForwardList.go(to: item)
            (item.title, title, url) = (read.title, read.title ?? "", source.url)
            page.text = read.text
            tell()
            navigationDelegate?.webView(self, didCommit: load.navigation)
            guard current === load else { return }
            later { [weak self] in self?.finish(load) }
        }
    }

    private func finish(_ load: WebLoad) {
        guard current === load else { return }
        current = nil
        (isLoading, estimatedProgress) = (false, 1)
        tell()
        navigationDelegate?.webView(self, didFinish: load.navigation)
    }

    private func fail(_ load: WebLoad, _ error: NSError) {
        current = nil
        (isLoading, url) = (false, backForwardList.currentItem?.url)
        tell()
        guard load.hasStarted else { return }
        navigationDelegate?.webView(self, didFailProvisionalNavigation: load.navigation, withError: error)
    }

    /// Observers hear of what has changed.
    private func tell() { didChangeValue(for: \.isLoading) }
}
