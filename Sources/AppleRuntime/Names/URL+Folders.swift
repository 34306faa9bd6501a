public import Foundation

// Folders by name, as Foundation has them on Apple's systems. Where the system names none, they lie in the home folder.
extension URL {
    /// The user's home folder.
    public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
    /// Where temporary files go.
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
    /// Where the user's documents are.
    public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
    /// Where files go that can be made anew.
    public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
    /// Where a program keeps its own files.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }
    /// Where downloads go.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
    /// What lies on the desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
    /// Where pictures are.
    public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
    /// Where music is.
    public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
    /// Where films are.
    public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }

    private static func folder(_ kind: FileManager.SearchPathDirectory, _ name: String) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask).first
            ?? homeDirectory.appendingPathComponent(name, isDirectory: true)
    }
}

extension NSData.WritingOptions {
    /// The older spelling of `atomic`.
    @available(*, deprecated, renamed: "atomic")
    public static var atomicWrite: NSData.WritingOptions { .atomic }
}
