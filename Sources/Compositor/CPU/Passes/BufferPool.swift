import CoreGraphics

/// Pixel buffers to be used again. Sizes are rounded up, so that a picture that grows a little keeps its buffer.
final class BufferPool {
    private var free: [PixelBuffer] = []
    /// How many at the front of ``free`` lay there already at the last ``dropIdle()``.
    private var idleCount = 0
    private static let most = 16
    private static let step = 64

    /// A buffer of at least this size. Its pixels are whatever they were.
    ///
    /// - Parameter outgrown: What its picture had so far. One that grows from frame to frame is given room for the
    ///   frames to come: fresh memory costs as much as painting it.
    func take(width: Int, height: Int, outgrown: PixelBuffer? = nil) -> PixelBuffer {
        if let outgrown {
            return take(
                width: width > outgrown.width ? width + width / 4 : width,
                height: height > outgrown.height ? height + height / 4 : height)
        }
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

    /// Large enough, and not by more than a step or half of it.
    static func suits(_ buffer: PixelBuffer, _ width: Int, _ height: Int) -> Bool {
        (width...largest(width)).contains(buffer.width) && (height...largest(height)).contains(buffer.height)
    }

    private static func largest(_ size: Int) -> Int { max(rounded(size) + step, size + size / 2) }

    private static func rounded(_ size: Int) -> Int { (size + step - 1) / step * step }
}
