public import FoundationNetworking
public import UIKit

/// Loads what has a scheme of the program's own.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Something is to be loaded.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// It is no longer wanted.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// What a handler loads.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// What is wanted.
    var request: URLRequest { get }
    /// Something comes.
    func didReceive(_ response: URLResponse)
    /// A part of it is there.
    func didReceive(_ data: Data)
    /// All of it is there.
    func didFinish()
    /// It cannot be loaded.
    func didFailWithError(_ error: any Error)
}

/// Gathers what a handler loads.
@MainActor
final class SchemeTask: NSObject, WKURLSchemeTask {
    let request: URLRequest
    let handler: any WKURLSchemeHandler
    private var response: URLResponse?
    private var data = Data()
    private var finish: ((Result<(URLResponse, Data), any Error>) -> Void)?

    init(
        _ request: URLRequest, _ handler: any WKURLSchemeHandler,
        _ finish: @escaping (Result<(URLResponse, Data), any Error>) -> Void
    ) {
        (self.request, self.handler, self.finish) = (request, handler, finish)
        super.init()
    }

    private var isOver: Bool { finish == nil }

    func didReceive(_ response: URLResponse) {
        precondition(!isOver, "This task has already been stopped")
        self.response = response
    }

    func didReceive(_ data: Data) {
        precondition(!isOver, "This task has already been stopped")
        precondition(response != nil, "No response has been sent for this task")
        self.data += data
    }

    func didFinish() {
        precondition(!isOver, "This task has already been stopped")
        guard let response else { preconditionFailure("No response has been sent for this task") }
        end(.success((response, data)))
    }

    func didFailWithError(_ error: any Error) {
        precondition(!isOver, "This task has already been stopped")
        end(.failure(error))
    }

    func stop(in webView: WKWebView) {
        guard !isOver else { return }
        finish = nil
        handler.webView(webView, stop: self)
    }

    private func end(_ result: Result<(URLResponse, Data), any Error>) {
        let finish = finish
        self.finish = nil
        later { finish?(result) }
    }
}
