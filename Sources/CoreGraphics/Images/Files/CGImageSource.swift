/// A picture file that is read image by image, as Image I/O does.
public final class CGImageSource: @unchecked Sendable {
    /// The number of this type among those of Core Foundation.
    public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGImageSource.self).hashValue) }

    private let lock = NSLock()
    private var data: Data
    /// Whether more bytes may come.
    private var isComplete: Bool
    /// What the bytes were read to be; nil before they are read or when they are no picture.
    private var decoded: DecodedImage?
    private var hasRead = false

    init(_ data: Data, isComplete: Bool = true) {
        (self.data, self.isComplete) = (data, isComplete)
    }

    func update(_ data: Data, isFinal: Bool) {
        lock.withLock {
            (self.data, isComplete, decoded, hasRead) = (data, isFinal, nil, false)
        }
    }

    var format: ImageFileFormat? { ImageFileFormat(of: FileBytes(lock.withLock { data })) }

    /// The whole file, read when first asked for.
    var content: DecodedImage? {
        lock.withLock {
            if !hasRead {
                decoded = try? ImageDecoder.decode(data)
                hasRead = true
            }
            return decoded
        }
    }

    var count: Int { content.map { max($0.frames.count, 1) } ?? 0 }

    func image(at index: Int) -> CGImage? {
        guard let content, (0..<max(content.frames.count, 1)).contains(index) else { return nil }
        return content.frames.isEmpty ? content.image : content.frames[index].image
    }

    /// Seconds that an image of an animation stays; nil for a still picture.
    func delay(at index: Int) -> Double? {
        guard let frames = content?.frames, frames.indices.contains(index) else { return nil }
        return frames[index].delay
    }

    /// - Parameter side: pixels of the longer side at most; nil for as many as there are.
    func thumbnail(at index: Int, side: Int?, isUpright: Bool) -> CGImage? {
        guard let whole = image(at: index) else { return nil }
        let turned = isUpright ? whole.upright(fromOrientation: content?.orientation ?? 1) : whole
        guard let side, side > 0 else { return turned }
        return CGImage(buffer: turned.buffer.reduced(toLongestSide: side))
    }

    var status: CGImageSourceStatus {
        if content != nil { return .statusComplete }
        if !lock.withLock({ isComplete }) { return .statusIncomplete }
        return format == nil ? .statusUnknownType : .statusInvalidData
    }
}

/// How far a picture file is read.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

// MARK: Making sources

/// A source of the bytes of a file.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}

/// A source of a file; nil when it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

/// A source of a provider's bytes.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.map { CGImageSource($0 as Data) } }

/// A source whose bytes come by and by.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isComplete: false)
}

/// Gives a source all bytes that have come so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data as Data, isFinal: final)
}

/// Gives a source all bytes that have come so far.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    if let data = provider.data { isrc.update(data as Data, isFinal: final) }
}

// MARK: Asking sources

/// The number of this type among those of Core Foundation.
public func CGImageSourceGetTypeID() -> CFTypeID { CGImageSource.typeID }

/// How many images a file has: the frames of an animation, else one; none where it is no picture.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// The uniform type of a file, by its first bytes; nil where that is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    (isrc.format?.typeIdentifier).map { $0 as NSString }
}

/// The uniform types that sources can read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFileFormat.allCases.map(\.typeIdentifier) }

/// The image that stands for the file.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// How far a file is read.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// How far an image is read.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.status == .statusComplete && index >= isrc.count ? .statusReadingHeader : isrc.status
}

/// An image of a file as stored, not turned upright.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index) }

/// A small picture of an image, where the options ask for one to be made: files' own ones are not read.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let wishes = ImageOptions(options)
    guard
        wishes.flag(kCGImageSourceCreateThumbnailFromImageAlways)
            || wishes.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    else { return nil }
    return isrc.thumbnail(
        at: index, side: wishes.number(kCGImageSourceThumbnailMaxPixelSize).map { Int($0) },
        isUpright: wishes.flag(kCGImageSourceCreateThumbnailWithTransform))
}

// MARK: Properties

/// What a file says of all its images: its bytes, and how often an animation plays.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard let content = isrc.content, let format = isrc.format else { return nil }
    guard let keys = format.animationKeys, !content.frames.isEmpty else { return [:] }
    return [keys.dictionary: [keys.loopCount: content.loopCount] as CFDictionary]
}

/// What a file says of one image: its size in pixels, how it is turned, and how long it stays in an animation.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let image = isrc.image(at: index), let format = isrc.format else { return nil }
    var properties: [CFString: Any] = [
        kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
        kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
        kCGImagePropertyHasAlpha: !image.buffer.isOpaque,
    ]
    if let orientation = isrc.content?.orientation, orientation != 1 {
        properties[kCGImagePropertyOrientation] = orientation
    }
    if let keys = format.animationKeys, let delay = isrc.delay(at: index) {
        properties[keys.dictionary] = [keys.delay: delay, keys.unclampedDelay: delay] as CFDictionary
    }
    return properties as CFDictionary
}
