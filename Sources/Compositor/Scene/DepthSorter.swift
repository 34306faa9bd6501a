import CoreGraphics
import RenderTree

/// Orders planes that stand in one space from back to front, and cuts those that cross.
///
/// Depth is compared after projection: the eye looks along −z at points divided by their weight. Planes of equal depth keep the
/// order in which they were added.
final class DepthSorter {
    struct Member {
        var tree: Int32
        var index: Int32
        /// The layer's space → the common space.
        var matrix: CATransform3D
        var bounds: CGRect
        var opacity: Float
        var tint: Int32
        var isFlipped: Bool
        /// True when nothing shows through it, as far as can be told cheaply.
        var isOpaque: Bool
    }
    /// A linear function of the common space that is zero on a plane and grows toward the eye by one per unit of depth.
    typealias Plane = SIMD4<Double>

    struct Cut {
        var plane: Plane
        /// True for the part in front of the plane.
        var isFront: Bool
    }
    /// A whole member or a part of one.
    struct Piece {
        var member: Int
        var polygon: SpacePolygon
        var cuts: [Cut] = []
    }

    private(set) var members: [Member] = []
    private var planes: [Plane] = []
    private var extents: [Extent] = []
    private(set) var sorted: [Piece] = []

    /// What a member's polygon covers in the projected space.
    private struct Extent {
        var minX: Double, maxX: Double, minY: Double, maxY: Double, minZ: Double, maxZ: Double
    }

    /// Depths closer than this are equal, in points.
    static let equalDepth = 1.0 / 512

    func begin() {
        members.removeAll(keepingCapacity: true)
        planes.removeAll(keepingCapacity: true)
        extents.removeAll(keepingCapacity: true)
        sorted.removeAll(keepingCapacity: true)
    }

    /// Adds a member; one that is edge-on, collapsed or behind the eye is left out.
    func add(_ member: Member) {
        guard let plane = DepthSorter.plane(of: member.matrix) else { return }
        let polygon = SpacePolygon(member.bounds, member.matrix)
        guard let extent = DepthSorter.extent(of: polygon) else { return }
        members.append(member)
        planes.append(plane)
        extents.append(extent)
        sorted.append(Piece(member: members.count - 1, polygon: polygon))
    }

    /// Leaves the pieces in painting order in ``sorted``.
    func sort() {
        guard sorted.count > 1 else { return }
        // Groups whose depth ranges do not meet are in order as groups.
        let order = sorted.indices.sorted { a, b in
            extents[a].minZ < extents[b].minZ || extents[a].minZ == extents[b].minZ && a < b
        }
        var pieces: [Piece] = []
        pieces.reserveCapacity(sorted.count)
        var start = 0
        while start < order.count {
            var end = start + 1
            var reach = extents[order[start]].maxZ
            while end < order.count, extents[order[end]].minZ < reach + DepthSorter.equalDepth {
                reach = max(reach, extents[order[end]].maxZ)
                end += 1
            }
            appendCluster(order[start..<end].sorted(), to: &pieces)
            start = end
        }
        sorted = pieces
    }

    /// Members whose depths meet: those on one plane keep their order, the rest is cut where it must be.
    private func appendCluster(_ cluster: [Int], to pieces: inout [Piece]) {
        if cluster.count == 1 || areCoplanar(cluster) {
            for member in cluster { pieces.append(sorted[member]) }
            return
        }
        for group in overlapping(cluster) {
            if group.count == 1 {
                pieces.append(sorted[group[0]])
            } else {
                partition(group.map { sorted[$0] }, into: &pieces)
            }
        }
    }

    private func areCoplanar(_ cluster: [Int]) -> Bool {
        let plane = planes[cluster[0]]
        return cluster.dropFirst().allSatisfy { sorted[$0].polygon.side(of: plane).isOn }
    }

    // MARK: Who overlaps whom

    /// Groups of members that overlap on the screen, directly or through others, in order of their first.
    private func overlapping(_ cluster: [Int]) -> [[Int]] {
        var leader = Dictionary(uniqueKeysWithValues: cluster.map { ($0, $0) })
        func find(_ member: Int) -> Int {
            var root = member
            while let next = leader[root], next != root { root = next }
            leader[member] = root
            return root
        }
        let byX = cluster.sorted {
            extents[$0].minX < extents[$1].minX || extents[$0].minX == extents[$1].minX && $0 < $1
        }
        var active: [Int] = []
        for member in byX {
            let extent = extents[member]
            active.removeAll { extents[$0].maxX <= extent.minX }
            for other in active where extents[other].minY < extent.maxY && extents[other].maxY > extent.minY {
                let a = find(member), b = find(other)
                leader[max(a, b)] = min(a, b)
            }
            active.append(member)
        }
        var groups: [[Int]] = []
        var groupOf: [Int: Int] = [:]
        for member in cluster {
            let root = find(member)
            if let group = groupOf[root] {
                groups[group].append(member)
            } else {
                groupOf[root] = groups.count
                groups.append([member])
            }
        }
        return groups
    }

