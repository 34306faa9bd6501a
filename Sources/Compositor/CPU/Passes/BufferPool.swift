import CoreGraphics

/// Pixel buffers to be used again. Sizes are rounded up, so that a picture that grows a little keeps its buffer.
final class BufferPool {
    private var free: [PixelBuffer] = []
    private static let most = 16
    private static let step = 64

    /// A buffer of at least this size. Its pixels are whatever they were.
    func take(width: Int, height: Int) -> PixelBuffer {
        if let index = free.firstIndex(where: { BufferPool.suits($0, width, height) }) {
            return free.swapRemove(at: index)
        }
        return PixelBuffer(width: BufferPool.rounded(width), height: BufferPool.rounded(height))
    }

    func giveBack(_ buffer: PixelBuffer) {
        if free.count == BufferPool.most { free.removeFirst() }
        free.append(buffer)
    }

    /// Large enough, and not by more than one step.
    static func suits(_ buffer: PixelBuffer, _ width: Int, _ height: Int) -> Bool {
        (width...rounded(width) + step).contains(buffer.width)
            && (height...rounded(height) + step).contains(buffer.height)
    }

    private static func rounded(_ size: Int) -> Int { (size + step - 1) / step * step }
}

extension Array {
    /// Removes an element without keeping the order.
    fileprivate mutating func swapRemove(at index: Int) -> Element {
        swapAt(index, count - 1)
        return removeLast()
    }
}
