import CoreGraphics
package import FoundationNetworking

/// Answers requests for `file:` addresses, which Foundation's sessions know nothing of on Linux.
///
/// Tasks for data have it, by completion, delegate or `await`; a task that downloads fails with `NSURLErrorUnsupportedURL`, since only
/// Foundation's own loaders can hand it a file.
package final class FileAddressLoading: URLProtocol {
    /// Joins every session that is made from now on, and the shared one.
    package static func join() { joined }

    /// Done once.
    private static let joined: Void = { _ = URLProtocol.registerClass(FileAddressLoading.self) }()

    /// What a file has to say, and as what.
    ///
    /// - Throws: errors of `NSURLErrorDomain`, as sessions have them on Apple's systems.
    package static func load(_ url: URL) throws -> (URLResponse, Data) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw LoadingError.make(NSURLErrorFileDoesNotExist, url)
        }
        if isFolder.boolValue { throw LoadingError.make(NSURLErrorFileIsDirectory, url) }
        guard let data = try? Data(contentsOf: url) else {
            throw LoadingError.make(NSURLErrorNoPermissionsToReadFile, url)
        }
        let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
        let response = URLResponse(url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: nil)
        return (response, data)
    }

    package override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL ?? false }

    package override class func canInit(with task: URLSessionTask) -> Bool {
        task.currentRequest.map(canInit(with:)) ?? false
    }

    package override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    package override func startLoading() {
        guard let url = request.url else { return }
        do {
            if task is URLSessionDownloadTask { throw LoadingError.make(NSURLErrorUnsupportedURL, url) }
            let (response, data) = try Self.load(url)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: data)
            client?.urlProtocolDidFinishLoading(self)
        } catch {
            client?.urlProtocol(self, didFailWithError: error)
        }
    }

    /// Files are read at once: there is nothing to stop.
    package override func stopLoading() {}
}
