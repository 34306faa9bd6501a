public import CoreGraphics
public import QuartzCore

/// Makes pictures in memory of one size and format.
public final class CVPixelBufferPool: Sendable {
    fileprivate let width: Int, height: Int, format: OSType

    /// By Core Video's keys; nil where no size is named. `width` and `height`, pixels, count where the attributes have none.
    init?(_ attributes: [String: Any], width: Any? = nil, height: Any? = nil) {
        func number(_ key: CFString, _ other: Any?) -> Int? {
            ((attributes[String(describing: key)] ?? other) as? NSNumber)?.intValue
        }
        guard let width = number(kCVPixelBufferWidthKey, width), let height = number(kCVPixelBufferHeightKey, height)
        else { return nil }
        (self.width, self.height) = (width, height)
        format =
            number(kCVPixelBufferPixelFormatTypeKey, nil).map { OSType(truncatingIfNeeded: $0) }
            ?? kCVPixelFormatType_32BGRA
    }
}

/// A pool of pictures of the size and format that attributes name by Core Video's keys.
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    let attributes = pixelBufferAttributes as? [String: Any] ?? [:]
    guard let pool = CVPixelBufferPool(attributes) else { return kCVReturnInvalidArgument }
    poolOut.pointee = pool
    return kCVReturnSuccess
}

/// A picture of a pool's size and format.
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    CVPixelBufferCreate(
        allocator, pixelBufferPool.width, pixelBufferPool.height, pixelBufferPool.format, nil, pixelBufferOut)
}
