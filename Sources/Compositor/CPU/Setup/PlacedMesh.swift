import CKernels
import CoreGraphics

/// A mesh's vertices on the grid of 1/256 pixel, in pixels of the target. Its memory is kept from frame to frame.
final class PlacedMesh {
    private let indices = Pool<UInt32>()
    private let vertices = Pool<Mesh.Vertex>()
    private let points = Pool<GridPoint>()
    /// For each triangle: 1 where the front is seen, −1 where the back is, 0 where there is nothing to see.
    private let facing = Pool<Int8>()
    /// The same where they lie: several threads read them, none of which counts a reference.
    @exclusivity(unchecked) private(set) var corners: UnsafePointer<UInt32>
    @exclusivity(unchecked) private var vertexBase: UnsafePointer<Mesh.Vertex>
    @exclusivity(unchecked) private var pointBase: UnsafePointer<GridPoint>
    @exclusivity(unchecked) private var facingBase: UnsafePointer<Int8>
    @exclusivity(unchecked) private(set) var triangleCount = 0
    @exclusivity(unchecked) private(set) var vertexCount = 0

    init() {
        (corners, vertexBase) = (UnsafePointer(indices.base), UnsafePointer(vertices.base))
        (pointBase, facingBase) = (UnsafePointer(points.base), UnsafePointer(facing.base))
    }

    /// Takes a mesh on. The target's first pixel is (regionX, regionY) of the mesh's pixels.
    func place(_ mesh: Mesh, regionX: Int32, regionY: Int32) {
        vertices.replace(with: mesh.vertices)
        indices.replace(with: mesh.indices)
        (triangleCount, vertexCount) = (indices.count / 3, vertices.count)
        points.resize(to: vertexCount)
        facing.resize(to: triangleCount)
        (corners, vertexBase) = (UnsafePointer(indices.base), UnsafePointer(vertices.base))
        (pointBase, facingBase) = (UnsafePointer(points.base), UnsafePointer(facing.base))
        let places = points.base, shiftX = Float(regionX), shiftY = Float(regionY)
        for (index, vertex) in mesh.vertices.enumerated() {
            places[index] = GridPoint(vertex, shiftX: shiftX, shiftY: shiftY)
        }
        let sides = facing.base
        for triangle in 0..<triangleCount {
            let corners = corners + 3 * triangle
            let isPlaced = hasPlace(corners[0]) && hasPlace(corners[1]) && hasPlace(corners[2])
            sides[triangle] = isPlaced ? Int8(twiceArea(triangle).signum()) : 0
        }
    }

    // MARK: Triangles that are seen

    func triangle(_ number: Int) -> PlacedTriangle {
        PlacedTriangle(
            corner(of: corners[3 * number]), corner(of: corners[3 * number + 1]), corner(of: corners[3 * number + 2]))
    }

    /// Positive where the front is seen.
    func twiceArea(_ triangle: Int) -> Int64 {
        let (p, q, r) = places(triangle)
        return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }

    /// Pixels that a triangle may touch.
    func bounds(_ triangle: Int) -> PixelRect {
        let (p, q, r) = places(triangle)
        return PixelRect(
            minX: Int32((min(p.x, q.x, r.x) - 128) >> 8), minY: Int32((min(p.y, q.y, r.y) - 128) >> 8),
            maxX: Int32((max(p.x, q.x, r.x) + 383) >> 8), maxY: Int32((max(p.y, q.y, r.y) + 383) >> 8))
    }

    private func places(_ triangle: Int) -> (GridPoint, GridPoint, GridPoint) {
        (point(corners[3 * triangle]), point(corners[3 * triangle + 1]), point(corners[3 * triangle + 2]))
    }

    // MARK: All triangles

    /// False for a triangle without area, partly behind the eye, or not made of numbers.
    func isSeen(_ triangle: Int) -> Bool { facingBase[triangle] != 0 }
    func isFront(_ triangle: Int) -> Bool { facingBase[triangle] > 0 }

    /// True where a triangle ends at the mesh's border or at a fold, beyond which the sheet shows its other side.
    func isOutline(_ neighbor: Int?, of triangle: Int) -> Bool {
        guard let neighbor else { return true }
        return facingBase[neighbor] != facingBase[triangle]
    }

    // MARK: Vertices

    /// Whether there is such a vertex, before the eye.
    func hasPlace(_ vertex: UInt32) -> Bool { vertex < vertexCount && pointBase[Int(vertex)].x != .max }

    /// False for a vertex that is shaded, or nearer or farther than its picture.
    func mayRest(_ vertex: UInt32) -> Bool {
        let vertex = vertexBase + Int(vertex)
        return vertex.pointee.frontShade >= 1 && vertex.pointee.w == 1
    }

    /// Of a vertex that has a place.
    func point(_ vertex: UInt32) -> GridPoint { pointBase[Int(vertex)] }
    func corner(of vertex: UInt32) -> PlacedTriangle.Corner {
        PlacedTriangle.Corner(point: pointBase[Int(vertex)], vertex: vertexBase[Int(vertex)])
    }
}

extension GridPoint {
    /// A vertex's place; `x` is `.max` when it has none.
    fileprivate init(_ v: Mesh.Vertex, shiftX: Float, shiftY: Float) {
        let (x, y) = (Double(v.x - shiftX), Double(v.y - shiftY))
        guard abs(x) < GridPoint.reach, abs(y) < GridPoint.reach, v.w > 0,
            (v.w + v.u + v.v + v.frontShade + v.backShade).isFinite
        else {
            self.init(x: .max, y: .max)
            return
        }
        self.init(x: GridPoint.step(x), y: GridPoint.step(y))
    }
}

/// The two pictures of a sheet.
struct MeshFaces {
    /// Into the scene's levels.
    let front: Int32, back: Int32
    let frontIsOpaque: Bool, backIsOpaque: Bool
    /// The texels of the front.
    let frontTexels: PixelRect
    let backTint: RGBA

    /// Lays the paper's colour over the back's picture.
    func tintBack(_ item: inout CKItem) {
        let paper = backTint.premultipliedWord
        let keep = 255 - paper >> 24
        guard keep < 255 else { return }
        item.isTinted = 1
        item.tint = keep | keep << 8 | keep << 16 | keep << 24
        item.tintAdd = paper
    }
}
