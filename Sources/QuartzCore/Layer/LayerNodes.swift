import CPrefetch
import RenderTree

/// The nodes that a layer committed: the last one, and the one before it as long as only place and time differ. Two frames on nobody has
/// that one any more, and it serves again.
struct LayerNodes {
    private(set) var last: LayerNode?
    /// The same for whoever only asks for their memory.
    private var lastInPlace: NodeInPlace?
    private var former: LayerNode?
    private var formerInPlace: NodeInPlace?

    /// Keeps the node of a commit.
    mutating func keep(_ node: LayerNode?) {
        lastInPlace = node.map { NodeInPlace($0) }
        last = node
        (former, formerInPlace) = (nil, nil)
    }

    /// Commits a leaf of which only place and time have changed; false where it is none. Neither memory is asked for nor are references
    /// counted where the node of two commits ago is free again.
    mutating func move(to geometry: LayerGeometry, _ timing: MediaTiming) -> Bool {
        if former != nil, isKnownUniquelyReferenced(&former) {
            former?.move(to: geometry, timing)
        } else {
            guard let node = last, node.isLeaf else { return false }
            former = LayerNode(moved: node, to: geometry, timing)
        }
        swap(&last, &former)
        formerInPlace = lastInPlace
        lastInPlace = last.map { NodeInPlace($0) }
        return true
    }

    /// Asks for the node that a commit writes, or where there is none for the one that it reads.
    @inline(__always)
    func askAhead() {
        if let former = formerInPlace { former.askToWrite() } else { lastInPlace?.askAhead() }
    }
}

/// What walks over many layers ask for ahead: each layer lies where it was made.
enum LayerWalk {
    /// What stands first in a layer: what moves, its links and marks, and its nodes.
    static let movingBytes: Int32 = 512
    /// From its time on.
    private static let marks = 240

    /// True for marked layers, but for those that neither lay anything out nor have anything marked below: these lose their mark at once.
    static func asksForLayout(_ layer: CALayer) -> Bool {
        Unmanaged.passUnretained(layer)._withUnsafeGuaranteedRef { layer in
            guard layer.pendingWork.contains(.layout) else { return false }
            guard !layer.passes.below.contains(.layout), layer.hasNoActionsOfItsOwn, layer.objects.layoutManager == nil
            else { return true }
            layer.passes.own.remove(.layout)
            return false
        }
    }

    /// Asks for what a walk over marked layers reads of one of them, where there is such a one.
    @inline(__always)
    static func askForMarks(of layers: [CALayer], _ index: Int) {
        guard layers.indices.contains(index) else { return }
        let layer = Unmanaged.passUnretained(layers[index]).toOpaque()
        prefetch_bytes(layer + marks, movingBytes - Int32(marks))
    }
}
