import CKernels
import CoreGraphics
import Glibc

/// A sheet that lies where another does, and shows other pictures.
struct TwinMesh {
    let mesh: Mesh
    let opacity: Float
}

/// The pictures of a twin, and how strongly they show.
struct TwinFaces {
    /// Into the scene's levels.
    let front: Int32, back: Int32
    let frontIsOpaque: Bool, backIsOpaque: Bool
    /// 0…255.
    let strength: Float

    init(_ faces: MeshFaces, opacity: Float) {
        (front, back) = (faces.front, faces.back)
        (frontIsOpaque, backIsOpaque) = (faces.frontIsOpaque, faces.backIsOpaque)
        strength = opacity.isNaN ? 0 : min(opacity, 1) * 255
    }
}

extension SceneSetup {
    /// Adds two sheets of one shape whose light adds up, as those of pictures that fade across each other on a bent sheet:
    /// they are placed and cut into pieces once, and each piece is followed by its twin. Sums of light do not depend on
    /// their order. False, with nothing added, where the two items are something else.
    func addTwins(_ source: UnsafePointer<DisplayItem>, _ next: UnsafePointer<DisplayItem>) -> Bool {
        guard case .mesh(let index) = source.pointee.kind, case .mesh(let other) = next.pointee.kind,
            source.pointee.blendMode == .plusLighter, next.pointee.blendMode == .plusLighter
        else { return false }
        let item = ItemLook(source), second = ItemLook(next)
        guard item.opacity > 0, second.opacity > 0, item.clip == second.clip, item.bounds == second.bounds,
            list.meshes[index].liesLike(list.meshes[other]), showsAsMuch(list.meshes[index], list.meshes[other])
        else { return false }
        let bounds = item.bounds.relative(toX: region.minX, region.minY).intersection(limits)
        guard !bounds.isEmpty else { return true }
        addMesh(
            list.meshes[index], twin: TwinMesh(mesh: list.meshes[other], opacity: second.opacity), of: item,
            within: bounds)
        return true
    }

    /// Whether the pictures of both are there, and those in front equally large: only what a picture has is copied.
    private func showsAsMuch(_ a: Mesh, _ b: Mesh) -> Bool {
        guard let front = finishedPasses[a.front], let other = finishedPasses[b.front] else { return false }
        return front.region.width == other.region.width && front.region.height == other.region.height
            && finishedPasses[a.back] != nil && finishedPasses[b.back] != nil
    }
}

extension Mesh {
    /// Whether both are of one shape, with the same light and the same places of their pictures.
    fileprivate func liesLike(_ other: Mesh) -> Bool {
        backTint == other.backTint && indices == other.indices && vertices.count == other.vertices.count
            && vertices.withUnsafeBytes { own in
                other.vertices.withUnsafeBytes {
                    own.count == 0 || memcmp(own.baseAddress!, $0.baseAddress!, own.count) == 0
                }
            }
    }
}
