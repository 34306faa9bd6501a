import CKernels
import CoreGraphics

/// What placing meshes keeps from frame to frame.
final class MeshStore {
    let edges = MeshEdgeStore()
    let placed = PlacedMesh()
    let cutter: MeshCutter

    init(workers: WorkerPool, scene: PaintScene) { cutter = MeshCutter(workers: workers, scene: scene) }
}

extension SceneSetup {
    /// Every triangle becomes an item, or as many that follow each other as have one map: edges inside the sheet are hard and meet
    /// without a seam, edges against the background and folds are soft.
    func addMesh(_ mesh: Mesh, of item: ItemLook, within bounds: PixelRect) {
        guard let prototype = begin(item, within: bounds)?.pointee, let faces = faces(of: mesh) else { return }
        let edges = meshes.edges.edges(of: mesh), placed = meshes.placed
        placed.place(mesh, regionX: region.minX, regionY: region.minY)
        let count = scene.items.count
        let unclipped = item.clip < 0 ? bounds : resolvedClip(item.clip).inner
        meshes.cutter.cut(
            MeshLook(mesh: placed, edges: edges, faces: faces, prototype: prototype, unclipped: unclipped))
        if scene.items.count > count, prototype.blend.canReduceAlpha { scene.isOpaque = false }
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
}
