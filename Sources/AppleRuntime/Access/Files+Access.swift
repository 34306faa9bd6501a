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
