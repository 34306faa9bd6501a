import CKernels

/// The pixel loops in plain Swift: one pixel at a time, nothing skipped, nothing vectorised.
///
/// This is the definition of what the C kernels compute; they must agree bit for bit. `MUTOSCOPE_KERNELS=scalar` paints with it.
enum ReferencePainter {
    static func paintTile(
        _ scene: UnsafePointer<CKScene>, _ order: UnsafePointer<UInt32>, _ count: Int32, _ tile: UnsafePointer<CKTile>
    ) {
        let painter = TilePainter(scene: scene.pointee, tile: tile.pointee)
        if tile.pointee.keepsContent == 0 { painter.clear() }
        for k in 0..<Int(count) { painter.paint(scene.pointee.items + Int(order[k])) }
    }
}

private struct TilePainter {
    let scene: CKScene
    let tile: CKTile

    func clear() {
        for y in tile.minY..<tile.maxY {
            for x in tile.minX..<tile.maxX { pixel(x, y).pointee = tile.background }
        }
    }

    func paint(_ item: UnsafePointer<CKItem>) {
        let (minX, maxX) = (max(item.pointee.minX, tile.minX), min(item.pointee.maxX, tile.maxX))
        let (minY, maxY) = (max(item.pointee.minY, tile.minY), min(item.pointee.maxY, tile.maxY))
        guard minX < maxX, minY < maxY else { return }
        for y in minY..<maxY {
            for x in minX..<maxX { paint(item, x, y) }
        }
    }

    private func paint(_ item: UnsafePointer<CKItem>, _ x: Int32, _ y: Int32) {
        var coverage = ReferenceCoverage.coverage(scene, item.pointee.shape, x, y)
        if item.pointee.path >= 0 {
            coverage *= Float(ReferencePaths.coverage(scene, item.pointee.path, x, y)) * (1 / 255 as Float)
        }
        let strength = Int32(coverage * item.pointee.strength + 0.5)
        guard strength > 0 else { return }
        let source = ReferenceSource.color(scene, item, x, y)
        let target = pixel(x, y)
        target.pointee = ReferenceBlend.blend(item.pointee.blend, source, target.pointee, UInt32(strength))
    }

    private func pixel(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> {
        tile.pixels + (Int(y) * Int(tile.stride) + Int(x))
    }
}
