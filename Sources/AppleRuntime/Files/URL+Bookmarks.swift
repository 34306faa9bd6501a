public import Foundation

// A bookmark holds a file's path and its number in its file system, so that it says when another file has come in its place.
extension URL {
    /// How a bookmark is made.
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    /// How a bookmark is read.
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

    private struct Bookmark: Codable {
        static let mark = Data("mutoscope bookmark 1\n".utf8)
        var path: String
        var device: UInt64
        var file: UInt64
    }

    /// Something to find a file by later, in another run of the program too. Fails where there is no such file.
    ///
    /// - Parameters:
    ///   - options: they ask for rights and sizes that bookmarks do not have here.
    ///   - keys: what it should keep of the file besides: nothing.
    ///   - url: what the bookmark should be relative to: it is not.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL, let known = Self.identity(path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: self])
        }
        let bookmark = Bookmark(path: standardizedFileURL.path, device: known.device, file: known.file)
        return Bookmark.mark + (try JSONEncoder().encode(bookmark))
    }

    /// The file of a bookmark. Fails where there is none any more, and with bytes that are no bookmark.
    ///
    /// - Parameter bookmarkDataIsStale: becomes true where another file lies in its place, so that the bookmark should be made anew.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard data.starts(with: Bookmark.mark),
            let bookmark = try? JSONDecoder().decode(Bookmark.self, from: data.dropFirst(Bookmark.mark.count))
        else { throw CocoaError(.fileReadCorruptFile) }
        guard let found = Self.identity(bookmark.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: bookmark.path])
        }
        bookmarkDataIsStale = found != (bookmark.device, bookmark.file)
        self.init(fileURLWithPath: bookmark.path)
    }

    private static func identity(_ path: String) -> (device: UInt64, file: UInt64)? {
        var state = stat()
        return stat(path, &state) == 0 ? (UInt64(state.st_dev), UInt64(state.st_ino)) : nil
    }
}

extension NSURL {
    /// How a bookmark is made.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The bits as Apple's frameworks number them.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Small.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// For a file that holds it.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// With the right to use the file, which needs no bookmark here.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// With the right to read the file, which needs no bookmark here.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    }

    /// How a bookmark is read.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The bits as Apple's frameworks number them.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without asking the user.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// Without connecting to other machines.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// With the right to use the file, which needs no bookmark here.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    }
}