    // MARK: Cutting

    private enum Task {
        case split([Piece])
        case paint([Piece])
    }

    /// Binary space partition with its own stack: behind the middle piece's plane, on it, before it.
    private func partition(_ group: [Piece], into pieces: inout [Piece]) {
        var budget = 16 * group.count + 4096
        var tasks: [Task] = [.split(group)]
        while let task = tasks.popLast() {
            switch task {
            case .paint(let coplanar): pieces.append(contentsOf: coplanar)
            case .split(let list):
                guard list.count > 1 else {
                    pieces.append(contentsOf: list)
                    continue
                }
                let pivot = planes[list[list.count / 2].member]
                var behind: [Piece] = [], on: [Piece] = [], before: [Piece] = []
                for piece in list {
                    let side = piece.polygon.side(of: pivot)
                    if side.isOn || piece.member == list[list.count / 2].member {
                        on.append(piece)
                    } else if !side.isBehind {
                        before.append(piece)
                    } else if !side.isBefore {
                        behind.append(piece)
                    } else if budget > 0 {
                        budget -= 1
                        behind.append(piece.part(behind: pivot))
                        before.append(piece.part(before: pivot))
                    } else {
                        Diagnostics.report(
                            "More than \(16 * group.count + 4096) cuts between crossing layers in one space: "
                                + "the rest is ordered without cutting.")
                        if side.balance > 0 { before.append(piece) } else { behind.append(piece) }
                    }
                }
                tasks.append(.split(before))
                tasks.append(.paint(on))
                tasks.append(.split(behind))
            }
        }
    }

    // MARK: Planes

    /// The function that vanishes on the layer's plane, or nil when the plane is seen edge-on.
    static func plane(of m: CATransform3D) -> Plane? {
        let p = SIMD4<Double>(Double(m.m11), Double(m.m12), Double(m.m13), Double(m.m14))
        let q = SIMD4<Double>(Double(m.m21), Double(m.m22), Double(m.m23), Double(m.m24))
        let r = SIMD4<Double>(Double(m.m41), Double(m.m42), Double(m.m43), Double(m.m44))
        func minor(_ a: Int, _ b: Int, _ c: Int) -> Double {
            p[a] * (q[b] * r[c] - q[c] * r[b]) - p[b] * (q[a] * r[c] - q[c] * r[a]) + p[c] * (q[a] * r[b] - q[b] * r[a])
        }
        let normal = SIMD4(minor(1, 2, 3), -minor(0, 2, 3), minor(0, 1, 3), -minor(0, 1, 2))
        guard normal.z != 0 else { return nil }
        let plane = normal / normal.z
        return (plane.x + plane.y + plane.w).isFinite ? plane : nil
    }

    private static func extent(of polygon: SpacePolygon) -> Extent? {
        guard polygon.count > 0 else { return nil }
        let infinity = Double.infinity
        var extent = Extent(
            minX: infinity, maxX: -infinity, minY: infinity, maxY: -infinity, minZ: infinity, maxZ: -infinity)
        for index in 0..<polygon.count {
            let point = polygon[index] / polygon[index].w
            extent.minX = min(extent.minX, point.x)
            extent.maxX = max(extent.maxX, point.x)
            extent.minY = min(extent.minY, point.y)
            extent.maxY = max(extent.maxY, point.y)
            extent.minZ = min(extent.minZ, point.z)
            extent.maxZ = max(extent.maxZ, point.z)
        }
        return extent
    }
}

extension DepthSorter.Piece {
    func part(behind plane: DepthSorter.Plane) -> Self { part(of: plane, isFront: false) }
    func part(before plane: DepthSorter.Plane) -> Self { part(of: plane, isFront: true) }

    private func part(of plane: DepthSorter.Plane, isFront: Bool) -> Self {
        var part = self
        part.cuts.append(.init(plane: plane, isFront: isFront))
        part.polygon.clip(isFront ? plane : -plane)
        return part
    }
}
