import CKernels

/// The plain Swift loops behind the same table as the C kernels.
enum ReferenceKernels {
    static let table = CKKernels(paintTile: { scene, order, count, tile in
        ReferencePainter.paintTile(scene!, order!, count, tile!)
    })
}
