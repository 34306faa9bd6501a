import CKernels
import CPrefetch
import CoreGraphics
import RenderTree

/// A path's edges on the grid and what they cover, kept from frame to frame.
final class PreparedPath {
    /// Names it from frame to frame.
    struct Key: Hashable {
        var layer: LayerID
        var isStroked: Bool
        /// Which of the layer's: it may be drawn more than once.
        var number: Int
    }
    let key: Key
    // What of the display path decides the strips: the rest would only widen the way from one prepared path to the next.
    @exclusivity(unchecked) private var outline: CGPath
    @exclusivity(unchecked) private var stroke: PathStroke?
    @exclusivity(unchecked) private var isEvenOdd: Bool
    @exclusivity(unchecked) private(set) var placement: PathPlacement
    /// Which pixels must be right: all of the path that shows, counted as the edges are.
    @exclusivity(unchecked) private(set) var needed: PixelRect
    @exclusivity(unchecked) private(set) var edges: EdgesHandle
    @exclusivity(unchecked) private var edgeCount = 0
    /// The pixels that the edges touch.
    @exclusivity(unchecked) private(set) var extent = PixelRect.empty
    /// The pixels that the strips tell of: from its top on, in bands.
    @exclusivity(unchecked) private(set) var window = PixelRect.empty
    /// The strips of a small path; those of a large one, for each of its bands.
    @exclusivity(unchecked) private var strip = StripMemory()
    private let bandStrips = Pool<StripMemory>(capacity: 0)

    @exclusivity(unchecked) private(set) var needsStrips = true
    /// The frame in which it was used last, and how many of the layer's paths were in it.
    @exclusivity(unchecked) var lastFrame = 0
    @exclusivity(unchecked) var instances = 0
    /// Where it stood among the paths of that frame.
    @exclusivity(unchecked) var lastPlace = 0
    /// Waits to be worked out.
    @exclusivity(unchecked) var isQueued = false

    /// Around what shows, so that what is scrolled into sight is often there.
    private static let margin = 64

    init(
        _ key: Key, _ path: UnsafePointer<DisplayPath>, _ placement: PathPlacement, needed: PixelRect,
        _ store: PathEdgesStore
    ) {
        self.key = key
        (outline, stroke, isEvenOdd) = (path.pointee.path.path, path.pointee.stroke, path.pointee.isEvenOdd)
        (self.placement, self.needed) = (placement, needed)
        edges = store.take(path, placement, window: needed)
    }

    deinit {
        strip.free()
        for k in 0..<bandStrips.count { bandStrips[k].free() }
    }

    /// True when this shows the same path in the same place but for whole pixels, and as much of it.
    func suits(_ path: UnsafePointer<DisplayPath>, _ placement: PathPlacement, needed: PixelRect) -> Bool {
        placement == self.placement && looks(like: path)
            && (needsStrips ? self.needed.contains(needed) : covers(needed))
    }

    private func looks(like path: UnsafePointer<DisplayPath>) -> Bool {
        isEvenOdd == path.pointee.isEvenOdd && PathStroke.areEqual(stroke, path.pointee.stroke)
            && (outline === path.pointee.path.path || outline.elements == path.pointee.path.path.elements)
    }

    private func covers(_ needed: PixelRect) -> Bool {
        window.contains(needed.intersection(extent)) && hasEdges(for: needed)
    }

    private func hasEdges(for needed: PixelRect) -> Bool {
        placement.mode == .near || edges.with { $0.window.contains(needed) }
    }

    /// Becomes another path, or the same in another place. What is still right is kept.
    func become(
        _ path: UnsafePointer<DisplayPath>, _ placement: PathPlacement, needed: PixelRect, _ store: PathEdgesStore
    ) {
        let isSameOutline = looks(like: path)
        let isSame =
            isSameOutline && placement.map == self.placement.map && placement.mode == self.placement.mode
            && placement.tolerance == self.placement.tolerance
            && hasEdges(for: needed)
        if !isSame || placement != self.placement || !covers(needed) { needsStrips = true }
        (self.placement, self.needed) = (placement, needed)
        if !isSameOutline { (stroke, isEvenOdd) = (path.pointee.stroke, path.pointee.isEvenOdd) }
        // It may be another object of equal steps, which is then the one to be recognised in the next frame.
        if outline !== path.pointee.path.path { outline = path.pointee.path.path }
        if !isSame {
            store.giveBack(edges)
            edges = store.take(path, placement, window: needed)
        }
    }

