/// A picture file that is written: PNG, JPEG or BMP of one image, GIF or TIFF of as many as wanted.
public final class CGImageDestination: @unchecked Sendable {
    /// The number of this type among those of Core Foundation.
    public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGImageDestination.self).hashValue) }

    private enum Target {
        case data(CFMutableData)
        case file(URL)
        case consumer(CGDataConsumer)
    }

    private let target: Target
    private let format: ImageFileFormat
    private let count: Int
    private var images: [(image: CGImage, options: ImageOptions)] = []
    /// Of the whole file.
    private var options = ImageOptions()

    /// The formats that can be written.
    static let formats: [ImageFileFormat] = [.png, .jpeg, .gif, .tiff, .bmp]
    private static let severalImages: Set<ImageFileFormat> = [.gif, .tiff]

    private init?(_ target: Target, _ type: CFString, count: Int) {
        guard let format = Self.formats.first(where: { $0.typeIdentifier == type as String }),
            count == 1 || count > 1 && Self.severalImages.contains(format)
        else { return nil }
        (self.target, self.format, self.count) = (target, format, count)
    }

    convenience init?(data: CFMutableData, type: CFString, count: Int) {
        self.init(.data(data), type, count: count)
    }

    convenience init?(url: URL, type: CFString, count: Int) {
        self.init(.file(url), type, count: count)
    }

    convenience init?(consumer: CGDataConsumer, type: CFString, count: Int) {
        self.init(.consumer(consumer), type, count: count)
    }

    func set(_ properties: CFDictionary?) { options = options.merged(with: ImageOptions(properties)) }

    func add(_ image: CGImage, _ properties: CFDictionary?) {
        add(image, ImageOptions(properties))
    }

    /// An image with what its file tells of it, and what the program tells besides.
    func add(from source: CGImageSource, at index: Int, _ properties: CFDictionary?) {
        guard let image = source.image(at: index) else { return }
        let told = ImageOptions(source.properties(at: index)).merged(with: ImageOptions(properties))
        add(image, told)
    }

    private func add(_ image: CGImage, _ options: ImageOptions) {
        if images.count < count { images.append((image, options)) }
    }

    func write() -> Bool {
        guard images.count == count, let bytes = encoded() else { return false }
        switch target {
        case .data(let data): data.append(bytes)
        case .file(let url): return (try? bytes.write(to: url)) != nil
        case .consumer(let consumer): consumer.put(bytes)
        }
        return true
    }

    private func encoded() -> Data? {
        let pages = images.map { ($0.image, WrittenMetadata(options: options.merged(with: $0.options))) }
        let (image, metadata) = pages[0]
        switch format {
        case .png: return metadata.added(toPNG: image.pngData())
        case .jpeg:
            let wish = metadata.options.number(kCGImageDestinationLossyCompressionQuality) ?? 0.8
            return image.jpegData(quality: Int(min(max(wish, 0), 1) * 100)).map { metadata.added(toJPEG: $0) }
        case .bmp: return BMPEncoder.encode(image, metadata)
        case .tiff: return TIFFEncoder.encode(pages)
        case .gif: return GIFEncoder.encode(pages.map(frame), loopCount: loopCount(pages.map(\.1)))
        default: return nil
        }
    }

    private func frame(_ image: CGImage, _ metadata: WrittenMetadata) -> GIFEncoder.Frame {
        let told = metadata.options.inner(kCGImagePropertyGIFDictionary)
        let delay =
            told.number(kCGImagePropertyGIFUnclampedDelayTime) ?? told.number(kCGImagePropertyGIFDelayTime) ?? 0
        return GIFEncoder.Frame(image: image, delay: delay.isFinite ? delay : 0)
    }

    /// As the file's properties say, else those of the first image that says it.
    private func loopCount(_ all: [WrittenMetadata]) -> Int? {
        ([options] + all.map(\.options)).lazy
            .compactMap { $0.inner(kCGImagePropertyGIFDictionary).whole(kCGImagePropertyGIFLoopCount) }.first
    }
}

/// The number of this type among those of Core Foundation.
public func CGImageDestinationGetTypeID() -> CFTypeID { CGImageDestination.typeID }

/// A file in memory; nil for what cannot be written: formats that ``CGImageDestinationCopyTypeIdentifiers()`` leaves out, and several
/// images in others than GIF and TIFF.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data: data, type: type, count: count) }

/// A file; nil for what cannot be written: formats that ``CGImageDestinationCopyTypeIdentifiers()`` leaves out, and several images in
/// others than GIF and TIFF.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(url: url as URL, type: type, count: count) }

/// A file whose bytes go to a consumer; nil for what cannot be written, as with data.
public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(consumer: consumer, type: type, count: count) }

/// The uniform types that destinations can write.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.formats.map(\.typeIdentifier) }

/// An image to be written, with its properties: quality, pixels of an inch, orientation, an animation's time and what cameras tell, as
/// image sources tell them. Images beyond the count are left out.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// An image of another file to be written, with what that file tells of it and the properties over it; null takes a property out.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    idst.add(from: isrc, at: index, properties)
}

/// How the file is to be written: properties of all its images, and how often an animation plays.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.set(properties)
}

/// Writes the file. False where images are missing or it could not be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.write() }
