/// A bitmap. Pixels are premultiplied sRGB; ``width`` and ``height`` are in pixels.
public final class CGImage: @unchecked Sendable {
    /// The whole picture as it is drawn.
    package let buffer: PixelBuffer
    let format: BitmapFormat
    /// The pixels as they were handed over, when they were; else they are made from ``buffer`` when asked for.
    let source: CGDataProvider?

    /// Pixels across.
    public var width: Int { buffer.width }
    /// Pixels down.
    public var height: Int { buffer.height }
    /// What the components of a pixel mean.
    public let colorSpace: CGColorSpace?
    /// True when enlarging should blend between pixels.
    public let shouldInterpolate: Bool
    /// How colours outside the target space are brought in.
    public let renderingIntent: CGColorRenderingIntent
    /// True when the picture is a stencil: its samples say where a fill colour shows.
    public let isMask: Bool

    package convenience init(buffer: PixelBuffer) {
        self.init(buffer: buffer, format: buffer.isOpaque ? .opaque : .native)
    }

    init(
        buffer: PixelBuffer, format: BitmapFormat, source: CGDataProvider? = nil, colorSpace: CGColorSpace? = .srgb,
        shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent, isMask: Bool = false
    ) {
        self.buffer = buffer
        self.format = format
        self.source = source
        self.colorSpace = colorSpace
        self.shouldInterpolate = shouldInterpolate
        self.renderingIntent = intent
        self.isMask = isMask
    }
}

extension CGImage {
    /// Bits of one component.
    public var bitsPerComponent: Int { 8 }
    /// Bits of one pixel.
    public var bitsPerPixel: Int { format.bytesPerPixel * 8 }
    /// Bytes from one row to the next in ``dataProvider``.
    public var bytesPerRow: Int { format.bytesPerRow ?? buffer.width * format.bytesPerPixel }
    /// Where alpha lies and whether it is multiplied in.
    public var alphaInfo: CGImageAlphaInfo { format.alpha }
    /// Alpha place and byte order.
    public var bitmapInfo: CGBitmapInfo { format.info }
    /// Order of the bytes of a pixel.
    public var byteOrderInfo: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: format.order.rawValue) ?? .orderDefault
    }
    /// Always nil: samples are not remapped.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// The name of the format the picture was read from; always nil.
    public var utType: CFString? { nil }

    /// The picture's bytes, ``bytesPerRow`` a row, in the order that ``bitmapInfo`` says.
    public var dataProvider: CGDataProvider? {
        source ?? CGDataProvider(data: format.bytes(of: buffer, bytesPerRow: bytesPerRow) as CFData)
    }

    /// The same picture.
    public func copy() -> CGImage? { self }

    /// The same bytes read in another space; nil when it has another number of components.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard let colorSpace, space.numberOfComponents == colorSpace.numberOfComponents else { return nil }
        return CGImage(
            buffer: buffer, format: format, source: source, colorSpace: space, shouldInterpolate: shouldInterpolate,
            intent: renderingIntent, isMask: isMask)
    }

    /// The part inside `rect` (pixels, top left), made whole outwards and cut to the picture; nil when nothing is left.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        guard !rect.isNull, rect.isFinite || rect.isInfinite else { return nil }
        let cut = rect.isInfinite ? whole : rect.integral.overlap(with: whole)
        guard !cut.isNull, cut.width >= 1, cut.height >= 1 else { return nil }
        let part = buffer.copy(x: Int(cut.minX), y: Int(cut.minY), width: Int(cut.width), height: Int(cut.height))
        // Numbers of colours are not kept.
        if colorSpace?.model == .indexed { return CGImage(buffer: part) }
        var partFormat = format
        partFormat.bytesPerRow = nil
        return CGImage(
            buffer: part, format: partFormat, colorSpace: colorSpace, shouldInterpolate: shouldInterpolate,
            intent: renderingIntent, isMask: isMask)
    }
}

extension CGImage: Hashable {
    /// Pictures are equal when they are the same object.
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    /// Feeds a hasher what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
