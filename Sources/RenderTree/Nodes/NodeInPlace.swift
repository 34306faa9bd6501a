import CPrefetch

/// A node that somebody else keeps, handed on without counting references.
package struct NodeInPlace: BitwiseCopyable {
    private let raw: UnsafeRawPointer

    @inline(__always)
    package init(_ node: LayerNode) { raw = UnsafeRawPointer(Unmanaged.passUnretained(node).toOpaque()) }

    /// About as long as a node.
    private static let bytes: Int32 = 352
    /// The counts of references, which stand first in every object.
    private static let head: Int32 = 16

    /// Asks for the node, which lies where it was made, far from its neighbours.
    @inline(__always)
    package func askAhead() { prefetch_bytes(raw, NodeInPlace.bytes) }

    /// Asks for a node that is written.
    @inline(__always)
    package func askToWrite() { prefetch_to_write(raw, NodeInPlace.bytes) }

    /// Asks for the counts of what a node shares with others.
    @inline(__always)
    package func askForParts() {
        Unmanaged<LayerNode>.fromOpaque(raw)._withUnsafeGuaranteedRef { node in
            prefetch_bytes(Unmanaged.passUnretained(node.style).toOpaque(), NodeInPlace.head)
            if let box = node.content.box { prefetch_bytes(box, NodeInPlace.head) }
        }
    }
}