    /// Asks for what working it out leads to.
    @inline(__always)
    func askAhead() {
        edges.askAhead()
        strip.askAhead()
    }

    /// Makes the edges, unless another path that shows them did, and finds which pixels they touch and which of them are worth strips.
    func measure(_ scratch: PathScratch) {
        edges.with {
            $0.makeOnce(scratch)
            measure($0)
        }
    }

    private func measure(_ edges: PathEdges) {
        let box = edges.box, (fx, fy) = (placement.fractionX, placement.fractionY)
        edgeCount = edges.edges.count
        extent =
            edgeCount == 0
            ? PixelRect.empty
            : PixelRect(
                minX: (box.minX + fx) >> 8, minY: (box.minY + fy) >> 8, maxX: (box.maxX + fx + 255) >> 8,
                maxY: (box.maxY + fy + 255) >> 8)
        // Of what is cut off, edges on the right are dropped, and what they bound goes on.
        if placement.mode != .near, edgeCount > 0 { extent.maxX = max(extent.maxX, edges.window.maxX) }
        let around = needed.expanded(x: PreparedPath.margin, y: PreparedPath.margin)
        window = extent.intersection(needed.contains(extent) ? needed : around)
        if window.isEmpty { window = .empty }
        if !isSmall { while bandStrips.count < groupCount { bandStrips.append(StripMemory()) } }
    }

    // MARK: Strips

    var bandCount: Int { (window.height + Int(CK_BAND_HEIGHT) - 1) / Int(CK_BAND_HEIGHT) }

    /// More edges than this are worth several threads.
    private static let many = 4096
    /// So many pixels stay in the nearer caches.
    private static let few = 1 << 16

    /// True when one thread works out all rows in one go.
    var isSmall: Bool { edgeCount <= PreparedPath.many && window.width * window.height <= PreparedPath.few }

    /// How many groups of rows are worked out.
    var groupCount: Int { isSmall ? min(1, bandCount) : bandCount }

    func noteStrips() { needsStrips = false }

    /// Works out one group of rows.
    func makeGroup(_ index: Int, _ scratch: PathScratch, _ addEdges: AddEdges, _ findRuns: FindRuns) {
        let top = window.minY + Int32(index) * CK_BAND_HEIGHT
        var cover = CKCover()
        cover.width = Int32(window.width)
        cover.height = isSmall ? Int32(window.height) : min(CK_BAND_HEIGHT, window.maxY - top)
        cover.edges = edges.with { UnsafePointer($0.edges.base) }
        cover.edgeCount = Int32(edgeCount)
        cover.offsetX = placement.fractionX - window.minX * 256
        cover.offsetY = placement.fractionY - top * 256
        cover.isEvenOdd = isEvenOdd ? 1 : 0
        scratch.lend(to: &cover)
        let blocks = Int(addEdges(&cover))
        var memory = isSmall ? strip : bandStrips[index]
        memory.makeRoom(blocks: blocks, width: cover.width, height: Int(cover.height))
        memory.lend(to: &cover)
        if isSmall { strip = memory } else { bandStrips[index] = memory }
        findRuns(&cover)
    }

    func band(_ index: Int) -> CKBand {
        isSmall ? strip.view(fromRow: index * Int(CK_BAND_HEIGHT)) : bandStrips[index].view(fromRow: 0)
    }
}

/// The kernels of ``CKKernels`` that make strips.
typealias AddEdges = @convention(c) (UnsafePointer<CKCover>?) -> Int32
typealias FindRuns = @convention(c) (UnsafePointer<CKCover>?) -> Void

/// What a thread needs to work paths out.
final class PathScratch {
    let sink = EdgeSink()
    let tracer: StrokeTracer
    private let sums = Pool<UInt32>()
    private let touched = Pool<UInt64>()

    init() { tracer = StrokeTracer(sink) }

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
