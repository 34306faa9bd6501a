package import CoreGraphics
import QuartzCore

/// The measures of a place in text that somebody else draws.
public struct CTRunDelegateCallbacks {
    /// The version of these callbacks: 1.
    public var version: CFIndex
    /// Called when the delegate goes, with what it was made with.
    public var dealloc: (UnsafeMutableRawPointer) -> Void
    /// Points above the baseline.
    public var getAscent: (UnsafeMutableRawPointer) -> CGFloat
    /// Points below the baseline.
    public var getDescent: (UnsafeMutableRawPointer) -> CGFloat
    /// Points along the line.
    public var getWidth: (UnsafeMutableRawPointer) -> CGFloat

    /// Callbacks that measure the place; lengths in points.
    public init(
        version: CFIndex, dealloc: @escaping (UnsafeMutableRawPointer) -> Void,
        getAscent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
        getDescent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
        getWidth: @escaping (UnsafeMutableRawPointer) -> CGFloat
    ) {
        (self.version, self.dealloc) = (version, dealloc)
        (self.getAscent, self.getDescent, self.getWidth) = (getAscent, getDescent, getWidth)
    }
}

/// The version of the callbacks.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The version of the callbacks.
public let kCTRunDelegateCurrentVersion = kCTRunDelegateVersion1

/// Keeps a place free in text: under `kCTRunDelegateAttributeName`.
public final class CTRunDelegate: NSObject, @unchecked Sendable {
    private let tag = CoreFoundationTag()
    private let callbacks: CTRunDelegateCallbacks
    private let refCon: UnsafeMutableRawPointer

    init(_ callbacks: CTRunDelegateCallbacks, _ refCon: UnsafeMutableRawPointer) {
        (self.callbacks, self.refCon) = (callbacks, refCon)
        super.init()
    }

    deinit { callbacks.dealloc(refCon) }
}

extension CTRunDelegate: LayerTextAttachment {
    package func layerAttachment(color: CGColor) -> TextAttachment {
        let ascent = callbacks.getAscent(refCon), descent = callbacks.getDescent(refCon)
        let box = CGRect(x: 0, y: -descent, width: callbacks.getWidth(refCon), height: ascent + descent)
        return TextAttachment(image: nil, bounds: box)
    }
}

/// A delegate for places in text; nil without a pointer to hand to the callbacks.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    refCon.map { CTRunDelegate(callbacks.pointee, $0) }
}
