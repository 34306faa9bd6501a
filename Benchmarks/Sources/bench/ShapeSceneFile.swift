import Foundation

extension ShapeScene {
    /// Writes the scene for the other renderers, little-endian; `peers/shapes.h` reads it.
    ///
    ///     int32: frames, shapes, outlines; per outline int32: kinds, points; then the kinds (int32) and the points (two floats)
    ///     per shape: fill, stroke (0xAARRGGBB), width (float); per frame and shape: outline (int32), six floats: a b c d tx ty
    func write(to folder: URL) throws {
        var data = Data()
        data.add([Int32(BenchScene.frameCount), Int32(shapes.count), Int32(outlines.count)])
        for outline in outlines {
            data.add([Int32(outline.kinds.count), Int32(outline.points.count)])
            data.add(outline.kinds.map(\.rawValue))
            data.add(outline.points.flatMap { [$0.x, $0.y] })
        }
        for shape in shapes {
            data.add([Int32(bitPattern: shape.fill), Int32(bitPattern: shape.stroke)])
            data.add([Float(shape.width)])
        }
        for frame in 0..<BenchScene.frameCount {
            for shape in shapes.indices {
                let state = state(shape, frame), m = state.map
                data.add([Int32(state.outline)])
                data.add([m.a, m.b, m.c, m.d, m.tx, m.ty].map { Float($0) })
            }
        }
        try data.write(to: folder.appendingPathComponent("\(name).shapes"))
    }
}
