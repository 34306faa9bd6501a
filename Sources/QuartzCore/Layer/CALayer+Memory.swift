import CPrefetch
import RenderTree

extension CALayer {
    /// What stands first in a layer: what moves, its links and marks, and its node.
    static let movingBytes: Int32 = 512
    /// From its time on.
    private static let marks = 240

    /// Keeps the node of a commit.
    final func keep(_ node: LayerNode?) {
        committedInPlace = node.map { NodeInPlace($0) }
        committed = node
        (formerNode, formerNodeInPlace) = (nil, nil)
    }

    /// Commits a leaf of which only place and time have changed; false where it is none. Neither memory is asked for nor are references
    /// counted where the node of two commits ago is free again.
    final func moveNode() -> Bool {
        if formerNode != nil, isKnownUniquelyReferenced(&formerNode) {
            formerNode?.move(to: geometry, timing)
        } else {
            guard let node = committed, node.isLeaf else { return false }
            formerNode = LayerNode(moved: node, to: geometry, timing)
        }
        swap(&committed, &formerNode)
        formerNodeInPlace = committedInPlace
        committedInPlace = committed.map { NodeInPlace($0) }
        return true
    }

    /// Asks for the node that a commit writes, or where there is none for the one that it reads.
    @inline(__always)
    final func askForNodes() {
        if let former = formerNodeInPlace { former.askToWrite() } else { committedInPlace?.askAhead() }
    }

    /// Asks for what a walk over marked layers reads of one of them, where there is such a one: each lies where it was made.
    @inline(__always)
    static func askForMarks(of layers: [CALayer], _ index: Int) {
        guard layers.indices.contains(index) else { return }
        let layer = Unmanaged.passUnretained(layers[index]).toOpaque()
        prefetch_bytes(layer + marks, movingBytes - Int32(marks))
    }
}
