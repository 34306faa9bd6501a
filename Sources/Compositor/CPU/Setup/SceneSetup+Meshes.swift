import CKernels
import CoreGraphics

extension SceneSetup {
    /// Every triangle becomes an item: edges between triangles are hard and meet without a seam, edges against the
    /// background and folds are soft.
    func addMesh(_ mesh: Mesh, of item: DisplayItem, within bounds: PixelRect) {
        guard let prototype = begin(item, within: bounds), let front = finishedPasses[mesh.front],
            let back = finishedPasses[mesh.back]
        else { return }
        let edges = meshEdges.edges(of: mesh)
        let faces = MeshFaces(
            front: addFace(front), back: addFace(back), frontIsOpaque: front.buffer.isOpaque,
            backIsOpaque: back.buffer.isOpaque, backTint: mesh.backTint)
        let sheet = PlacedMesh(mesh, regionX: region.minX, regionY: region.minY)
        for triangle in 0..<mesh.indices.count / 3 {
            addTriangle(triangle, of: sheet, edges, faces, prototype)
        }
    }

    private func addFace(_ pass: FinishedPass) -> Int32 {
        let texels = PixelRect(minX: 0, minY: 0, maxX: Int32(pass.region.width), maxY: Int32(pass.region.height))
        return addLevel(pass.buffer, texels, isNearest: false)
    }

    private func addTriangle(
        _ number: Int, of sheet: PlacedMesh, _ edges: MeshEdges, _ faces: MeshFaces, _ prototype: CKItem
    ) {
        guard let triangle = sheet.triangle(number), var result = prototype.limited(to: triangle) else { return }
        let isFront = triangle.twiceArea > 0
        setMap(&result, triangle)
        result.level = isFront ? faces.front : faces.back
        result.levelCount = 1
        result.source = .bilinear
        result.isOpaque = (isFront ? faces.frontIsOpaque : faces.backIsOpaque) ? 1 : 0
        if !isFront { faces.tintBack(&result) }
        setShade(&result, triangle, isFront: isFront)
        result.shape = addShape(triangle, number, of: sheet, edges, before: result.shape)
        emit(result)
    }

    private func setMap(_ item: inout CKItem, _ triangle: PlacedTriangle) {
        // Texel centres lie at whole numbers of the kernels' coordinates, in 1/128, rounded to the nearest.
        let fixed = Double(CK_SUBTEXELS)
        let isAffine = triangle.isAffine
        let map = triangle.plane { isAffine ? ($0.u, $0.v, 1) : ($0.u / $0.w, $0.v / $0.w, 1 / $0.w) }
            .scaledResult(fixed, offset: -fixed / 2 + 0.5)
        item.map = map.single
        item.mapping = isAffine ? .affine : .perspective
    }

    private func setShade(_ item: inout CKItem, _ triangle: PlacedTriangle, isFront: Bool) {
        guard triangle.hasShade(isFront: isFront) else { return }
        let plane = triangle.plane { (isFront ? $0.frontShade : $0.backShade, 0, 1) }
        item.isShaded = 1
        item.shade = CKLine(a: Float(plane.a), b: Float(plane.b), c: Float(plane.c))
    }

    private func addShape(
        _ triangle: PlacedTriangle, _ number: Int, of sheet: PlacedMesh, _ edges: MeshEdges, before next: Int32
    ) -> Int32 {
        var shape = CKShape.plain
        (shape.originX, shape.originY, shape.next) = (triangle.bounds.minX, triangle.bounds.minY, next)
        shape.hardFirst = Int32(scene.hardLines.count)
        for side in 0..<3 {
            let edge = triangle.edge(side)
            guard sheet.isOutline(edges.neighbor(of: number, side: side), of: triangle) else {
                scene.hardLines.append(edge.exact)
                continue
            }
            shape.hasSoftLines = 1
            switch side {
            case 0: shape.left = edge.line
            case 1: shape.top = edge.line
            default: shape.right = edge.line
            }
        }
        shape.hardCount = Int32(scene.hardLines.count) - shape.hardFirst
        return scene.shapes.append(shape)
    }
}
