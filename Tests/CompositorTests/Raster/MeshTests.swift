import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import Compositor

@Suite("Meshes on pixels")
struct MeshTests {
    private static let width = 200, height = 150, cells = 10

    /// A sheet over the whole target whose right part, from `edge` on, is bent; `alters` changes the finished mesh.
    private func sheet(bentFrom edge: Float, alters: (inout Mesh) -> Void = { _ in }) -> ListBuilder {
        var builder = ListBuilder(width: Self.width, height: Self.height)
        let screen = builder.whole
        let rect = CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
        let page = builder.list.paint(.testCard(Self.width, Self.height), over: rect)
        builder.list.items = [
            DisplayItem(
                layer: LayerID(1), kind: .fill(Quad(rect: rect, toPixels: .identity), .image(page)), bounds: screen),
            DisplayItem(layer: LayerID(2), kind: .mesh(0), bounds: screen),
        ]
        var screenPass = builder.list.passes[0]
        screenPass.items = 1..<2
        builder.list.passes = [
            DisplayPass(key: .init(layer: LayerID(1), role: .transitionSource), region: screen, items: 0..<1),
            screenPass,
        ]
        var mesh = Mesh(
            vertices: (0...Self.cells).flatMap { row in (0...Self.cells).map { vertex(row, $0, edge) } },
            indices: Self.indices, front: 0, back: 0, backTint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.7))
        alters(&mesh)
        builder.list.meshes = [mesh]
        return builder
    }

    private func vertex(_ row: Int, _ column: Int, _ edge: Float) -> Mesh.Vertex {
        let (u, v) = (
            Float(column * Self.width) / Float(Self.cells), Float(row * Self.height) / Float(Self.cells)
        )
        let beyond = max(u - edge, 0), shade = 1 - min(beyond / 200, 0.5)
        return Mesh.Vertex(
            x: u - beyond * beyond / 60, y: v - beyond * 0.11, w: 1, u: u, v: v,
            frontShade: shade, backShade: shade)
    }

    private static var indices: [UInt32] {
        let side = UInt32(cells + 1)
        let all = (0..<UInt32(cells)).flatMap { row in (0..<UInt32(cells)).map { (row, $0) } }
        return all.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.flatMap { row, column in
            let a = row * side + column
            return [a, a + 1, a + side, a + 1, a + side + 1, a + side]
        }
    }

    @Test("Every level gives the bits of the Swift reference", arguments: [-1, 0.0, 63, 120, 500])
    func levelsAgree(edge: Float) {
        let builder = sheet(bentFrom: edge)
        let reference = builder.painted(kernels: .scalar)
        for level in KernelLevel.available {
            #expect(builder.painted(threads: 2, kernels: level).firstDifference(from: reference) == nil, "\(level)")
        }
    }

    /// The same triangles, of which no two of one cell follow each other: none are known as cells.
    private static func apart(_ indices: [UInt32]) -> [UInt32] {
        [0, 3].flatMap { first in
            stride(from: first, to: indices.count, by: 6).flatMap { indices[$0..<$0 + 3] }
        }
    }

    @Test("Resting cells, which are copied as strips, show what they show one by one")
    func restingCells() {
        let strips = sheet(bentFrom: 180)
        // All columns but the last rest.
        let apart = sheet(bentFrom: 180) { mesh in
            let bent = mesh.indices.suffix(6 * Self.cells)
            mesh.indices = Self.apart(Array(mesh.indices.dropLast(bent.count))) + bent
        }
        #expect(strips.painted().firstDifference(from: apart.painted()) == nil)
    }

    @Test(
        "Cells rest wherever they stand in the order of a sheet, cut along either diagonal", arguments: [false, true])
    func restingBehindMoving(isCutDownwards: Bool) {
        let side = UInt32(Self.cells + 1)
        let indices = (0..<UInt32(Self.cells)).flatMap { row in
            (0..<UInt32(Self.cells)).flatMap { column -> [UInt32] in
                let a = row * side + column
                return isCutDownwards
                    ? [a, a + 1, a + side + 1, a, a + side + 1, a + side]
                    : [a, a + 1, a + side, a + 1, a + side + 1, a + side]
            }
        }
        /// Two columns of corners show another place of the picture.
        func moved(_ order: [UInt32]) -> ListBuilder {
            sheet(bentFrom: 1000) { mesh in
                mesh.indices = order
                for index in mesh.vertices.indices where (4...5).contains(index % Int(side)) {
                    mesh.vertices[index].u += 7
                }
            }
        }
        func items(_ builder: ListBuilder) -> Int {
            let rasterizer = Rasterizer(threads: 1)
            let target = PixelBuffer(width: Self.width, height: Self.height)
            rasterizer.paint(builder.list, damage: [builder.whole], into: target)
            return rasterizer.scene.items.count
        }
        let strips = moved(indices), apart = moved(Self.apart(indices))
        #expect(strips.painted().firstDifference(from: apart.painted()) == nil)
        // Two strips in a row, and what moves between them.
        #expect(items(strips) <= Self.cells * (2 + 3 * 2))
        #expect(items(apart) == Self.cells * Self.cells * 2)
    }

    @Test("A flat sheet shows its picture", arguments: [0, 37])
    func flat(shift: Float) {
        let builder = sheet(bentFrom: 1000) { mesh in
            for index in mesh.vertices.indices { mesh.vertices[index].x += shift }
        }
        let painted = builder.painted(), card = PixelBuffer.testCard(Self.width, Self.height)
        for (x, y) in [(0, 0), (100, 75), (162, 149), (20, 15)] {
            #expect(painted.pixel(x + Int(shift), y) == card.pixel(x, y))
        }
        if shift > 0 { #expect(painted.pixel(5, 5) == 0xff00_0000) }
    }

    @Test("Indices beyond the vertices, vertices that are not numbers and huge ones draw nothing and harm nothing")
    func broken() {
        let builder = sheet(bentFrom: 90) { mesh in
            mesh.indices[3] = 9999
            mesh.vertices[40].x = .nan
            mesh.vertices[41].u = .infinity
            mesh.vertices[60].y = 1e30
            mesh.vertices[61].w = 0
            mesh.indices.append(contentsOf: [1, 2])
        }
        let reference = builder.painted(kernels: .scalar)
        #expect(builder.painted().firstDifference(from: reference) == nil)
    }
}
