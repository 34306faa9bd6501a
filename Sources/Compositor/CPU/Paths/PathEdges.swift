import CKernels
import CoreGraphics
import RenderTree
import Synchronization

/// The edges of one outline under one map. Layers that show the same path in the same size, as letters and icons do, have one for all.
final class PathEdges {
    let edges = Pool<CKEdge>()
    /// Of their ends, in 1/256 pixel.
    @exclusivity(unchecked) private(set) var box = (minX: Int32.max, minY: Int32.max, maxX: Int32.min, maxY: Int32.min)
    /// How many prepared paths show them.
    @exclusivity(unchecked) var users = 0
    /// Several threads may need edges at once that are not made yet: one makes them, the others wait.
    private let state = Atomic(State.unmade)

    private enum State: UInt8, AtomicRepresentable { case unmade, inWork, made }

    @exclusivity(unchecked) private var path: CGPath
    @exclusivity(unchecked) private var stroke: PathStroke?
    @exclusivity(unchecked) private var placement: PathPlacement
    /// What edges that lie far out are cut to.
    @exclusivity(unchecked) private(set) var window: PixelRect

    init(of path: UnsafePointer<DisplayPath>, _ placement: PathPlacement, window: PixelRect) {
        (self.path, stroke) = (path.pointee.path.path, path.pointee.stroke)
        (self.placement, self.window) = (placement, window)
    }

    /// Takes other edges' place; they are not made yet.
    func become(_ path: UnsafePointer<DisplayPath>, _ placement: PathPlacement, window: PixelRect) {
        (self.path, stroke) = (path.pointee.path.path, path.pointee.stroke)
        (self.placement, self.window) = (placement, window)
        state.store(.unmade, ordering: .relaxed)
    }

    /// True for the edges of this path object, all of which are near.
    func areThose(of path: UnsafePointer<DisplayPath>, _ placement: PathPlacement) -> Bool {
        self.path === path.pointee.path.path && placement.map == self.placement.map && self.placement.mode == .near
            && placement.mode == .near && PathStroke.areEqual(stroke, path.pointee.stroke)
    }

    /// Makes the edges unless they are made.
    @inline(__always)
    func makeOnce(_ scratch: PathScratch) {
        if state.load(ordering: .acquiring) != .made { makeOrWait(scratch) }
    }

    private func makeOrWait(_ scratch: PathScratch) {
        let (isMine, _) = state.compareExchange(
            expected: .unmade, desired: .inWork, ordering: .acquiringAndReleasing)
        guard isMine else {
            var spins = 0
            while state.load(ordering: .acquiring) != .made { WorkerPool.relax(&spins) }
            return
        }
        make(scratch)
        state.store(.made, ordering: .releasing)
    }

    private func make(_ scratch: PathScratch) {
        let elements = path.elements
        scratch.sink.begin(edges, map: placement.map, mode: placement.mode, window: window)
        if let stroke {
            scratch.tracer.add(elements, stroke, scale: placement.scale)
        } else {
            CurveFlattener(sink: scratch.sink).add(elements)
        }
        scratch.sink.end()
        if scratch.sink.isFull { edges.removeAll() }
        measure()
    }

    private func measure() {
        // Two by two, so that neither waits for the other.
        var low = SIMD8<Int32>(repeating: .max), high = SIMD8<Int32>(repeating: .min)
        for k in stride(from: 0, to: edges.count & ~1, by: 2) {
            let (a, b) = (edges.base[k], edges.base[k + 1])
            let ends = SIMD8(a.x0, a.y0, a.x1, a.y1, b.x0, b.y0, b.x1, b.y1)
            low = pointwiseMin(low, ends)
            high = pointwiseMax(high, ends)
        }
        var least = pointwiseMin(low.lowHalf, low.highHalf), most = pointwiseMax(high.lowHalf, high.highHalf)
        if edges.count & 1 == 1 {
            let last = edges.base[edges.count - 1], ends = SIMD4(last.x0, last.y0, last.x1, last.y1)
            least = pointwiseMin(least, ends)
            most = pointwiseMax(most, ends)
        }
        box = (min(least.x, least.z), min(least.y, least.w), max(most.x, most.z), max(most.y, most.w))
    }
}

/// Finds edges that are there already, and gives memory for new ones.
final class PathEdgesStore {
    /// The edges that were asked for last, by what they are of.
    @exclusivity(unchecked) private var recent: [PathEdges?] = Array(repeating: nil, count: 1 << 11)
    @exclusivity(unchecked) private var spare: [PathEdges] = []

    /// Edges for one more user.
    func take(_ path: UnsafePointer<DisplayPath>, _ placement: PathPlacement, window: PixelRect) -> PathEdges {
        guard placement.mode == .near else { return fresh(path, placement, window) }
        let place = place(of: path, placement)
        if let known = recent[place], known.users > 0, known.areThose(of: path, placement) {
            known.users += 1
            return known
        }
        let made = fresh(path, placement, window)
        recent[place] = made
        return made
    }

    func giveBack(_ edges: PathEdges) {
        edges.users -= 1
        if edges.users == 0 { spare.append(edges) }
    }

    private func fresh(_ path: UnsafePointer<DisplayPath>, _ placement: PathPlacement, _ window: PixelRect) -> PathEdges
    {
        guard let edges = spare.popLast() else {
            let edges = PathEdges(of: path, placement, window: window)
            edges.users = 1
            return edges
        }
        edges.become(path, placement, window: window)
        edges.users = 1
        return edges
    }

    private func place(of path: UnsafePointer<DisplayPath>, _ placement: PathPlacement) -> Int {
        var bits = UInt64(UInt(bitPattern: ObjectIdentifier(path.pointee.path.path))) >> 4
        bits &+= (path.pointee.stroke == nil ? 0 : 1)
        func mix(_ part: Double) {
            bits = (bits ^ part.bitPattern) &* 0x9E37_79B9_7F4A_7C15
            bits ^= bits >> 29
        }
        mix(placement.map.a)
        mix(placement.map.b)
        mix(placement.map.d)
        mix(placement.map.e)
        return Int(bits >> 32 & UInt64(recent.count - 1))
    }

    /// Lets go of memory that nobody uses.
    func shrink() {
        spare.removeAll()
        for k in recent.indices where recent[k]?.users == 0 { recent[k] = nil }
    }
}
