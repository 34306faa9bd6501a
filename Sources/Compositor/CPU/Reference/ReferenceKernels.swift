import CKernels

/// The plain Swift loops behind the same table as the C kernels.
enum ReferenceKernels {
    static let table = CKKernels(
        paintTile: { scene, order, count, tile in ReferencePainter.paintTile(scene!, order!, count, tile!) },
        blurRows: { blur, first, last, _ in ReferenceBlur.rows(blur!.pointee, first, last) },
        blurColumns: { blur, first, last, _ in ReferenceBlur.columns(blur!.pointee, first, last) },
        halveRows: { halving, first, last in ReferenceHalving.rows(halving!.pointee, first, last) },
        shrinkRows: { shrinking, first, last in ReferenceShrinking.rows(shrinking!.pointee, first, last) },
        enlargeRows: { enlarging, first, last in ReferenceShrinking.rows(enlarging!.pointee, first, last) },
        narrowRow: { axis, texels, sums in ReferenceResampling.narrowRow(axis!.pointee, texels!, sums!) },
        mixRows: { rows, weights, taps, width, pixels in
            ReferenceResampling.mixRows(rows!, weights!, Int(taps), Int(width), pixels!)
        },
        addEdges: { ReferenceCover.addEdges($0!.pointee) },
        findRuns: { ReferenceCover.findRuns($0!.pointee) })
}
