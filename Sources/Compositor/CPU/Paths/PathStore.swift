import CKernels
import CPrefetch
import RenderTree

/// The paths of recent frames, and the work on those that changed.
final class PathStore {
    typealias Key = PreparedPath.Key
    @exclusivity(unchecked) private var paths: [Key: PreparedPath] = [:]
    /// The paths of the last frame and of this one in the order in which they were asked for, which mostly stays. All are in ``paths``.
    private let lastOrder = Pool<PathHandle>(), order = Pool<PathHandle>()
    /// Which of ``lastOrder`` is asked for next if nothing has changed.
    @exclusivity(unchecked) private var expected = 0
    @exclusivity(unchecked) private var frame = 0
    /// What was asked for while the list was built, by the paths' places in it.
    private let early = Pool<EarlyPath>()
    private struct EarlyPath: BitwiseCopyable {
        var path: PathHandle?
        var x: Int32 = 0, y: Int32 = 0
    }
    private let worker: PathWorker
    private let edges = PathEdgesStore()

    init(workers: WorkerPool, kernels: CKKernels) {
        worker = PathWorker(workers: workers, kernels: kernels)
    }

    /// `number` counts the rasteriser's frames.
    func beginFrame(_ number: Int) {
        early.removeAll()
        frame = number
        lastOrder.exchange(order)
        order.removeAll()
        expected = 0
    }

    /// Forgets paths that no frame from `oldest` on has shown. Those of the last frame stay, in their order.
    func drop(usedBefore oldest: Int) {
        for (key, path) in paths where path.lastFrame < oldest {
            edges.giveBack(path.edges)
            paths[key] = nil
        }
        edges.shrink()
    }

    /// The path as it lies on a target that begins at (regionX, regionY) and shows `limits`; made by the next ``prepare()``. Returns
    /// where its first pixel lies, or nil when nothing of it shows.
    func use(
        _ path: UnsafePointer<DisplayPath>, regionX: Int32, _ regionY: Int32, limits: PixelRect
    ) -> (PathHandle, PathOrigin)? {
        guard let placement = PathPlacement(path) else { return nil }
        let origin = PathOrigin(x: placement.x &- regionX, y: placement.y &- regionY)
        return (use(path, placement, limits.relative(toX: origin.x, origin.y)), origin)
    }

    /// Asks for a path of a list that is still being built, of which no more than `limits` will show: the threads begin with it at once.
    func use(early path: UnsafePointer<DisplayPath>, at index: Int, limits: PixelRect) {
        guard let placement = PathPlacement(path) else { return }
        while early.count < index { early.append(EarlyPath(path: nil)) }
        let found = use(path, placement, limits.relative(toX: placement.x, placement.y))
        early.append(EarlyPath(path: found, x: placement.x, y: placement.y))
    }

    /// The path of this place in the list where it was asked for early, and at least `limits` of it, pixels of a target that begins at
    /// (regionX, regionY).
    func early(_ index: Int, regionX: Int32, _ regionY: Int32, limits: PixelRect) -> (PathHandle, PathOrigin)? {
        guard index < early.count, let found = early.base[index].path else { return nil }
        let origin = PathOrigin(x: early.base[index].x &- regionX, y: early.base[index].y &- regionY)
        guard found.with({ $0.needed.contains(limits.relative(toX: origin.x, origin.y)) }) else { return nil }
        return (found, origin)
    }

    private func use(
        _ path: UnsafePointer<DisplayPath>, _ placement: PathPlacement, _ needed: PixelRect
    ) -> PathHandle {
        let found = find(path, placement, needed)
        let needsStrips = found.with {
            $0.lastPlace = order.count
            return $0.needsStrips
        }
        order.append(found)
        if needsStrips { worker.add(found) }
        return found
    }

    private func find(
        _ path: UnsafePointer<DisplayPath>, _ placement: PathPlacement, _ needed: PixelRect
    ) -> PathHandle {
        var key = Key(layer: path.pointee.layer, isStroked: path.pointee.stroke != nil, number: 0)
        guard let first = known(key) else { return make(key, path, placement, needed) }
        guard first.with({ $0.lastFrame == frame }) else {
            first.with { $0.instances = 1 }
            return reuse(first, path, placement, needed)
        }
        // It may be in work at this moment.
        if first.with({ $0.isQueued }) { worker.settle() }
        if first.with({ $0.suits(path, placement, needed: needed) }) { return first }
        key.number = first.path.instances
        first.path.instances += 1
        guard let known = known(key) else { return make(key, path, placement, needed) }
        return reuse(known, path, placement, needed)
    }

    private func known(_ key: Key) -> PathHandle? {
        if expected < lastOrder.count, lastOrder[expected].with({ $0.key == key }) {
            expected += 1
            if expected + 2 < lastOrder.count { lastOrder[expected + 2].askAhead() }
            return lastOrder[expected - 1]
        }
        guard let found = paths[key] else { return nil }
        if found.lastPlace < lastOrder.count, lastOrder[found.lastPlace].path === found {
            expected = found.lastPlace + 1
        }
        return PathHandle(found)
    }

    private func reuse(
        _ known: PathHandle, _ path: UnsafePointer<DisplayPath>, _ placement: PathPlacement, _ needed: PixelRect
    ) -> PathHandle {
        known.with {
            $0.lastFrame = frame
            $0.become(path, placement, needed: needed, edges)
        }
        return known
    }

    private func make(
        _ key: Key, _ path: UnsafePointer<DisplayPath>, _ placement: PathPlacement, _ needed: PixelRect
    ) -> PathHandle {
        let made = PreparedPath(key, path, placement, needed: needed, edges)
        (made.lastFrame, made.instances) = (frame, 1)
        paths[key] = made
        return PathHandle(made)
    }

    /// Works out what was asked for and has changed.
    func prepare() { worker.run() }
}

/// A path of this frame, which its store keeps: handed from stage to stage, and between threads, without counting references.
struct PathHandle: BitwiseCopyable {
    private let raw: UnsafeRawPointer

    init(_ path: PreparedPath) { raw = UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque()) }

    var path: PreparedPath { Unmanaged<PreparedPath>.fromOpaque(raw).takeUnretainedValue() }

    /// About as long as a prepared path.
    private static let bytes: Int32 = 384

    /// Asks for the path itself, which lies where it was made, far from its neighbours.
    @inline(__always)
    func askAhead() { prefetch_to_write(raw, PathHandle.bytes) }

    @inline(__always)
    func with<Result>(_ body: (PreparedPath) -> Result) -> Result {
        Unmanaged<PreparedPath>.fromOpaque(raw)._withUnsafeGuaranteedRef(body)
    }
}

/// Added to a prepared path's pixels gives the target's.
struct PathOrigin {
    var x: Int32, y: Int32
}
