public import QuartzCore

/// Four letters in a number.
public typealias OSType = UInt32
/// Four letters as a number.
public typealias FourCharCode = UInt32

/// What a function says: `kCVReturnSuccess` or why it failed.
public typealias CVReturn = Int32
/// It worked.
public let kCVReturnSuccess: CVReturn = 0
/// It failed.
public let kCVReturnError: CVReturn = -6660
/// What was given makes no sense.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// Pixels of this format are not made here.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// Blue, green, red, opacity.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Opacity, red, green, blue.
public let kCVPixelFormatType_32ARGB: OSType = 0x20
/// Red, green, blue, opacity.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Grey.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// Brightness and, at half the size, colour. No buffer is made of it.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
/// Brightness and, at half the size, colour, of films. No buffer is made of it.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Which format.
public nonisolated(unsafe) let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// Pixels of a row.
public nonisolated(unsafe) let kCVPixelBufferWidthKey: CFString = "Width"
/// Rows.
public nonisolated(unsafe) let kCVPixelBufferHeightKey: CFString = "Height"
/// Of what the bytes of a row are a multiple.
public nonisolated(unsafe) let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
/// Whether pictures can be made of it: always.
public nonisolated(unsafe) let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// Whether one can draw into it: always.
public nonisolated(unsafe) let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// Whether Metal can use it: never.
public nonisolated(unsafe) let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
/// How it is shared: not.
public nonisolated(unsafe) let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"

/// Whether one only reads.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// The value of some bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// One does.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// A picture in memory.
public final class CVBuffer: Hashable, @unchecked Sendable {
    fileprivate let width: Int, height: Int, rowBytes: Int, format: OSType
    fileprivate let memory: UnsafeMutableRawPointer

    fileprivate init(_ width: Int, _ height: Int, _ rowBytes: Int, _ format: OSType) {
        (self.width, self.height, self.rowBytes, self.format) = (width, height, rowBytes, format)
        memory = .allocate(byteCount: rowBytes * height, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes * height)
    }

    deinit { memory.deallocate() }

    /// Whether two are the same object.
    public static func == (left: CVBuffer, right: CVBuffer) -> Bool { left === right }
    /// The object's own.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A picture.
public typealias CVImageBuffer = CVBuffer
/// A picture in memory.
public typealias CVPixelBuffer = CVBuffer

/// Makes a picture in memory, of four channels of eight bits or of one.
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0, width < 1 << 16, height < 1 << 16 else { return kCVReturnInvalidArgument }
    let sizes = [
        kCVPixelFormatType_32BGRA: 4, kCVPixelFormatType_32ARGB: 4, kCVPixelFormatType_32RGBA: 4,
        kCVPixelFormatType_OneComponent8: 1,
    ]
    guard let size = sizes[pixelFormatType] else { return kCVReturnInvalidPixelFormat }
    pixelBufferOut.pointee = CVBuffer(width, height, (width * size + 63) / 64 * 64, pixelFormatType)
    return kCVReturnSuccess
}

/// Takes it, so that its memory can be used.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{
    kCVReturnSuccess
}
/// Gives it back.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Its memory.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.memory }
/// Pixels of a row.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// Rows.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Bytes of a row.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.rowBytes }
/// All bytes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.rowBytes * pixelBuffer.height }
/// Its format.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// Whether brightness and colour lie apart: they do not.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
/// How many parts lie apart: none.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// The memory of a part that lies apart: nil, as none does.
public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? { nil }
/// Pixels of a row of such a part: 0.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
/// Rows of such a part: 0.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
/// Bytes of a row of such a part: 0.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
/// How large a picture is, pixels.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: Double(imageBuffer.width), height: Double(imageBuffer.height))
}
/// The picture of what was captured: nothing is.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
