import CKernels
import CoreGraphics

/// A mesh that is placed, and how it is painted.
struct MeshLook {
    let mesh: PlacedMesh
    let edges: MeshEdges
    let faces: MeshFaces
    /// What all its items have in common.
    let prototype: CKItem
    /// Where the clip leaves all of a pixel.
    let unclipped: PixelRect

    /// The shapes of the clip for what lies in a rectangle.
    func clip(around part: PixelRect) -> Int32 { unclipped.contains(part) ? -1 : prototype.shape }
}

/// Cuts meshes into items. Large ones are cut by all threads, in parts that depend on the mesh alone, and so do the items.
final class MeshCutter: ParallelWork {
    /// Triangles of a part, but for resting cells, which stay together: they are copied in the longer rows.
    static let share = 512
    private let workers: WorkerPool
    private let scene: PaintScene
    private let direct: MeshItems
    @exclusivity(unchecked) private var parts: [MeshItems] = []
    @exclusivity(unchecked) private var look: MeshLook?
    /// Where parts begin, and where the last one ends.
    @exclusivity(unchecked) private var bounds: [Int] = []
    /// The parts are cut; now they are put together.
    @exclusivity(unchecked) private var isJoining = false

    init(workers: WorkerPool, scene: PaintScene) {
        (self.workers, self.scene) = (workers, scene)
        direct = MeshItems(of: scene)
    }

    /// Appends the items of a mesh to the scene.
    func cut(_ look: MeshLook) {
        findBounds(look)
        let count = bounds.count - 1
        guard count > 1, workers.threadCount > 1 else {
            for part in 0..<count { direct.add(look, bounds[part]..<bounds[part + 1]) }
            return
        }
        while parts.count < count { parts.append(MeshItems()) }
        (self.look, isJoining) = (look, false)
        workers.run(count, self)
        for part in parts.prefix(count) { part.reservePlace(in: scene) }
        isJoining = true
        workers.run(count, self)
        self.look = nil
    }

    private func findBounds(_ look: MeshLook) {
        let end = look.mesh.triangleCount
        bounds.removeAll(keepingCapacity: true)
        bounds.append(0)
        var next = Self.share
        while next < end {
            while next < end, direct.isResting(next, look) { next += 2 }
            if next < end { bounds.append(next) }
            next = (next / Self.share + 1) * Self.share
        }
        bounds.append(end)
    }

    func runJob(_ index: Int) {
        if isJoining {
            parts[index].move(to: scene)
        } else if let look {
            parts[index].removeAll()
            parts[index].add(look, bounds[index]..<bounds[index + 1])
        }
    }
}

/// Where items of a mesh are put: a scene's own pools, or some of its own from which they move there.
final class MeshItems {
    private let items: Pool<CKItem>
    private let shapes: Pool<CKShape>
    private let hardLines: Pool<CKHardLine>
    private let resting = RestingCells()
    /// Added to the numbers of shapes in these pools, so that they differ from numbers of the scene's.
    private let mark: Int32
    /// Where these stand in the scene.
    private var firstItem = 0, firstShape: Int32 = 0, firstHardLine: Int32 = 0

    init(of scene: PaintScene) {
        (items, shapes, hardLines, mark) = (scene.items, scene.shapes, scene.hardLines, 0)
    }

    init() {
        (items, shapes, hardLines, mark) = (Pool(), Pool(), Pool(), 1 << 30)
    }

    func removeAll() {
        items.removeAll()
        shapes.removeAll()
        hardLines.removeAll()
    }

    // MARK: Joining

    func reservePlace(in scene: PaintScene) {
        (firstItem, firstShape) = (scene.items.count, Int32(scene.shapes.count))
        firstHardLine = Int32(scene.hardLines.count)
        scene.items.resize(to: firstItem + items.count)
        scene.shapes.resize(to: Int(firstShape) + shapes.count)
        scene.hardLines.resize(to: Int(firstHardLine) + hardLines.count)
    }

