import CKernels
import CoreGraphics
import RenderTree

extension SceneSetup {
    /// Paints inside a path.
    func addPath(_ index: Int, _ paint: Paint, of item: ItemLook, within bounds: PixelRect) {
        let path = pathsOfList.baseAddress! + index
        guard let result = begin(item, within: bounds), setPathSource(&result.pointee, paint, path),
            let index = place(pathAt: index, before: result.pointee.path)
        else { return }
        result.pointee.path = index
        for cut in path.pointee.cuts {
            result.pointee.shape = addCut(list.halfPlanes[cut], before: result.pointee.shape)
        }
        emit(result)
    }

    /// Puts a path of the list before the chain `next`; nil when nothing of it can be drawn.
    func place(pathAt index: Int, before next: Int32) -> Int32? {
        let shown = limits.intersection(region.relative(toX: region.minX, region.minY))
        if let (prepared, origin) = paths.early(index, regionX: region.minX, region.minY, limits: shown) {
            return scene.add(prepared, at: origin, before: next)
        }
        let path = pathsOfList.baseAddress! + index
        guard let (prepared, origin) = paths.use(path, regionX: region.minX, region.minY, limits: limits) else {
            return nil
        }
        return scene.add(prepared, at: origin, before: next)
    }

    private func setPathSource(_ item: inout CKItem, _ paint: Paint, _ path: UnsafePointer<DisplayPath>) -> Bool {
        if case .solid(let color) = paint {
            setSolid(&item, color)
            return true
        }
        guard
            let placement = QuadPlacement(
                plane: path.pointee.toPixels, regionX: region.minX, region.minY, bounds: item.bounds)
        else {
            return false
        }
        (item.originX, item.originY) = (placement.originX, placement.originY)
        return setSource(&item, paint, placement)
    }
}

extension QuadPlacement {
    /// A plane without edges, for what is painted on it inside `bounds` (target pixels).
    init?(plane: Homography, regionX: Int32, _ regionY: Int32, bounds: PixelRect) {
        let m = Matrix3(plane).movedBy(-Double(regionX), -Double(regionY))
        guard m.isFinite, let back = m.normalizedAdjugate else { return nil }
        self.init(bounds: bounds)
        (originX, originY) = (bounds.minX, bounds.minY)
        toLocal = back.fromOrigin(Double(originX) + 0.5, Double(originY) + 0.5)
    }
}
