import CoreGraphics

/// Pixel buffers to be used again. Sizes are rounded up, so that a picture that grows a little keeps its buffer.
final class BufferPool {
    private var free: [PixelBuffer] = []
    /// How many at the front of ``free`` lay there already at the last ``dropIdle()``.
    private var idleCount = 0
    private static let most = 16
    private static let step = 64

    /// A buffer of at least this size. Its pixels are whatever they were.
    func take(width: Int, height: Int) -> PixelBuffer {
        if let index = free.lastIndex(where: { BufferPool.suits($0, width, height) }) {
            if index < idleCount { idleCount -= 1 }
            return free.remove(at: index)
        }
        return PixelBuffer(width: BufferPool.rounded(width), height: BufferPool.rounded(height), isCleared: false)
    }

    func giveBack(_ buffer: PixelBuffer) {
        if free.count == BufferPool.most {
            free.removeFirst()
            idleCount = max(0, idleCount - 1)
        }
        free.append(buffer)
    }

    /// Forgets the buffers that nobody has taken since the call before.
    func dropIdle() {
        free.removeFirst(idleCount)
        idleCount = free.count
    }

    func removeAll() {
        free.removeAll()
        idleCount = 0
    }

    /// Large enough, and not by more than one step.
    static func suits(_ buffer: PixelBuffer, _ width: Int, _ height: Int) -> Bool {
        (width...rounded(width) + step).contains(buffer.width)
            && (height...rounded(height) + step).contains(buffer.height)
    }

    private static func rounded(_ size: Int) -> Int { (size + step - 1) / step * step }
}
