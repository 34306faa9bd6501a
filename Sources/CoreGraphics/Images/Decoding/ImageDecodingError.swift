/// Why an image file gave no picture.
package enum ImageDecodingError: Error, Equatable, CustomStringConvertible {
    /// The file is not there or may not be read.
    case unreadable(path: String)
    /// The bytes begin as no format does that is read here.
    case unknownFormat
    /// The file breaks off or contradicts itself; `reason` is the reader's.
    case damaged(reason: String)
    /// The file asks for a password, and the one that was given, if any, is not it.
    case locked
    /// A library that reads the format is not installed.
    case missingLibrary(name: String, package: String)
    /// More pixels than can be held; ask for a smaller `maximumPixelSize`.
    case tooLarge(width: Int, height: Int)

    package var description: String {
        switch self {
        case .unreadable(let path): "The image file \(path) cannot be read."
        case .unknownFormat:
            "The data is in no image format known here (PNG, JPEG, GIF, WebP, SVG, PDF, BMP, TIFF, ICO)."
        case .missingLibrary(let name, let package):
            "\(name) is not installed, which reads files of this format: install \(package)."
        case .locked: "The file opens with a password only."
        case .damaged(let reason): "The image is damaged: \(reason)"
        case .tooLarge(let width, let height):
            "The image has \(width)×\(height) pixels; at most \(PixelBuffer.maximumPixels) pixels and "
                + "\(PixelBuffer.maximumSide) a side are decoded."
        }
    }
}
