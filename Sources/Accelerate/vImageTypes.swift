public import CoreGraphics
public import Foundation

// Of Accelerate the everyday parts are here: blurring, scaling, turning and colouring of pictures with four channels of eight bits, and sums over
// vectors. Fourier transforms, linear algebra and pictures of other formats are not.

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// What a function says: `kvImageNoError` or why it failed.
public typealias vImage_Error = Int
/// How something is done: constants that begin with `kvImage`, added by `|`.
public typealias vImage_Flags = UInt32
/// Four bytes: a pixel.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)
/// A byte: a pixel.
public typealias Pixel_8 = UInt8

/// A picture in memory.
public struct vImage_Buffer: @unchecked Sendable {
    /// The first row.
    public var data: UnsafeMutableRawPointer!
    /// Rows.
    public var height: vImagePixelCount
    /// Pixels of a row.
    public var width: vImagePixelCount
    /// Bytes from one row to the next.
    public var rowBytes: Int

    /// A picture in memory.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
    /// None.
    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
    /// Memory for a picture; `free()` gives it back.
    /// - Throws: an error where there is no size.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        guard width > 0, height > 0, bitsPerPixel > 0 else {
            throw NSError(domain: "vImage", code: kvImageInvalidParameter)
        }
        let row = (width * Int(bitsPerPixel) + 7) / 8
        let memory = UnsafeMutableRawPointer.allocate(byteCount: row * height, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: row * height)
        self.init(data: memory, height: UInt(height), width: UInt(width), rowBytes: row)
    }

    /// Gives memory back that `init(width:height:bitsPerPixel:)` or `vImageBuffer_Init…` took.
    public func free() { data?.deallocate() }
    /// How large it is, pixels.
    public var size: CGSize { CGSize(width: Double(width), height: Double(height)) }
}

/// Nothing special.
public let kvImageNoFlags = 0
/// The first channel stays.
public let kvImageLeaveAlphaUnchanged = 1
/// Pixels too near to the edge stay.
public let kvImageCopyInPlace = 2
/// Beyond the edge is a colour.
public let kvImageBackgroundColorFill = 4
/// Beyond the edge is the edge.
public let kvImageEdgeExtend = 8
/// Without threads.
public let kvImageDoNotTile = 16
/// As well as it can.
public let kvImageHighQualityResampling = 32
/// Beyond the edge is nothing.
public let kvImageTruncateKernel = 64
/// Only says how much memory it wants: none.
public let kvImageGetTempBufferSize = 128
/// Tells of mistakes.
public let kvImagePrintDiagnosticsToConsole = 256
/// Takes no memory.
public let kvImageNoAllocate = 512

/// It worked.
public let kvImageNoError = 0
/// More is wanted than there is.
public let kvImageRoiLargerThanInputBuffer = -21766
/// No kernel has this size: sizes are odd.
public let kvImageInvalidKernelSize = -21767
/// Nothing or two things are said of the edge.
public let kvImageInvalidEdgeStyle = -21768
/// It begins beyond the picture.
public let kvImageInvalidOffset_X = -21769
/// It begins beyond the picture.
public let kvImageInvalidOffset_Y = -21770
/// There is no memory.
public let kvImageMemoryAllocationError = -21771
/// Something is missing.
public let kvImageNullPointerArgument = -21772
/// What was given makes no sense.
public let kvImageInvalidParameter = -21773
/// The two pictures have different sizes.
public let kvImageBufferSizeMismatch = -21774
/// There is no such flag.
public let kvImageUnknownFlagsBit = -21775

/// How a picture's bytes are to be read.
public struct vImage_CGImageFormat {
    /// Bits of a channel.
    public var bitsPerComponent: UInt32
    /// Bits of a pixel.
    public var bitsPerPixel: UInt32
    /// Of which colours.
    public var colorSpace: Unmanaged<CGColorSpace>!
    /// Where opacity is.
    public var bitmapInfo: CGBitmapInfo
    /// Of which version this is: 0.
    public var version: UInt32
    /// How channels are read; nil is from 0 to 1.
    public var decode: UnsafePointer<CGFloat>!
    /// How colours go over.
    public var renderingIntent: CGColorRenderingIntent

    /// A format. Pictures are read and written with four channels of eight bits.
    public init(
        bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!, bitmapInfo: CGBitmapInfo,
        version: UInt32, decode: UnsafePointer<CGFloat>!, renderingIntent: CGColorRenderingIntent
    ) {
        (self.bitsPerComponent, self.bitsPerPixel, self.colorSpace) = (bitsPerComponent, bitsPerPixel, colorSpace)
        (self.bitmapInfo, self.version, self.decode) = (bitmapInfo, version, decode)
        self.renderingIntent = renderingIntent
    }

    /// A format; nil where there are no bits.
    public init?(
        bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        guard bitsPerComponent > 0, bitsPerPixel > 0 else { return nil }
        self.init(
            bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel),
            colorSpace: Unmanaged.passRetained(colorSpace), bitmapInfo: bitmapInfo, version: 0, decode: nil,
            renderingIntent: renderingIntent)
    }
}

/// Takes memory for a picture.
public func vImageBuffer_Init(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
    _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
    guard let made = try? vImage_Buffer(width: Int(width), height: Int(height), bitsPerPixel: pixelBits) else {
        return kvImageInvalidParameter
    }
    buf.pointee = made
    return kvImageNoError
}

private func context(
    _ buffer: vImage_Buffer, _ format: vImage_CGImageFormat
) -> CGContext? {
    guard format.bitsPerComponent == 8, format.bitsPerPixel == 32 else { return nil }
    let space = format.colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB()
    return CGContext(
        data: buffer.data, width: Int(buffer.width), height: Int(buffer.height), bitsPerComponent: 8,
        bytesPerRow: buffer.rowBytes, space: space, bitmapInfo: format.bitmapInfo.rawValue)
}

/// Takes memory for a picture and draws it there.
public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>?, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
    let failure = vImageBuffer_Init(buf, UInt(image.height), UInt(image.width), format.pointee.bitsPerPixel, flags)
    guard failure == kvImageNoError else { return failure }
    guard let target = context(buf.pointee, format.pointee) else {
        buf.pointee.free()
        return kvImageInvalidParameter
    }
    target.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    return kvImageNoError
}

/// A picture of memory, which it copies.
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
    _ callback: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?, _ userData: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>! {
    let image = context(buf.pointee, format.pointee)?.makeImage()
    error?.pointee = image == nil ? kvImageInvalidParameter : kvImageNoError
    return image.map(Unmanaged.passRetained)
}
