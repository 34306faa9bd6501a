import CKernels
import RenderTree

/// The paths of recent frames, and the work on those that changed.
final class PathStore {
    typealias Key = PreparedPath.Key
    private var paths: [Key: PreparedPath] = [:]
    /// The paths of the last frame and of this one in the order in which they were asked for, which mostly stays.
    private var lastOrder: [PreparedPath] = [], order: [PreparedPath] = []
    /// Which of ``lastOrder`` is asked for next if nothing has changed.
    private var expected = 0
    @exclusivity(unchecked) private var frame = 0
    private let worker: PathWorker
    private let edges = PathEdgesStore()
    /// How many frames a path outlives its last use.
    private static let patience = 240

    init(workers: WorkerPool, kernels: CKKernels) {
        worker = PathWorker(workers: workers, kernels: kernels)
    }

    func beginFrame() {
        frame += 1
        swap(&lastOrder, &order)
        order.removeAll(keepingCapacity: true)
        expected = 0
        guard frame % PathStore.patience == 0 else { return }
        for (key, path) in paths where path.lastFrame < frame - PathStore.patience {
            edges.giveBack(path.edges)
            paths[key] = nil
        }
        edges.shrink()
    }

    /// The path as it lies on a target that begins at (regionX, regionY) and shows `limits`; made by the next ``prepare()``. Returns
    /// where its first pixel lies, or nil when nothing of it shows.
    func use(_ path: DisplayPath, regionX: Int32, _ regionY: Int32, limits: PixelRect) -> (PreparedPath, PathOrigin)? {
        guard let placement = PathPlacement(path.toPixels, box: path.extent) else { return nil }
        let origin = PathOrigin(x: placement.x &- regionX, y: placement.y &- regionY)
        let needed = limits.relative(toX: origin.x, origin.y)
        let found = find(path, placement, needed)
        found.lastPlace = order.count
        order.append(found)
        if found.needsStrips { worker.add(found) }
        return (found, origin)
    }

    private func find(_ path: DisplayPath, _ placement: PathPlacement, _ needed: PixelRect) -> PreparedPath {
        var key = Key(layer: path.layer, isStroked: path.stroke != nil, number: 0)
        guard let first = known(key) else { return make(key, path, placement, needed) }
        guard first.lastFrame == frame else {
            first.instances = 1
            return reuse(first, path, placement, needed)
        }
        if first.suits(path, placement, needed: needed) { return first }
        key.number = first.instances
        first.instances += 1
        guard let known = known(key) else { return make(key, path, placement, needed) }
        return reuse(known, path, placement, needed)
    }

    private func known(_ key: Key) -> PreparedPath? {
        if expected < lastOrder.count, lastOrder[expected].key == key {
            expected += 1
            return lastOrder[expected - 1]
        }
        guard let found = paths[key] else { return nil }
        if found.lastPlace < lastOrder.count, lastOrder[found.lastPlace] === found { expected = found.lastPlace + 1 }
        return found
    }

    private func reuse(
        _ known: PreparedPath, _ path: DisplayPath, _ placement: PathPlacement, _ needed: PixelRect
    ) -> PreparedPath {
        known.lastFrame = frame
        known.become(path, placement, needed: needed, edges)
        return known
    }

    private func make(
        _ key: Key, _ path: DisplayPath, _ placement: PathPlacement, _ needed: PixelRect
    ) -> PreparedPath {
        let made = PreparedPath(key, path, placement, needed: needed, edges)
        (made.lastFrame, made.instances) = (frame, 1)
        paths[key] = made
        return made
    }

    /// Works out what was asked for and has changed.
    func prepare() { worker.run() }
}

/// Added to a prepared path's pixels gives the target's.
struct PathOrigin {
    var x: Int32, y: Int32
}
