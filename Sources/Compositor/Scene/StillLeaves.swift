import CoreGraphics
import RenderTree

/// What leaves became that have stood still for a frame: a colour or a picture, which is not worked out again as long as nothing
/// changes in them or around them. Layers that move are not kept and cost nothing here.
struct StillLeaves {
    /// A leaf's item as it was before anything above folded itself into it.
    private struct Leaf {
        var version: UInt64
        var space: Surroundings
        var item: DisplayItem
        /// Of an item that is a picture.
        var image: PixelBuffer?
    }

    private var leaves: [Leaf] = []
    /// For each of the sampled layers its place among ``leaves``, or −1.
    private var places: [Int32] = []
    private var sampler: TreeSampler?
    private var pass: UInt64 = 0
    private static let most = 4096

    /// Begins a list of the sampler's layers.
    mutating func begin(_ sampler: TreeSampler) {
        pass = sampler.passCount
        guard self.sampler !== sampler || places.count != sampler.layers.count else { return }
        self.sampler = sampler
        leaves.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        places.append(contentsOf: repeatElement(-1, count: sampler.layers.count))
    }

    /// Forgets everything: what follows is drawn otherwise.
    mutating func reset() {
        sampler = nil
        leaves.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    func knows(_ entry: QueuedLayer) -> Bool {
        entry.tree == 0 && entry.tint < 0 && Int(entry.index) < places.count && places[Int(entry.index)] >= 0
    }

    /// The item of a leaf that is known, its picture among the list's; nil when something has changed.
    func item(
        of sampled: UnsafePointer<SampledLayer>, _ entry: QueuedLayer, in space: Surroundings, _ list: inout DisplayList
    ) -> DisplayItem? {
        let place = Int(places[Int(entry.index)])
        guard leaves[place].version == sampled.pointee.version, Self.areAlike(leaves[place].space, space) else {
            return nil
        }
        var item = leaves[place].item
        if let image = leaves[place].image, case .fill(let quad, .image(var paint)) = item.kind {
            paint.image = list.addImage(image)
            item.kind = .fill(quad, .image(paint))
        }
        return item
    }

    /// Keeps the one item of a leaf that has not changed since the last frame.
    mutating func keep(
        _ item: @autoclosure () -> DisplayItem, of sampled: UnsafePointer<SampledLayer>, _ entry: QueuedLayer,
        in space: Surroundings, _ list: DisplayList
    ) {
        guard sampled.pointee.version < pass, entry.tree == 0, entry.tint < 0, Int(entry.index) < places.count,
            space.clip < 0, space.cuts.isEmpty, sampled.pointee.isWithoutAnimations
        else { return }
        let item = item()
        guard case .fill(let quad, let paint) = item.kind, quad.cuts.isEmpty else { return }
        var image: PixelBuffer?
        switch paint {
        case .solid: break
        case .image(let paint): image = list.images[Int(paint.image)]
        default: return
        }
        let leaf = Leaf(version: sampled.pointee.version, space: space, item: item, image: image)
        let place = Int(places[Int(entry.index)])
        if place >= 0 {
            leaves[place] = leaf
        } else if leaves.count < Self.most {
            places[Int(entry.index)] = Int32(leaves.count)
            leaves.append(leaf)
        }
    }

    private static func areAlike(_ a: Surroundings, _ b: Surroundings) -> Bool {
        a.plane == b.plane && a.cull == b.cull && b.clip < 0 && b.cuts.isEmpty && a.opacity == b.opacity
            && a.isFlipped == b.isFlipped
    }
}
