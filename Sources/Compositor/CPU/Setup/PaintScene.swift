import CKernels

/// A pass made ready for the pixel loops. Its memory is kept from frame to frame.
final class PaintScene {
    let items = Pool<CKItem>()
    let shapes = Pool<CKShape>()
    let roundings = Pool<CKRounding>()
    let hardLines = Pool<CKHardLine>()
    let levels = Pool<CKLevel>()
    let ramps = Pool<UInt32>(capacity: Int(CK_RAMP_SIZE))

    func removeAll() {
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
