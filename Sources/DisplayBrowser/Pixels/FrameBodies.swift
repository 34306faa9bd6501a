import Compositor
import CoreGraphics
import Synchronization

/// What was written of one picture: viewers that are to see the same parts of it share the bytes.
final class FrameBodies: Sendable {
    private struct Part: Hashable {
        var rects: [PixelRect]
        var coding: FrameCoding
    }

    private let known = Mutex<[Part: [UInt8]]>([:])

    /// Two viewers that ask at the same moment may both make theirs; the bytes are the same.
    func body(of job: FrameJob, _ make: () -> [UInt8]) -> [UInt8] {
        let part = Part(rects: job.rects, coding: job.coding)
        if let body = known.withLock({ $0[part] }) { return body }
        let body = make()
        known.withLock { $0[part] = body }
        return body
    }
}
