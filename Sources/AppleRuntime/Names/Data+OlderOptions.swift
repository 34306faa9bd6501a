public import CoreGraphics

// Spellings of older systems for how data are read and written, which Foundation on Linux leaves out.

extension NSData.ReadingOptions {
    /// Maps the file into memory where that is safe.
    public static var dataReadingMapped: NSData.ReadingOptions { .mappedIfSafe }
    /// Maps the file into memory where that is safe.
    public static var mappedRead: NSData.ReadingOptions { .mappedIfSafe }
    /// Reads the file past the system's cache.
    public static var uncachedRead: NSData.ReadingOptions { .uncached }
}

extension NSData {
    /// The content of a file, mapped into memory where that is safe; nil where it cannot be read.
    public convenience init?(contentsOfMappedFile path: String) {
        try? self.init(contentsOfFile: path, options: .mappedIfSafe)
    }

    /// The content of a file, mapped into memory where that is safe; nil where it cannot be read.
    public class func dataWithContentsOfMappedFile(_ path: String) -> Any? { NSData(contentsOfMappedFile: path) }
}
