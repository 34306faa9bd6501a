/// A picture file that is read image by image, as Image I/O does.
public final class CGImageSource: @unchecked Sendable {
    /// The number of this type among those of Core Foundation.
    public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGImageSource.self).hashValue) }

    private let lock = NSLock()
    private var kept: FileBytes
    /// Whether more bytes may come.
    private var isComplete: Bool
    /// What the bytes were read to be; nil before they are read or when they are no picture.
    private var decoded: DecodedImage?
    private var hasRead = false
    /// So many bytes are needed before a file's kind is looked for, where more may come.
    private static let fewestBytes = 96

    init(_ data: Data, isComplete: Bool = true) {
        (kept, self.isComplete) = (FileBytes(data), isComplete)
    }

    func update(_ data: Data, isFinal: Bool) {
        lock.withLock { (kept, isComplete, decoded, hasRead) = (FileBytes(data), isFinal, nil, false) }
    }

    var bytes: FileBytes { lock.withLock { kept } }

    private var isTooShort: Bool { lock.withLock { !isComplete && kept.count < Self.fewestBytes } }

    var format: ImageFileFormat? { ImageFileFormat(of: bytes) }

    /// The whole file, read when first asked for; of a file that still comes, what is there.
    var content: DecodedImage? {
        lock.withLock {
            if !hasRead {
                hasRead = true
                guard let format = ImageFileFormat(of: kept) else { return nil }
                let request = DecodingRequest(
                    bytes: kept, limits: .standard, allPages: true, allowsPart: !isComplete)
                decoded = try? ImageDecoder.decode(request, as: format)
            }
            return decoded
        }
    }

    var count: Int { content.map { max($0.frames.count, 1 + $0.pages.count) } ?? 0 }

    func image(at index: Int) -> CGImage? {
        guard let content, (0..<count).contains(index) else { return nil }
        if !content.frames.isEmpty { return content.frames[index].image }
        return index == 0 ? content.image : content.pages[index - 1].image
    }

    /// How an image is turned upright, 1 to 8.
    private func orientation(at index: Int) -> Int {
        guard let content else { return 1 }
        return content.pages.indices.contains(index - 1) ? content.pages[index - 1].orientation : content.orientation
    }

    /// Seconds that an image of an animation stays, as the file says; nil for files of other kinds.
    func storedDelay(at index: Int) -> Double? {
        guard let delays = content?.storedDelays, delays.indices.contains(index) else { return nil }
        return delays[index]
    }

    /// - Parameter side: pixels of the longer side at most; nil for as many as there are.
    func thumbnail(at index: Int, side: Int?, isUpright: Bool) -> CGImage? {
        guard let whole = image(at: index) else { return nil }
        let turned = isUpright ? whole.upright(fromOrientation: orientation(at: index)) : whole
        guard let side, side > 0 else { return turned }
        return CGImage(buffer: turned.buffer.reduced(toLongestSide: side))
    }

    var status: CGImageSourceStatus {
        if isTooShort { return .statusInvalidData }
        guard format != nil else { return .statusUnknownType }
        if let content, !content.isPart { return .statusComplete }
        return lock.withLock { isComplete } ? .statusInvalidData : .statusIncomplete
    }

    func status(at index: Int) -> CGImageSourceStatus {
        if lock.withLock({ isComplete }) {
            return status == .statusComplete && !(0..<count).contains(index) ? .statusReadingHeader : status
        }
        if isTooShort { return .statusReadingHeader }
        guard let content, (0..<count).contains(index) else { return .statusUnknownType }
        // Of an animation that breaks off whole frames are there, and no others.
        return content.isPart && content.storedDelays.isEmpty ? .statusIncomplete : .statusComplete
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

/// How many images a file has: the frames of an animation, the pages of a TIFF, else one; none where it is no picture.
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
    isrc.status(at: index)
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
    isrc.properties()
}

/// What a file says of one image: its size in pixels and inches, its colours, how it is turned, how long it stays in an animation, and
/// what cameras and writers tell, in the dictionaries named after formats.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { isrc.properties(at: index) }
