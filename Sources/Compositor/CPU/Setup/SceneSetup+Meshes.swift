import CKernels
import CoreGraphics

/// What placing meshes keeps from frame to frame.
final class MeshStore {
    let edges = MeshEdgeStore()
    let placed = PlacedMesh()
    let resting = RestingCells()
}

extension SceneSetup {
    /// Every triangle becomes an item, or every two that are a parallelogram: edges inside the sheet are hard and meet without
    /// a seam, edges against the background and folds are soft.
    func addMesh(_ mesh: Mesh, of item: DisplayItem, within bounds: PixelRect) {
        guard let prototype = begin(item, within: bounds), let front = finishedPasses[mesh.front],
            let back = finishedPasses[mesh.back]
        else { return }
        let edges = meshes.edges.edges(of: mesh), placed = meshes.placed
        let faces = MeshFaces(
            front: addFace(front), back: addFace(back), frontIsOpaque: front.buffer.isOpaque,
            backIsOpaque: back.buffer.isOpaque, frontTexels: texels(of: front), backTint: mesh.backTint)
        placed.place(mesh, regionX: region.minX, regionY: region.minY)
        var triangle = meshes.resting.gather(placed, edges)
        addResting(meshes.resting, faces, prototype)
        while triangle < placed.triangleCount {
            if triangle + 1 < placed.triangleCount,
                let piece = MeshPiece(triangle, and: triangle + 1, of: placed, edges)
            {
                add(piece, faces, prototype)
                triangle += 2
            } else {
                if placed.isSeen(triangle), let one = placed.triangle(triangle) {
                    add(MeshPiece(triangle, one, of: placed, edges), faces, prototype)
                }
                triangle += 1
            }
        }
        placed.clear()
    }

    private func texels(of pass: FinishedPass) -> PixelRect {
        PixelRect(minX: 0, minY: 0, maxX: Int32(pass.region.width), maxY: Int32(pass.region.height))
    }

    private func addFace(_ pass: FinishedPass) -> Int32 {
        addLevel(pass.buffer, texels(of: pass), isNearest: false)
    }

    private func addResting(_ cells: RestingCells, _ faces: MeshFaces, _ prototype: CKItem) {
        // A strip may end half a pixel beyond the picture, never its centres.
        let inside = faces.frontTexels.relative(toX: cells.offsetX, cells.offsetY)
        for index in 0..<cells.strips.count {
            guard var result = prototype.limited(to: cells.strips[index].intersection(inside)) else { continue }
            result.source = .copy
            (result.copyX, result.copyY) = (cells.offsetX, cells.offsetY)
            result.level = faces.front
            result.levelCount = 1
            result.isOpaque = faces.frontIsOpaque ? 1 : 0
            emit(result)
        }
    }

    private func add(_ piece: MeshPiece, _ faces: MeshFaces, _ prototype: CKItem) {
        guard var result = prototype.limited(to: piece.bounds) else { return }
        let isFront = piece.triangle.twiceArea > 0
        setMap(&result, piece.triangle)
        result.level = isFront ? faces.front : faces.back
        result.levelCount = 1
        result.source = .bilinear
        result.isOpaque = (isFront ? faces.frontIsOpaque : faces.backIsOpaque) ? 1 : 0
        if !isFront { faces.tintBack(&result) }
        setShade(&result, piece.triangle, isFront: isFront)
        result.shape = addShape(piece, before: result.shape)
        emit(result)
    }

    private func setMap(_ item: inout CKItem, _ triangle: PlacedTriangle) {
        // Texel centres lie at whole numbers of the kernels' coordinates, in 1/128, rounded to the nearest.
        let fixed = Double(CK_SUBTEXELS)
        let isAffine = triangle.isAffine
        let map = triangle.plane(fromX: item.originX, y: item.originY) {
            isAffine ? ($0.u, $0.v, 1) : ($0.u / $0.w, $0.v / $0.w, 1 / $0.w)
        }
        item.map = map.scaledResult(fixed, offset: -fixed / 2 + 0.5).single
        item.mapping = isAffine ? .affine : .perspective
    }

    private func setShade(_ item: inout CKItem, _ triangle: PlacedTriangle, isFront: Bool) {
        guard triangle.hasShade(isFront: isFront) else { return }
        let plane = triangle.plane(fromX: item.originX, y: item.originY) {
            (isFront ? $0.frontShade : $0.backShade, 0, 1)
        }
        item.isShaded = 1
        item.shade = CKLine(a: Float(plane.a), b: Float(plane.b), c: Float(plane.c))
    }

    private func addShape(_ piece: MeshPiece, before next: Int32) -> Int32 {
        var shape = CKShape.plain
        (shape.originX, shape.originY, shape.next) = (piece.bounds.minX, piece.bounds.minY, next)
        shape.hardFirst = Int32(scene.hardLines.count)
        let isMirrored = piece.triangle.twiceArea < 0
        func line(_ side: MeshPiece.Side) -> CKLine {
            let edge = PlacedEdge(
                from: side.from, to: side.to, isMirrored: isMirrored, originX: shape.originX, originY: shape.originY)
            if side.isOutline { return edge.line }
            scene.hardLines.append(edge.exact)
            return .full
        }
        let sides = piece.sides
        (shape.left, shape.top, shape.right) = (line(sides.0), line(sides.1), line(sides.2))
        if let last = sides.3 { shape.bottom = line(last) }
        shape.hardCount = Int32(scene.hardLines.count) - shape.hardFirst
        shape.hasSoftLines =
            sides.0.isOutline || sides.1.isOutline || sides.2.isOutline || sides.3?.isOutline == true
            ? 1 : 0
        return scene.shapes.append(shape)
    }
}
