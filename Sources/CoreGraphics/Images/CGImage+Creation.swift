extension CGImage {
    /// A picture over bytes that `provider` holds; nil for a layout that is not supported or too few bytes.
    ///
    /// Supported: 8 bits a component; RGB in 3 or 4 bytes, CMYK in 4, gray in 1 or 2, numbers of an indexed space in 1.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        // Numbers of colours lie as levels of gray do.
        let isIndexed = space.model == .indexed
        guard decode == nil,
            var format = BitmapFormat(
                model: isIndexed ? .monochrome : space.model, bitsPerComponent: bitsPerComponent,
                bitsPerPixel: bitsPerPixel, info: bitmapInfo),
            let buffer = PixelBuffer(
                width: width, height: height, format: format, bytesPerRow: bytesPerRow, provider: provider)
        else {
            Diagnostics.report(
                "no image: layout of \(bitsPerPixel) bits a pixel not supported, or too few bytes", key: "image.layout")
            return nil
        }
        format.bytesPerRow = bytesPerRow
        self.init(
            buffer: buffer.converted(from: space), format: format, source: provider, colorSpace: space,
            shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// The picture of a PNG file; nil for other bytes.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, as: .png, decode, shouldInterpolate, intent)
    }

    /// The picture of a JPEG file, as its pixels lie; nil for other bytes.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, as: .jpeg, decode, shouldInterpolate, intent)
    }

    private convenience init?(
        _ source: CGDataProvider, as format: ImageFileFormat, _ decode: UnsafePointer<CGFloat>?,
        _ shouldInterpolate: Bool, _ intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let bytes = source.data.map({ FileBytes(Data(referencing: $0)) }),
            ImageFileFormat(of: bytes) == format,
            let decoded = try? ImageDecoder.decode(DecodingRequest(bytes: bytes, limits: .standard), as: format)
        else { return nil }
        self.init(
            buffer: decoded.image.buffer, format: decoded.image.format, source: nil,
            colorSpace: decoded.image.colorSpace, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// A stencil of 8-bit samples: 0 paints, 255 does not.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard bitsPerComponent == 8, bitsPerPixel == 8, decode == nil,
            let buffer = PixelBuffer(
                width: width, height: height, format: BitmapFormat(alpha: .alphaOnly), bytesPerRow: bytesPerRow,
                provider: provider)
        else { return nil }
        for y in 0..<height {
            let row = buffer.base + y * buffer.stride
            for x in 0..<width { row[x] = (255 - row[x] >> 24) << 24 }
        }
        var format = BitmapFormat(alpha: .alphaOnly)
        format.bytesPerRow = bytesPerRow
        self.init(
            buffer: buffer, format: format, source: provider, colorSpace: nil, shouldInterpolate: shouldInterpolate,
            isMask: true)
    }

    /// The picture seen through a stencil (`isMask`) or through the brightness of a gray picture stretched over it.
    public func masking(_ mask: CGImage) -> CGImage? {
        let result = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            let maskRow = mask.buffer.base + (y * mask.height / height) * mask.buffer.stride
            let from = buffer.base + y * buffer.stride, to = result.base + y * result.stride
            for x in 0..<width {
                let sample = maskRow[x * mask.width / width]
                to[x] = scaled(from[x], by: mask.isMask ? sample >> 24 : sample >> 8 & 255)
            }
        }
        return CGImage(buffer: result)
    }
}

/// Multiplies all four channels by `factor` / 255, rounded.
@inline(__always)
func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    var odd = (pixel >> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
    even = (even &+ (even >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    odd = (odd &+ (odd >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    return even | odd
}

extension PixelBuffer {
    /// The largest side of any picture, in pixels.
    package static let maximumSide = 32_767
    /// The largest picture, in pixels: one gibibyte.
    package static let maximumPixels = 1 << 28

    /// False for sizes that are not positive or too large to draw.
    package static func allows(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= maximumSide && height <= maximumSide && width * height <= maximumPixels
    }

    convenience init?(width: Int, height: Int, format: BitmapFormat, bytesPerRow: Int, provider: CGDataProvider) {
        guard PixelBuffer.allows(width: width, height: height), let data = provider.data,
            bytesPerRow >= width * format.bytesPerPixel,
            data.length >= bytesPerRow * (height - 1) + width * format.bytesPerPixel
        else { return nil }
        self.init(width: width, height: height, isOpaque: !format.hasAlpha)
        format.read(data.bytes, bytesPerRow: bytesPerRow, into: self)
    }

    /// The same picture in sRGB.
    func converted(from space: CGColorSpace) -> PixelBuffer {
        switch space.kind {
        case .indexed:
            let colors = space.tableColors.map(\.pixel)
            for y in 0..<height {
                let row = base + y * stride
                for x in 0..<width {
                    let index = Int(row[x] & 255)
                    row[x] = colors.indices.contains(index) ? colors[index] : 0xFF00_0000
                }
            }
            return self
        // Inks are mixed where their bytes are read.
        case .sRGB, .deviceRGB, .extendedSRGB, .gray, .deviceGray, .extendedGray, .deviceCMYK, .genericCMYK: return self
        default: break
        }
        var known: [UInt32: UInt32] = [:]
        for y in 0..<height {
            let row = base + y * stride
            for x in 0..<width {
                if let done = known[row[x]] { row[x] = done; continue }
                let pixel = row[x], a = CGFloat(pixel >> 24)
                guard a > 0 else { continue }
                let straight = [16, 8, 0].map { CGFloat(pixel >> UInt32($0) & 255) / a }
                let parts = space.model == .monochrome ? [straight[0]] : straight
                let result = space.sRGB(of: parts + [a / 255])?.pixel ?? pixel
                if known.count < 1 << 16 { known[pixel] = result }
                row[x] = result
            }
        }
        return self
    }
}
