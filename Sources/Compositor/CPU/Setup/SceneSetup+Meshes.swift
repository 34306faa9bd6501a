import CKernels
import CoreGraphics

/// What placing meshes keeps from frame to frame.
final class MeshStore {
    let edges = MeshEdgeStore()
    let placed = PlacedMesh()
    let resting = RestingCells()
}

extension SceneSetup {
    /// Every triangle becomes an item, or as many that follow each other as have one map: edges inside the sheet are hard and meet
    /// without a seam, edges against the background and folds are soft.
    func addMesh(_ mesh: Mesh, twin: TwinMesh? = nil, of item: ItemLook, within bounds: PixelRect) {
        guard let prototype = begin(item, within: bounds)?.pointee, var faces = faces(of: mesh) else { return }
        if let twin { faces.twin = self.faces(of: twin.mesh).map { TwinFaces($0, opacity: twin.opacity) } }
        let edges = meshes.edges.edges(of: mesh), placed = meshes.placed
        placed.place(mesh, regionX: region.minX, regionY: region.minY)
        meshes.resting.begin(placed)
        var triangle = 0
        while triangle < placed.triangleCount {
            let resting = meshes.resting.gather(placed, edges, from: triangle)
            if resting > 0 {
                addResting(meshes.resting, faces, prototype)
                triangle += resting
                continue
            }
            triangle += 1
            guard placed.isSeen(triangle - 1) else { continue }
            var piece = MeshPiece(triangle - 1, of: placed, edges)
            while triangle < placed.triangleCount, piece.add(triangle, of: placed, edges) { triangle += 1 }
            add(piece, of: placed, faces, prototype)
        }
    }

    private func faces(of mesh: Mesh) -> MeshFaces? {
        guard let front = finishedPasses[mesh.front], let back = finishedPasses[mesh.back] else { return nil }
        return MeshFaces(
            front: addFace(front), back: addFace(back), frontIsOpaque: front.buffer.isOpaque,
            backIsOpaque: back.buffer.isOpaque, frontTexels: texels(of: front), backTint: mesh.backTint)
    }

    private func texels(of pass: FinishedPass) -> PixelRect {
        PixelRect(minX: 0, minY: 0, maxX: Int32(pass.region.width), maxY: Int32(pass.region.height))
    }

    private func addFace(_ pass: FinishedPass) -> Int32 {
        addLevel(pass.buffer, texels(of: pass), isNearest: false)
    }

    private func addResting(_ cells: RestingCells, _ faces: MeshFaces, _ prototype: CKItem) {
        for index in 0..<cells.strips.count {
            addResting(cells.strips[index], (cells.offsetX, cells.offsetY), shape: prototype.shape, faces, prototype)
        }
    }

    /// Part of a sheet that lies on its picture. It may end half a pixel beyond the picture, the centres of what shows never.
    private func addResting(
        _ part: PixelRect, _ offset: (x: Int32, y: Int32), shape: Int32, _ faces: MeshFaces, _ prototype: CKItem
    ) {
        let inside = faces.frontTexels.relative(toX: offset.x, offset.y)
        var result = prototype
        guard result.limit(to: part.intersection(inside)) else { return }
        result.source = .copy
        (result.copyX, result.copyY) = offset
        result.level = faces.front
        result.levelCount = 1
        result.isOpaque = faces.frontIsOpaque ? 1 : 0
        result.shape = shape
        emit(result, isFront: true, faces)
    }

    /// Adds a piece of a sheet, and the same of the sheet's twin.
    private func emit(_ piece: CKItem, isFront: Bool, _ faces: MeshFaces) {
        emit(copy: piece)
        guard let twin = faces.twin else { return }
        var other = piece
        other.level = isFront ? twin.front : twin.back
        other.isOpaque = (isFront ? twin.frontIsOpaque : twin.backIsOpaque) ? 1 : 0
        other.strength = twin.strength
        emit(copy: other)
    }

    private func add(_ piece: MeshPiece, of mesh: PlacedMesh, _ faces: MeshFaces, _ prototype: CKItem) {
        if let offset = piece.restingOffset(of: mesh) {
            let shape = addShape(piece, of: mesh, before: prototype.shape)
            return addResting(piece.bounds, offset, shape: shape, faces, prototype)
        }
        var result = prototype
        guard result.limit(to: piece.bounds) else { return }
        let triangle = mesh.triangle(piece.largest), isFront = piece.isFront
        setMap(&result, triangle)
        result.level = isFront ? faces.front : faces.back
        result.levelCount = 1
        result.source = .bilinear
        result.isOpaque = (isFront ? faces.frontIsOpaque : faces.backIsOpaque) ? 1 : 0
        if !isFront { faces.tintBack(&result) }
        setShade(&result, triangle, isFront: isFront)
        result.shape = addShape(piece, of: mesh, before: result.shape)
        emit(result, isFront: isFront, faces)
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

    private func addShape(_ piece: MeshPiece, of mesh: PlacedMesh, before next: Int32) -> Int32 {
        var shape = CKShape.plain
        (shape.originX, shape.originY, shape.next) = (piece.bounds.minX, piece.bounds.minY, next)
        shape.hardFirst = Int32(scene.hardLines.count)
        var soft = SoftLines()
        for k in 0..<piece.count {
            let (from, to) = piece.side(k, of: mesh)
            let edge = PlacedEdge(
                from: from, to: to, isMirrored: !piece.isFront, originX: shape.originX, originY: shape.originY)
            if piece.isOutline(k) { soft.append(edge.line) } else { scene.hardLines.append(edge.exact) }
        }
        shape.hardCount = Int32(scene.hardLines.count) - shape.hardFirst
        soft.takePairs(for: &shape)
        while !soft.isEmpty {
            shape.next = scene.shapes.append(shape)
            (shape.hardFirst, shape.hardCount) = (0, 0)
            soft.takePairs(for: &shape)
        }
        return scene.shapes.append(shape)
    }
}

/// The soft lines of a piece's outline, handed out in pairs that face each other: their coverages add up to what lies between.
private struct SoftLines {
    private var lines = InlineArray<8, CKLine>(repeating: .full)
    private var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func append(_ line: CKLine) {
        lines[count] = line
        count += 1
    }

    /// Sets the lines of a shape, as many as it has room for.
    mutating func takePairs(for shape: inout CKShape) {
        shape.hasSoftLines = isEmpty ? 0 : 1
        (shape.left, shape.right) = takePair()
        (shape.top, shape.bottom) = takePair()
    }

    private mutating func takePair() -> (CKLine, CKLine) {
        guard count > 0 else { return (.full, .full) }
        let first = take(count - 1)
        var best = -1, least: Float = 0
        for k in 0..<count {
            let product = first.a * lines[k].a + first.b * lines[k].b
            if product < least { (best, least) = (k, product) }
        }
        return (first, best < 0 ? .full : take(best))
    }

    private mutating func take(_ k: Int) -> CKLine {
        let line = lines[k]
        count -= 1
        lines[k] = lines[count]
        return line
    }
}
