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
        /// Of an item that is a picture, and its place among the list's of then.
        var image: PixelBuffer?
        var imageIndex: Int32
        var hasImage: Bool
    }

    private var leaves: [Leaf] = []
    /// For each of the sampled layers its place among ``leaves``, or −1.
    private var places: [Int32] = []
    private var sampler: TreeSampler?
    /// The sampler's pass: layers of this version have changed.
    private(set) var pass: UInt64 = 0
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

    /// Adds the item of a leaf that is known, and its picture to the list's; false when something has changed.
    func add(
        _ sampled: UnsafePointer<SampledLayer>, _ entry: QueuedLayer, in space: Surroundings,
        to items: inout [DisplayItem],
        _ list: inout DisplayList
    ) -> Bool {
        // Leaves are large and hold references: they are read where they lie.
        leaves.withUnsafeBufferPointer { leaves in
            let leaf = leaves.baseAddress! + Int(places[Int(entry.index)])
            guard leaf.pointee.version == sampled.pointee.version, Self.isAlike(leaf, space) else { return false }
            items.append(leaf.pointee.item)
            guard leaf.pointee.hasImage else { return true }
            let image = list.addImage(leaf.pointee.image!)
            guard image != leaf.pointee.imageIndex, case .fill(let quad, .image(var paint)) = leaf.pointee.item.kind
            else { return true }
            paint.image = image
            items[items.count - 1].kind = .fill(quad, .image(paint))
            return true
        }
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
        // A clip of its own, such as a picture's in a rounded outline, lies in this frame's list alone.
        guard item.clip < 0, case .fill(let quad, let paint) = item.kind, quad.cuts.isEmpty else { return }
        var image: PixelBuffer?
        var index: Int32 = -1
        switch paint {
        case .solid: break
        case .image(let paint): (image, index) = (list.images[Int(paint.image)], paint.image)
        default: return
        }
        let leaf = Leaf(
            version: sampled.pointee.version, space: space, item: item, image: image, imageIndex: index,
            hasImage: image != nil)
        let place = Int(places[Int(entry.index)])
        if place >= 0 {
            leaves[place] = leaf
        } else if leaves.count < Self.most {
            places[Int(entry.index)] = Int32(leaves.count)
            leaves.append(leaf)
        }
    }

    @inline(__always)
    private static func isAlike(_ leaf: UnsafePointer<Leaf>, _ b: Surroundings) -> Bool {
        leaf.pointee.space.plane == b.plane && leaf.pointee.space.cull == b.cull && b.clip < 0 && b.cuts.isEmpty
            && leaf.pointee.space.opacity == b.opacity && leaf.pointee.space.isFlipped == b.isFlipped
    }
}
