public import Foundation

extension NSURL {
    /// The address of a file.
    public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }

    /// The address of a file or folder.
    public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
        URL(fileURLWithPath: path, isDirectory: isDir)
    }
}
