public import CoreGraphics
import Synchronization

/// What is told about a run by pointers, which stay for as long as its line.
final class RunArrays: @unchecked Sendable {
    let glyphs: UnsafeMutableBufferPointer<CGGlyph>
    let positions: UnsafeMutableBufferPointer<CGPoint>
    let advances: UnsafeMutableBufferPointer<CGSize>
    let indices: UnsafeMutableBufferPointer<CFIndex>

    init(_ run: CTRun) {
        func copy<T>(_ values: [T]) -> UnsafeMutableBufferPointer<T> {
            let room = UnsafeMutableBufferPointer<T>.allocate(capacity: values.count)
            _ = room.initialize(from: values)
            return room
        }
        let start = run.line.text.start
        glyphs = copy(run.piece.glyphs)
        positions = copy(run.piece.positions)
        advances = copy(run.piece.advances.map { CGSize(width: $0, height: 0) })
        indices = copy(run.piece.indices.map { $0 + start })
    }

    deinit {
        glyphs.deallocate()
        positions.deallocate()
        advances.deallocate()
        indices.deallocate()
    }
}

extension CTRun {
    fileprivate var arrays: RunArrays {
        line.arrays.withLock { kept in
            if let found = kept[number] { return found }
            let made = RunArrays(self)
            kept[number] = made
            return made
        }
    }
}

/// The glyphs of a run; the pointer is good for as long as its line.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? {
    UnsafePointer(run.arrays.glyphs.baseAddress)
}

/// Where glyphs stand, about the line's origin, points, y up; the pointer is good for as long as the line.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? {
    UnsafePointer(run.arrays.positions.baseAddress)
}

/// How far the pen goes on after each glyph, points; the pointer is good for as long as the line.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? {
    UnsafePointer(run.arrays.advances.baseAddress)
}

/// The position in the text that each glyph stands for; the pointer is good for as long as the line.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? {
    UnsafePointer(run.arrays.indices.baseAddress)
}

/// What a context's text matrix must be for the run's glyphs: the identity, since fonts are drawn without their matrices.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }
