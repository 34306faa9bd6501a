/// A picture file that is written: PNG or JPEG, of one image.
public final class CGImageDestination: @unchecked Sendable {
    private enum Target {
        case data(CFMutableData)
        case file(URL)
    }

    private let target: Target
    private let format: ImageFileFormat
    private var image: CGImage?
    private var quality = 0.8

    /// The uniform types that can be written.
    static let formats: [ImageFileFormat] = [.png, .jpeg]

    private init?(_ target: Target, _ type: CFString, count: Int) {
        guard count == 1, let format = Self.formats.first(where: { $0.typeIdentifier == type as String }) else {
            return nil
        }
        (self.target, self.format) = (target, format)
    }

    convenience init?(data: CFMutableData, type: CFString, count: Int) {
        self.init(.data(data), type, count: count)
    }

    convenience init?(url: URL, type: CFString, count: Int) {
        self.init(.file(url), type, count: count)
    }

    func set(_ options: CFDictionary?) {
        guard let wish = ImageOptions(options).number(kCGImageDestinationLossyCompressionQuality) else { return }
        quality = min(max(wish, 0), 1)
    }

    func add(_ image: CGImage, _ options: CFDictionary?) {
        if self.image == nil { self.image = image }
        set(options)
    }

    func write() -> Bool {
        guard let image, let bytes = format == .png ? image.pngData() : image.jpegData(quality: Int(quality * 100))
        else { return false }
        switch target {
        case .data(let data): data.append(bytes)
        case .file(let url): return (try? bytes.write(to: url)) != nil
        }
        return true
    }
}

/// A file in memory; nil for what cannot be written: other formats than PNG and JPEG, and several images.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data: data, type: type, count: count) }

/// A file; nil for what cannot be written: other formats than PNG and JPEG, and several images.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(url: url as URL, type: type, count: count) }

/// The uniform types that destinations can write.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.formats.map(\.typeIdentifier) }

/// The image to be written.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// An image of another file to be written.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if let image = isrc.image(at: index) { idst.add(image, properties) }
}

/// How the file is to be written.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.set(properties)
}

/// Writes the file. False where there is no image or it could not be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.write() }
