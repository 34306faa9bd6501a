import CKernels
import CoreGraphics

/// A mesh's vertices on the grid of 1/256 pixel, in pixels of the target. Its memory is kept from frame to frame.
final class PlacedMesh {
    private(set) var vertices: [Mesh.Vertex] = []
    private(set) var indices: [UInt32] = []
    private let points = Pool<GridPoint>()
    /// For each triangle: 1 where the front is seen, −1 where the back is, 0 where there is nothing to see.
    private let facing = Pool<Int8>()

    var triangleCount: Int { indices.count / 3 }

    /// Takes a mesh on. The target's first pixel is (regionX, regionY) of the mesh's pixels.
    func place(_ mesh: Mesh, regionX: Int32, regionY: Int32) {
        (vertices, indices) = (mesh.vertices, mesh.indices)
        points.removeAll()
        for vertex in vertices { points.append(.init(vertex, shiftX: Float(regionX), shiftY: Float(regionY))) }
        facing.removeAll()
        for triangle in 0..<triangleCount {
            let area = self.triangle(triangle)?.twiceArea ?? 0
            facing.append(Int8(area.signum()))
        }
    }

    /// Lets the mesh go.
    func clear() {
        vertices = []
        indices = []
    }

    /// Nil for a triangle without area, partly behind the eye, or not made of numbers.
    func triangle(_ number: Int) -> PlacedTriangle? {
        guard let a = corner(3 * number), let b = corner(3 * number + 1), let c = corner(3 * number + 2) else {
            return nil
        }
        let triangle = PlacedTriangle(a, b, c)
        return triangle.twiceArea == 0 ? nil : triangle
    }

    func isSeen(_ triangle: Int) -> Bool { facing[triangle] != 0 }
    func isFront(_ triangle: Int) -> Bool { facing[triangle] > 0 }

    /// True where a triangle ends at the mesh's border or at a fold, beyond which the sheet shows its other side.
    func isOutline(_ neighbor: Int?, of triangle: Int) -> Bool {
        guard let neighbor else { return true }
        return facing[neighbor] != facing[triangle]
    }

    /// Of a vertex of a triangle that is seen.
    func point(_ vertex: UInt32) -> GridPoint { points[Int(vertex)] }
    func corner(of vertex: UInt32) -> PlacedTriangle.Corner {
        PlacedTriangle.Corner(point: points[Int(vertex)], vertex: vertices[Int(vertex)])
    }

    /// The vertex at a place of the indices.
    func corner(_ index: Int) -> PlacedTriangle.Corner? {
        let position = Int(indices[index])
        guard position < vertices.count, points[position].x != .max else { return nil }
        return PlacedTriangle.Corner(point: points[position], vertex: vertices[position])
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
        self.init(x: Int64((x * 256 + 0.5).rounded(.down)), y: Int64((y * 256 + 0.5).rounded(.down)))
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
