public import FoundationNetworking
public import UIKit

/// What is known of an address.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
    /// What was asked for.
    open var originalURL: URL?
    /// Where that led.
    open var url: URL?
    /// What it is called.
    open var title: String?
    /// A small picture of its site.
    open var iconProvider: NSItemProvider?
    /// A picture of it.
    open var imageProvider: NSItemProvider?
    /// A film of it. None is shown.
    open var videoProvider: NSItemProvider?
    /// Where a film of it is. None is shown.
    open var remoteVideoURL: URL?

    /// Nothing yet.
    public override init() { super.init() }

    /// The same, apart from this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
        (copy.iconProvider, copy.imageProvider) = (iconProvider, imageProvider)
        (copy.videoProvider, copy.remoteVideoURL) = (videoProvider, remoteVideoURL)
        return copy
    }
}

/// Asks what is known of an address: nothing is read from the net, so it fails. Files are known by their names.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// Whether pictures are asked for too.
    open var shouldFetchSubresources = true
    /// After how many seconds it is given up.
    open var timeout: TimeInterval = 30
    private var isUsed = false
    private var isCancelled = false

    /// For one question.
    public override init() { super.init() }

    /// Asks once; the answer comes on another queue.
    open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        precondition(!isUsed, "LPMetadataProvider is a one-shot object and cannot be used for more than one fetch.")
        isUsed = true
        nonisolated(unsafe) let answer = completionHandler
        DispatchQueue.global().async { [self] in
            let known = isCancelled ? nil : Self.ofFile(URL)
            answer(known, known == nil ? LPError(isCancelled ? .metadataFetchCancelled : .metadataFetchFailed) : nil)
        }
    }
    /// Asks once; the answer comes on another queue.
    open func startFetchingMetadata(
        for request: URLRequest, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        startFetchingMetadata(for: request.url ?? URL(fileURLWithPath: "/"), completionHandler: completionHandler)
    }
    /// Asks once.
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
        guard let known = Self.ofFile(URL) else { throw LPError(.metadataFetchFailed) }
        return known
    }
    /// Asks once.
    open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
        try await startFetchingMetadata(for: request.url ?? URL(fileURLWithPath: "/"))
    }
    /// Asks no more: it fails.
    open func cancel() { isCancelled = true }

    private static func ofFile(_ url: URL) -> LPLinkMetadata? {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { return nil }
        let known = LPLinkMetadata()
        (known.originalURL, known.url, known.title) = (url, url, url.lastPathComponent)
        return known
    }
}
