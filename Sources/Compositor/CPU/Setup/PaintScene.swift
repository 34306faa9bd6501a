import CKernels
import CoreGraphics

/// A pass made ready for the pixel loops. Its memory is kept from frame to frame.
final class PaintScene {
    let items = Pool<CKItem>()
    let shapes = Pool<CKShape>()
    let roundings = Pool<CKRounding>()
    let hardLines = Pool<CKHardLine>()
    let levels = Pool<CKLevel>()
    let ramps = Pool<UInt32>(capacity: Int(CK_RAMP_SIZE))

    /// Every pixel of the target is opaque.
    @exclusivity(unchecked) var isOpaque = false
    /// Filtered pictures of what lies behind, kept until the pass is painted.
    var backdrops: [PixelBuffer] = []

    /// The fill that was added last, as long as nothing follows it.
    struct Fill {
        var item: Int
        var quad: Quad
        var clip: Int32
    }
    @exclusivity(unchecked) var lastFill: Fill?

    func removeAll() {
        lastFill = nil
        backdrops.removeAll(keepingCapacity: true)
        items.removeAll()
        shapes.removeAll()
        roundings.removeAll()
        hardLines.removeAll()
        levels.removeAll()
        ramps.removeAll()
    }

    /// What the kernels read. Valid until something is added.
    var view: CKScene {
        CKScene(
            items: items.base, shapes: shapes.base, roundings: roundings.base, hardLines: hardLines.base,
            levels: levels.base, ramps: ramps.base)
    }
}
