import Compositor
import CoreGraphics
import RenderTree

/// The display lists of S3: one page, and over it the mesh that every renderer draws.
struct CurlLists {
    private(set) var lists: [DisplayList] = []

    init(_ scene: BenchScene) {
        let mesh = CurlMesh()
        let pages = scene.textures.enumerated().map { index, texture in
            PixelBuffer.photo(texture, scene.textureSet, index)
        }
        for frame in 0..<BenchScene.frameCount { lists.append(CurlLists.list(mesh, frame, pages)) }
    }

    private static func list(_ mesh: CurlMesh, _ frame: Int, _ pages: [PixelBuffer]) -> DisplayList {
        var list = DisplayList()
        let screen = PixelRect(minX: 0, minY: 0, maxX: Int32(BenchScene.width), maxY: Int32(BenchScene.height))
        let rect = CGRect(x: 0, y: 0, width: BenchScene.width, height: BenchScene.height)
        for (index, page) in pages.enumerated() {
            let paint = ImagePaint(
                image: list.addImage(page), width: page.width, height: page.height, originX: 0, originY: 0, scaleX: 1,
                scaleY: 1)
            list.items.append(
                DisplayItem(
                    layer: LayerID(UInt64(index)), kind: .fill(Quad(rect: rect, toPixels: .identity), .image(paint)),
                    bounds: screen))
        }
        list.meshes = [sheet(mesh, frame)]
        list.items.append(DisplayItem(layer: LayerID(2), kind: .mesh(0), bounds: screen))
        // The curling page is a pass of its own; the screen shows the other page and the sheet.
        list.items.swapAt(0, 1)
        list.passes = [
            DisplayPass(key: .init(layer: LayerID(1), role: .transitionSource), region: screen, items: 0..<1),
            DisplayPass(key: .init(layer: LayerID(0), role: .screen), region: screen, items: 1..<3),
        ]
        list.passes[1].background = .black
        return list
    }

    private static func sheet(_ mesh: CurlMesh, _ frame: Int) -> Mesh {
        let side = CurlMesh.cells + 1
        let vertices = mesh.vertices(frame: frame).enumerated().map { index, vertex in
            Mesh.Vertex(
                x: Float(vertex.x), y: Float(vertex.y), w: 1, u: Float(Double(index % side) * 1920 / 64),
                v: Float(Double(index / side) * 1080 / 64), frontShade: Float(vertex.shade),
                backShade: Float(vertex.shade))
        }
        return Mesh(vertices: vertices, indices: mesh.indices, front: 0, back: 0, backTint: .clear)
    }
}
