/// Which triangles of a mesh share an edge.
final class MeshEdges {
    let indices: [UInt32]
    /// For each triangle and side (from corner k to corner k + 1): the triangle beyond, or −1.
    private let neighbors: UnsafeMutablePointer<Int32>

    init(indices: [UInt32]) {
        self.indices = indices
        neighbors = .allocate(capacity: max(1, indices.count))
        neighbors.initialize(repeating: -1, count: indices.count)
        var open: [UInt64: Int] = [:]
        for side in 0..<indices.count / 3 * 3 {
            let (a, b) = MeshEdges.ends(of: side, in: indices)
            let key = UInt64(min(a, b)) << 32 | UInt64(max(a, b))
            if let other = open.removeValue(forKey: key) {
                neighbors[side] = Int32(other / 3)
                neighbors[other] = Int32(side / 3)
            } else {
                open[key] = side
            }
        }
    }

    deinit { neighbors.deallocate() }

    /// The triangle beyond a side, or nil at the mesh's border.
    func neighbor(of triangle: Int, side: Int) -> Int? {
        let neighbor = neighbors[3 * triangle + side]
        return neighbor < 0 ? nil : Int(neighbor)
    }

    private static func ends(of side: Int, in indices: [UInt32]) -> (UInt32, UInt32) {
        (indices[side], indices[side % 3 == 2 ? side - 2 : side + 1])
    }
}

/// The edges of recent meshes: a sheet bends from frame to frame, its triangles stay the same.
final class MeshEdgeStore {
    private var recent: [MeshEdges] = []
    private static let most = 8

    func edges(of mesh: Mesh) -> MeshEdges {
        if let known = recent.first(where: { $0.indices == mesh.indices }) { return known }
        let edges = MeshEdges(indices: mesh.indices)
        if recent.count == MeshEdgeStore.most { recent.removeFirst() }
        recent.append(edges)
        return edges
    }
}
