import CKernels
import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import Compositor

@Suite("Large meshes, cut by all threads")
struct MeshCutterTests {
    private static let width = 300, height = 220, columns = 48, rows = 36

    /// Two sheets, inside a turned clip with round corners unless told otherwise: parts of them rest, the others are bent and shaded.
    private func sheets(isClipped: Bool = true, alpha: UInt32 = 255, opacity: Float = 1) -> ListBuilder {
        var builder = ListBuilder(width: Self.width, height: Self.height)
        let screen = builder.whole, rect = CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
        let page = builder.list.paint(.testCard(Self.width, Self.height, alpha: alpha), over: rect)
        let clip = builder.addClip(Quad.turned(270, 200, at: 150, 110, degrees: 4, radius: 30))
        builder.list.items = [
            DisplayItem(
                layer: LayerID(1), kind: .fill(Quad(rect: rect, toPixels: .identity), .image(page)), bounds: screen),
            DisplayItem(layer: LayerID(2), kind: .mesh(0), bounds: screen),
            DisplayItem(layer: LayerID(3), kind: .mesh(1), bounds: screen),
        ]
        for index in 1...2 {
            if isClipped { builder.list.items[index].clip = clip }
            builder.list.items[index].opacity = opacity
        }
        var screenPass = builder.list.passes[0]
        screenPass.items = 1..<3
        builder.list.passes = [
            DisplayPass(key: .init(layer: LayerID(1), role: .transitionSource), region: screen, items: 0..<1),
            screenPass,
        ]
        builder.list.meshes = [mesh(bend: 30), mesh(bend: -20)]
        return builder
    }

    private func mesh(bend: Float) -> Mesh {
        let side = UInt32(Self.columns + 1)
        var vertices: [Mesh.Vertex] = [], indices: [UInt32] = []
        for row in 0...Self.rows {
            for column in 0...Self.columns {
                let u = Float(column * Self.width) / Float(Self.columns),
                    v = Float(row * Self.height) / Float(Self.rows)
                let beyond = max(u - 140, 0) / Float(Self.width)
                vertices.append(
                    .init(
                        x: u - bend * beyond * beyond, y: v + bend * beyond, w: 1, u: u, v: v, frontShade: 1 - beyond,
                        backShade: 1))
            }
        }
        for row in 0..<UInt32(Self.rows) {
            for column in 0..<UInt32(Self.columns) {
                let a = row * side + column
                indices += [a, a + 1, a + side, a + 1, a + side + 1, a + side]
            }
        }
        return Mesh(vertices: vertices, indices: indices, front: 0, back: 0, backTint: .clear)
    }

    private func placed(_ list: DisplayList, threads: Int) -> (PaintScene, PixelBuffer) {
        let rasterizer = Rasterizer(threads: threads)
        let target = PixelBuffer(width: Self.width, height: Self.height)
        rasterizer.paint(list, damage: [list.passes[1].region], into: target)
        return (rasterizer.scene, target)
    }

    /// All shapes of an item, one inside the other, with their hard edges.
    private func shapes(of item: CKItem, in scene: PaintScene) -> [[Int64]] {
        var found: [[Int64]] = [], index = item.shape
        while index >= 0 {
            let shape = scene.shapes[Int(index)]
            let lines = (0..<Int(shape.hardCount)).flatMap { k -> [Int64] in
                let line = scene.hardLines[Int(shape.hardFirst) + k]
                return [line.a, line.b, line.c]
            }
            found.append([Int64(shape.originX), Int64(shape.originY), Int64(shape.rounding)] + lines)
            index = shape.next
        }
        return found
    }

    @Test("The items are those of one thread, in the same order, and so are the pixels", arguments: [2, 3, 5])
    func alike(threads: Int) {
        let list = sheets().list
        #expect(list.meshes[0].indices.count / 3 > 4 * MeshCutter.share)
        let (one, pixels) = placed(list, threads: 1), (many, others) = placed(list, threads: threads)
        #expect(one.items.count > 1000)
        #expect(many.items.count == one.items.count)
        #expect(many.shapes.count == one.shapes.count)
        #expect(many.hardLines.count == one.hardLines.count)
        for k in 0..<min(one.items.count, many.items.count) {
            let (a, b) = (one.items[k], many.items[k])
            #expect(a.bounds == b.bounds && a.source == b.source && a.level == b.level && a.hides == b.hides)
            #expect(shapes(of: a, in: one) == shapes(of: b, in: many))
        }
        #expect(others.firstDifference(from: pixels) == nil)
    }

    @Test(
        "The pixels are those of the Swift reference, whichever way their pieces are painted",
        arguments: [true, false], [(255, 1), (255, 0.6), (150, 1)] as [(UInt32, Float)])
    func reference(isClipped: Bool, look: (alpha: UInt32, opacity: Float)) {
        let builder = sheets(isClipped: isClipped, alpha: look.alpha, opacity: look.opacity)
        let reference = builder.painted(kernels: .scalar)
        for level in KernelLevel.available {
            #expect(builder.painted(threads: 3, kernels: level).firstDifference(from: reference) == nil, "\(level)")
        }
    }
}
