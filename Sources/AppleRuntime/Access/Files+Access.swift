public import CoreGraphics

/// Where a function puts its error: a plain pointer here.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

// What Apple's systems keep programs from, and Linux does not.

extension URL {
    /// Programs may open every file that the user may: yes.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Nothing ends.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// Programs may open every file that the user may: yes.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Nothing ends.
    public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
    /// Who is signed in to iCloud: nobody.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    /// A folder of iCloud: none.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// Whether a file is kept in iCloud: none is.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    /// Fetches a file from iCloud. Throws: there is none.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.noCloud(url) }
    /// Takes away the copy of a file that is kept in iCloud. Throws: there is none.
    public func evictUbiquitousItem(at url: URL) throws { throw Self.noCloud(url) }
    /// Moves a file into iCloud or out of it. Throws: there is none.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw Self.noCloud(url) }

    private static func noCloud(_ url: URL) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: CocoaError.Code.featureUnsupported.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "There is no iCloud on Linux.", NSURLErrorKey: url])
    }

    /// A folder that programs of one group share, made when it is first asked for: of the group's name among the user's data.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/") else { return nil }
        let folder = URL.applicationSupportDirectory.appendingPathComponent(groupIdentifier, isDirectory: true)
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            return nil
        }
        return folder
    }
}
