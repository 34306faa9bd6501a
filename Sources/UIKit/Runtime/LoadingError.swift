/// Errors about addresses, as loading has them.
package enum LoadingError {
    /// - Parameter code: of `NSURLErrorDomain`.
    package static func make(_ code: Int, _ url: URL) -> NSError {
        NSError(
            domain: NSURLErrorDomain, code: code,
            userInfo: [
                NSLocalizedDescriptionKey: words(code), NSURLErrorFailingURLErrorKey: url,
                "NSErrorFailingURLStringKey": url.absoluteString,
            ])
    }

    private static func words(_ code: Int) -> String {
        switch code {
        case NSURLErrorNotConnectedToInternet: "The Internet connection appears to be offline."
        case NSURLErrorUnsupportedURL: "unsupported URL"
        case NSURLErrorFileDoesNotExist: "The requested URL was not found on this server."
        case NSURLErrorFileIsDirectory: "The operation couldn’t be completed. Is a directory"
        case NSURLErrorNoPermissionsToReadFile: "You do not have permission to access the requested resource."
        case NSURLErrorCancelled: "The operation couldn’t be completed."
        default: "cannot decode content data"
        }
    }
}
