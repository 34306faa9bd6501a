import CKernels

/// How much of a pixel the paths of a chain leave together, 0…255.
enum ReferencePaths {
    static func coverage(_ scene: CKScene, _ head: Int32, _ x: Int32, _ y: Int32) -> UInt32 {
        var coverage: UInt32 = 255
        var index = head
        while index >= 0 {
            let path = scene.paths[Int(index)]
            coverage = ReferenceBlend.by255(coverage * self.coverage(scene, path, x - path.originX, y - path.originY))
            index = path.next
        }
        return coverage
    }

    private static func coverage(_ scene: CKScene, _ path: CKPath, _ x: Int32, _ y: Int32) -> UInt32 {
        guard y >= 0, y < path.height else { return 0 }
        let band = scene.bands[Int(path.band + y / CK_BAND_HEIGHT)], row = Int(y % CK_BAND_HEIGHT)
        for index in band.rows[row]..<band.rows[row + 1] {
            let run = band.runs[Int(index)]
            guard x >= run.first, x < run.last else { continue }
            if run.coverage & CK_EVEN != 0 { return run.coverage & 255 }
            return UInt32(band.coverage[Int(run.coverage) + Int(x - run.first)])
        }
        return 0
    }
}
