import CKernels
import CoreGraphics
import RenderTree

/// A path's edges on the grid and what they cover, kept from frame to frame.
final class PreparedPath {
    /// Rows that are worked out together.
    final class Strips {
        let runs = Pool<CKRun>()
        let rows = Pool<UInt32>(capacity: Int(CK_BAND_HEIGHT) + 1)
        let coverage = Pool<UInt8>()

        var view: CKBand { CKBand(runs: runs.base, rows: rows.base, coverage: coverage.base) }
    }

    @exclusivity(unchecked) private(set) var path: DisplayPath
    @exclusivity(unchecked) private(set) var placement: PathPlacement
    /// Which pixels must be right: all of the path that shows, counted as the edges are.
    @exclusivity(unchecked) private(set) var needed: PixelRect
    let edges = Pool<CKEdge>()
    /// The pixels that the edges touch.
    @exclusivity(unchecked) private(set) var extent = PixelRect.empty
    /// The pixels that the strips tell of: from its top on, in bands.
    @exclusivity(unchecked) private(set) var window = PixelRect.empty
    /// At least as many as the window has bands.
    @exclusivity(unchecked) private(set) var strips: [Strips] = []

    @exclusivity(unchecked) private(set) var needsEdges = true
    @exclusivity(unchecked) private(set) var needsStrips = true
    /// What the edges were cut to.
    @exclusivity(unchecked) private var edgeWindow = PixelRect.empty
    /// The frame in which it was used last, and how many of the layer's paths were in it.
    @exclusivity(unchecked) var lastFrame = 0
    @exclusivity(unchecked) var instances = 0
    /// Waits to be worked out.
    @exclusivity(unchecked) var isQueued = false

    /// Around what shows, so that what is scrolled into sight is often there.
    private static let margin = 64

    init(_ path: DisplayPath, _ placement: PathPlacement, needed: PixelRect) {
        (self.path, self.placement, self.needed) = (path, placement, needed)
        edgeWindow = needed
    }

    /// True when this shows the same path in the same place but for whole pixels, and as much of it.
    func suits(_ path: DisplayPath, _ placement: PathPlacement, needed: PixelRect) -> Bool {
        placement == self.placement && path.looks(like: self.path)
            && (needsStrips ? self.needed.contains(needed) : covers(needed))
    }

    private func covers(_ needed: PixelRect) -> Bool {
        window.contains(needed.intersection(extent)) && (placement.mode == .near || edgeWindow.contains(needed))
    }

    /// Becomes another path, or the same in another place. What is still right is kept.
    func become(_ path: DisplayPath, _ placement: PathPlacement, needed: PixelRect) {
        let isSame =
            placement.map == self.placement.map && placement.mode == self.placement.mode
            && path.looks(like: self.path) && (placement.mode == .near || edgeWindow.contains(needed))
        if !isSame { needsEdges = true }
        if !isSame || placement != self.placement || !covers(needed) { needsStrips = true }
        (self.path, self.placement, self.needed) = (path, placement, needed)
        if needsEdges { edgeWindow = needed }
    }

    // MARK: Edges

    func makeEdges(_ scratch: PathScratch) {
        needsEdges = false
        let elements = path.path.path.elements
        scratch.sink.begin(edges, map: placement.map, mode: placement.mode, window: edgeWindow)
        if let stroke = path.stroke {
            scratch.tracer.add(elements, stroke, scale: placement.scale, to: scratch.sink)
        } else {
            CurveFlattener(sink: scratch.sink).add(elements)
        }
        if scratch.sink.isFull { edges.removeAll() }
    }

    /// Finds which pixels the edges touch, and which of them are worth strips.
    func measure() {
        var box = (minX: Int32.max, minY: Int32.max, maxX: Int32.min, maxY: Int32.min)
        for k in 0..<edges.count {
            let e = edges.base[k]
            box.minX = min(box.minX, min(e.x0, e.x1))
            box.minY = min(box.minY, min(e.y0, e.y1))
            box.maxX = max(box.maxX, max(e.x0, e.x1))
            box.maxY = max(box.maxY, max(e.y0, e.y1))
        }
        let (fx, fy) = (placement.fractionX, placement.fractionY)
        extent =
            edges.count == 0
            ? PixelRect.empty
            : PixelRect(
                minX: (box.minX + fx) >> 8, minY: (box.minY + fy) >> 8, maxX: (box.maxX + fx + 255) >> 8,
                maxY: (box.maxY + fy + 255) >> 8)
        // Of what is cut off, edges on the right are dropped, and what they bound goes on.
        if placement.mode != .near, edges.count > 0 { extent.maxX = max(extent.maxX, edgeWindow.maxX) }
        let around = needed.expanded(x: PreparedPath.margin, y: PreparedPath.margin)
        window = extent.intersection(needed.contains(extent) ? needed : around)
        if window.isEmpty { window = .empty }
        while strips.count < bandCount { strips.append(Strips()) }
    }

    // MARK: Strips

    var bandCount: Int { (window.height + Int(CK_BAND_HEIGHT) - 1) / Int(CK_BAND_HEIGHT) }

    func noteStrips() { needsStrips = false }

    /// Works out one band of the window.
    func makeBand(_ index: Int, _ scratch: PathScratch, _ kernels: CKKernels) {
        let top = window.minY + Int32(index) * CK_BAND_HEIGHT
        let strips = strips[index]
        var cover = CKCover()
        (cover.width, cover.height) = (Int32(window.width), min(CK_BAND_HEIGHT, window.maxY - top))
        (cover.edges, cover.edgeCount) = (UnsafePointer(edges.base), Int32(edges.count))
        cover.offsetX = placement.fractionX - window.minX * 256
        cover.offsetY = placement.fractionY - top * 256
        cover.isEvenOdd = path.isEvenOdd ? 1 : 0
        scratch.lend(to: &cover)
        let blocks = Int(kernels.addEdges(&cover))
        strips.runs.resize(to: 2 * blocks + Int(cover.height))
        strips.coverage.resize(to: blocks * Int(CK_BLOCK))
        strips.rows.resize(to: Int(cover.height) + 1)
        (cover.runs, cover.rows, cover.coverage) = (strips.runs.base, strips.rows.base, strips.coverage.base)
        kernels.findRuns(&cover)
    }
}

extension DisplayPath {
    /// True for the same outline, wherever it lies.
    func looks(like other: DisplayPath) -> Bool {
        isEvenOdd == other.isEvenOdd && stroke == other.stroke && path == other.path
    }
}

/// What a thread needs to work paths out.
final class PathScratch {
    let sink = EdgeSink()
    let tracer = StrokeTracer()
    private let sums = Pool<UInt32>()
    private let touched = Pool<UInt64>()

    /// Zeroed memory; the kernels leave it so.
    func lend(to cover: inout CKCover) {
        cover.stride = (cover.width / CK_BLOCK + 2) * CK_BLOCK
        cover.words = (cover.stride / CK_BLOCK + 63) / 64
        cover.sums = zeroed(sums, Int(cover.stride * cover.height))
        cover.touched = zeroed(touched, Int(cover.words * cover.height))
    }

    private func zeroed<T: FixedWidthInteger & BitwiseCopyable>(
        _ pool: Pool<T>, _ count: Int
    ) -> UnsafeMutablePointer<T> {
        if pool.count < count {
            pool.resize(to: count)
            pool.base.update(repeating: 0, count: count)
        }
        return pool.base
    }
}
