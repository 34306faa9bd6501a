public import Foundation

// Folders by name, as Foundation has them on Apple's systems; `homeDirectory` and `temporaryDirectory` are there. Where the system names
// none, they lie in the home folder.
extension URL {
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

    /// What programs keep for the user that is no document: there is one place for it and for their own files.
    public static var libraryDirectory: URL { applicationSupportDirectory }
    /// What the user lets others on the net see.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
    /// What was thrown away.
    public static var trashDirectory: URL { folder(.trashDirectory, ".local/share/Trash/files") }

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
