import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import Compositor

@Suite("Pieces of a mesh")
struct MeshPieceTests {
    /// A fan of triangles about the first corner; texels lie under pixels as `texel` says.
    private func fan(_ corners: [(Float, Float)], texel: (Int, Float, Float) -> (Float, Float)) -> Mesh {
        let vertices = corners.enumerated().map { index, corner in
            let (u, v) = texel(index, corner.0, corner.1)
            return Mesh.Vertex(x: corner.0, y: corner.1, w: 1, u: u, v: v, frontShade: 1, backShade: 1)
        }
        var indices: [UInt32] = []
        for corner in 2..<UInt32(corners.count) { indices += [0, corner - 1, corner] }
        return Mesh(vertices: vertices, indices: indices, front: 0, back: 0, backTint: .clear)
    }

    private func grown(_ mesh: Mesh, on placed: PlacedMesh = PlacedMesh()) -> MeshPiece {
        let edges = MeshEdges(indices: mesh.indices)
        placed.place(mesh, regionX: 0, regionY: 0)
        var piece = MeshPiece(0, of: placed, edges)
        for triangle in 1..<placed.triangleCount where !piece.add(triangle, of: placed, edges) { break }
        return piece
    }

    private let pentagon: [(Float, Float)] = [(10, 10), (90, 10), (90, 50), (60, 80), (10, 80)]

    @Test("a fan with one map is one piece, and its border is the fan's")
    func whole() throws {
        let placed = PlacedMesh()
        let piece = grown(fan(pentagon) { _, x, y in (2 * x + 3, y / 2 + x / 8) }, on: placed)
        #expect(piece.count == 5)
        #expect((0..<5).allSatisfy { piece.isOutline($0) })
        for (k, corner) in pentagon.enumerated() {
            let start = piece.side(k, of: placed).from
            #expect(Float(start.x) == 256 * corner.0)
            #expect(Float(start.y) == 256 * corner.1)
        }
        #expect(piece.bounds.contains(PixelRect(minX: 10, minY: 10, maxX: 90, maxY: 80)))
        #expect(piece.restingOffset(of: placed) == nil)
    }

    @Test("a corner off the map begins another piece")
    func parted() throws {
        let piece = grown(fan(pentagon) { index, x, y in (x + (index == 4 ? 0.1 : 0), y) })
        #expect(piece.count == 4)
    }

    @Test("a piece stays convex")
    func convex() throws {
        let dented: [(Float, Float)] = [(10, 10), (90, 10), (40, 40), (10, 80)]
        #expect(grown(fan(dented) { _, x, y in (x, y) }).count == 3)
    }

    @Test("what lies on its picture is known by its offset")
    func resting() throws {
        let placed = PlacedMesh()
        let piece = grown(fan(pentagon) { _, x, y in (x - 7, y + 4) }, on: placed)
        #expect(try #require(piece.restingOffset(of: placed)) == (-7, 4))
        let between = grown(fan(pentagon) { _, x, y in (x - 7.5, y + 4) }, on: placed)
        #expect(between.restingOffset(of: placed) == nil)
    }
}

@Suite("A curled page on pixels")
struct CurledPageTests {
    private func curled(time: Double, angle: Double, children: [LayerNode] = []) -> DisplayList {
        let page = node(
            2, CGRect(x: 40, y: 30, width: 310, height: 500), color: RGBA(red: 0.9, green: 0.9, blue: 0.8),
            children: children + [
                node(3, CGRect(x: 20, y: 20, width: 100, height: 60), color: .fullRed),
                node(4, CGRect(x: 150, y: 300, width: 140, height: 180), color: .fullBlue),
            ], style: { $0.filters = [.pageCurl(PageCurlFilter(time: time, angle: angle, radius: 40))] })
        return list(screen([page]) { $0.backgroundColor = RGBA(red: 0.3, green: 0.5, blue: 0.4) })
    }

    private func painted(_ list: DisplayList, threads: Int = 1, kernels: KernelLevel = .chosen) -> PixelBuffer {
        let target = PixelBuffer(width: 400, height: 600)
        let whole = PixelRect(minX: 0, minY: 0, maxX: 400, maxY: 600)
        Rasterizer(threads: threads, kernels: kernels).paint(list, damage: [whole], into: target)
        return target
    }

    private static let moments = [(0.1, Double.pi), (0.35, 3.5), (0.6, 4.4), (0.85, 3 * Double.pi / 2)]

    @Test("Every level gives the bits of the Swift reference", arguments: moments)
    func levelsAgree(time: Double, angle: Double) {
        let list = curled(time: time, angle: angle)
        let reference = painted(list, kernels: .scalar)
        for level in KernelLevel.available {
            #expect(painted(list, threads: 2, kernels: level).firstDifference(from: reference) == nil, "\(level)")
        }
    }

    @Test("Strips painted as one piece look like their triangles", arguments: moments)
    func piecesLookLikeTriangles(time: Double, angle: Double) {
        let list = curled(time: time, angle: angle)
        var apart = list
        for index in apart.meshes.indices {
            // Triangles without area in between keep their neighbours from being one piece.
            var indices: [UInt32] = []
            for start in stride(from: 0, to: list.meshes[index].indices.count, by: 3) {
                indices += list.meshes[index].indices[start..<start + 3]
                indices += [0, 0, 0]
            }
            apart.meshes[index].indices = indices
        }
        // Where an outline's soft edge meets the cut between two triangles, one piece is the smoother: a few pixels for each strip.
        #expect(painted(list).share(differingFrom: painted(apart), byMoreThan: 8) < 0.005)
    }

    @Test("The picture of a page on its way ends with the page")
    func regionIsThePage() throws {
        let beside = node(5, CGRect(x: 200, y: 400, width: 900, height: 900), color: .fullRed)
        let built = curled(time: 0.4, angle: 4, children: [beside])
        let page = try #require(built.passes.first)
        #expect(page.region == PixelRect(minX: 40, minY: 30, maxX: 350, maxY: 530))
        // At rest all of it shows.
        let still = curled(time: 0, angle: 4, children: [beside])
        #expect(try #require(still.passes.first).region.maxX > 350)
    }
}

extension PixelBuffer {
    /// The share of pixels that differ by more than so much in some channel.
    fileprivate func share(differingFrom other: PixelBuffer, byMoreThan limit: Int) -> Double {
        let shifts: [UInt32] = [0, 8, 16, 24]
        var count = 0
        for y in 0..<height {
            for x in 0..<width {
                let a = pixel(x, y), b = other.pixel(x, y)
                var most = 0
                for shift in shifts {
                    let p = Int(a >> shift & 255), q = Int(b >> shift & 255)
                    most = max(most, abs(p - q))
                }
                if most > limit { count += 1 }
            }
        }
        return Double(count) / Double(width * height)
    }
}
