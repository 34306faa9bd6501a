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
    let paths = Pool<CKPath>()
    let bands = Pool<CKBand>()
    /// For each of the paths where it comes from; its strips may still have to be worked out.
    let prepared = Pool<PathHandle>()

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
        paths.removeAll()
        bands.removeAll()
        prepared.removeAll()
    }

    /// Adds a path inside the chain `next`; its first pixel lies at the origin.
    func add(_ path: PathHandle, at origin: PathOrigin, before next: Int32) -> Int32 {
        prepared.append(path)
        return paths.append(CKPath(originX: origin.x, originY: origin.y, height: 0, band: -1, next: next))
    }

    /// Takes the strips of the paths that were added since the last time, and limits the items from `first` on to what they cover.
    func takeStrips(forItemsFrom first: Int) {
        guard paths.count > 0 else { return }
        for index in 0..<paths.count where paths.base[index].band < 0 {
            if index + 4 < paths.count { prepared[index + 4].askAhead() }
            takeStrips(ofPath: index)
        }
        for index in first..<items.count where items[index].path >= 0 { limit(items.base + index) }
    }

    private func takeStrips(ofPath index: Int) {
        prepared[index].with { source in
            let path = paths.base + index, window = source.window
            path.pointee.originX += window.minX
            path.pointee.originY += window.minY
            path.pointee.height = Int32(window.height)
            path.pointee.band = Int32(bands.count)
            for band in 0..<source.bandCount { bands.append(source.band(band)) }
        }
    }

    private func limit(_ item: UnsafeMutablePointer<CKItem>) {
        var bounds = item.pointee.bounds
        var index = item.pointee.path
        while index >= 0 {
            let path = paths[Int(index)]
            let width = Int32(prepared[Int(index)].with { $0.window.width })
            bounds = bounds.intersection(
                PixelRect(
                    minX: path.originX, minY: path.originY, maxX: path.originX &+ width,
                    maxY: path.originY &+ path.height))
            index = path.next
        }
        (item.pointee.minX, item.pointee.minY) = (bounds.minX, bounds.minY)
        (item.pointee.maxX, item.pointee.maxY) = (bounds.maxX, bounds.maxY)
    }

    /// What the kernels read. Valid until something is added.
    var view: CKScene {
        CKScene(
            items: items.base, shapes: shapes.base, roundings: roundings.base, hardLines: hardLines.base,
            levels: levels.base, ramps: ramps.base, paths: paths.base, bands: bands.base)
    }
}
