import CKernels
import CPrefetch
import CoreGraphics
import RenderTree
import Synchronization

/// The edges of one outline under one map. Layers that show the same path in the same size, as letters and icons do, have one for all.
final class PathEdges {
    let edges = Pool<CKEdge>()
    /// Of their ends, in 1/256 pixel.
    @exclusivity(unchecked) private(set) var box = (minX: Int32.max, minY: Int32.max, maxX: Int32.min, maxY: Int32.min)
    /// Which of the store's edges they are.
    let number: Int
    /// Several threads may need edges at once that are not made yet: one makes them, the others wait.
    private let state = Atomic(State.unmade)

    private enum State: UInt8, AtomicRepresentable { case unmade, inWork, made }

    @exclusivity(unchecked) private var path: CGPath
    @exclusivity(unchecked) private var stroke: PathStroke?
    @exclusivity(unchecked) private var placement: PathPlacement
    /// What edges that lie far out are cut to.
    @exclusivity(unchecked) private(set) var window: PixelRect

    init(_ number: Int, of path: UnsafePointer<DisplayPath>, _ placement: PathPlacement, window: PixelRect) {
        self.number = number
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
            && placement.mode == .near && placement.tolerance == self.placement.tolerance
            && PathStroke.areEqual(stroke, path.pointee.stroke)
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
        scratch.sink.begin(
            edges, map: placement.map, mode: placement.mode, window: window, tolerance: placement.tolerance)
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

/// Edges that their store keeps: handed on, and between threads, without counting references. Many letters have one path's edges; what
/// one thread counted in them, the others would have to wait for.
struct EdgesHandle: BitwiseCopyable {
    private let raw: UnsafeRawPointer

    init(_ edges: PathEdges) { raw = UnsafeRawPointer(Unmanaged.passUnretained(edges).toOpaque()) }

    @inline(__always)
    func with<Result>(_ body: (PathEdges) -> Result) -> Result {
        Unmanaged<PathEdges>.fromOpaque(raw)._withUnsafeGuaranteedRef(body)
    }

    @inline(__always)
    func askAhead() { prefetch_bytes(raw, 192) }
}

/// Finds edges that are there already, and gives memory for new ones. Used by one thread; what it counts lies apart from the edges, which
/// others read meanwhile.
final class PathEdgesStore {
    /// All edges, by their number; nil where some were let go of.
    @exclusivity(unchecked) private var all: [PathEdges?] = []
    /// How many prepared paths show them.
    private let users = Pool<Int32>()
    /// The edges that were asked for last, by what they are of.
    @exclusivity(unchecked) private var recent: [EdgesHandle?] = Array(repeating: nil, count: 1 << 11)
    @exclusivity(unchecked) private var spare: [EdgesHandle] = []
    /// Numbers of edges that are gone.
    @exclusivity(unchecked) private var freeNumbers: [Int] = []

    /// Edges for one more user.
    func take(_ path: UnsafePointer<DisplayPath>, _ placement: PathPlacement, window: PixelRect) -> EdgesHandle {
        guard placement.mode == .near else { return fresh(path, placement, window) }
        let place = place(of: path, placement)
        if let known = recent[place], join(known, path, placement) { return known }
        let made = fresh(path, placement, window)
        recent[place] = made
        return made
    }

    /// Counts one more user where the edges are those of the path.
    private func join(_ edges: EdgesHandle, _ path: UnsafePointer<DisplayPath>, _ placement: PathPlacement) -> Bool {
        edges.with {
            guard users[$0.number] > 0, $0.areThose(of: path, placement) else { return false }
            users[$0.number] += 1
            return true
        }
    }

    func giveBack(_ edges: EdgesHandle) {
        let number = edges.with { $0.number }
        users[number] -= 1
        if users[number] == 0 { spare.append(edges) }
    }

    private func fresh(
        _ path: UnsafePointer<DisplayPath>, _ placement: PathPlacement, _ window: PixelRect
    ) -> EdgesHandle {
        if let edges = spare.popLast() {
            edges.with {
                $0.become(path, placement, window: window)
                users[$0.number] = 1
            }
            return edges
        }
        let number = freeNumbers.popLast() ?? all.count
        let edges = PathEdges(number, of: path, placement, window: window)
        if number == all.count {
            all.append(edges)
            users.append(1)
        } else {
            all[number] = edges
            users[number] = 1
        }
        return EdgesHandle(edges)
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
        for k in recent.indices where recent[k]?.with({ users[$0.number] }) == 0 { recent[k] = nil }
        for edges in spare {
            let number = edges.with { $0.number }
            all[number] = nil
            freeNumbers.append(number)
        }
        spare.removeAll()
    }
}