    /// Puts everything where its place was reserved.
    func move(to scene: PaintScene) {
        let firstShape = firstShape - mark
        func moved(_ shape: Int32) -> Int32 { shape >= mark ? shape + firstShape : shape }
        let newItems = scene.items.base + firstItem
        newItems.update(from: items.base, count: items.count)
        for k in 0..<items.count { newItems[k].shape = moved(newItems[k].shape) }
        let newShapes = scene.shapes.base + Int(self.firstShape)
        newShapes.update(from: shapes.base, count: shapes.count)
        for k in 0..<shapes.count {
            newShapes[k].next = moved(newShapes[k].next)
            newShapes[k].hardFirst += firstHardLine
        }
        (scene.hardLines.base + Int(firstHardLine)).update(from: hardLines.base, count: hardLines.count)
    }

    // MARK: Cutting

    func isResting(_ triangle: Int, _ look: MeshLook) -> Bool { resting.isResting(triangle, look.mesh, look.edges) }

    func add(_ look: MeshLook, _ triangles: Range<Int>) {
        let mesh = look.mesh, edges = look.edges
        resting.begin(mesh)
        var triangle = triangles.lowerBound
        while triangle < triangles.upperBound {
            let still = resting.gather(mesh, edges, from: triangle, to: triangles.upperBound)
            if still > 0 {
                addResting(look)
                triangle += still
                continue
            }
            triangle += 1
            guard mesh.isSeen(triangle - 1) else { continue }
            var piece = MeshPiece(triangle - 1, of: mesh, edges)
            while triangle < triangles.upperBound, piece.add(triangle, of: mesh, edges) { triangle += 1 }
            add(piece, look)
        }
    }

    private func addResting(_ look: MeshLook) {
        for index in 0..<resting.strips.count {
            let strip = resting.strips[index]
            addResting(strip, (resting.offsetX, resting.offsetY), shape: look.clip(around: strip), look)
        }
    }

    /// Part of a sheet that lies on its picture. It may end half a pixel beyond the picture, the centres of what shows never.
    private func addResting(
        _ part: PixelRect, _ offset: (x: Int32, y: Int32), shape: Int32, _ look: MeshLook
    ) {
        let faces = look.faces, inside = faces.frontTexels.relative(toX: offset.x, offset.y)
        var result = look.prototype
        guard result.limit(to: part.intersection(inside)) else { return }
        result.source = .copy
        (result.copyX, result.copyY) = offset
        result.level = faces.front
        result.levelCount = 1
        result.isOpaque = faces.frontIsOpaque ? 1 : 0
        result.shape = shape
        append(result)
    }

    private func append(_ item: CKItem) {
        let index = Int(items.append(item))
        items.base[index].noteWhetherHides()
    }

    private func add(_ piece: MeshPiece, _ look: MeshLook) {
        let mesh = look.mesh
        if let offset = piece.restingOffset(of: mesh) {
            let shape = addShape(piece, of: mesh, before: look.clip(around: piece.bounds))
            return addResting(piece.bounds, offset, shape: shape, look)
        }
        var result = look.prototype
        guard result.limit(to: piece.bounds) else { return }
        let triangle = mesh.triangle(piece.largest), isFront = piece.isFront
        setMap(&result, triangle)
        result.level = isFront ? look.faces.front : look.faces.back
        result.levelCount = 1
        result.source = .bilinear
        result.isOpaque = (isFront ? look.faces.frontIsOpaque : look.faces.backIsOpaque) ? 1 : 0
        if !isFront { look.faces.tintBack(&result) }
        setShade(&result, triangle, isFront: isFront)
        result.shape = addShape(piece, of: mesh, before: look.clip(around: piece.bounds))
        append(result)
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
        shape.hardFirst = Int32(hardLines.count)
        var soft = SoftLines()
        for k in 0..<piece.count {
            let (from, to) = piece.side(k, of: mesh)
            let edge = PlacedEdge(
                from: from, to: to, isMirrored: !piece.isFront, originX: shape.originX, originY: shape.originY)
            if piece.isOutline(k) { soft.append(edge.line) } else { hardLines.append(edge.exact) }
        }
        shape.hardCount = Int32(hardLines.count) - shape.hardFirst
        soft.takePairs(for: &shape)
        while !soft.isEmpty {
            shape.next = shapes.append(shape) + mark
            (shape.hardFirst, shape.hardCount) = (0, 0)
            soft.takePairs(for: &shape)
        }
        return shapes.append(shape) + mark
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
