import Glibc
import Synchronization

/// Pictures of one colour that are in use: equal ones share one buffer. Masks and backdrops that are filled all over are many and large,
/// and their pages would cost more than their pixels.
enum UniformPictures {
    private struct Known: @unchecked Sendable {
        weak var buffer: PixelBuffer?
    }
    private static let known = Mutex<[Known]>([])
    /// So many kinds, of size and colour, are told apart.
    private static let most = 16

    /// A buffer of the same pixels: one that is in use already where all of them are of one colour.
    static func shared(_ buffer: PixelBuffer) -> PixelBuffer {
        guard buffer.isUniform else { return buffer }
        return known.withLock { known in
            known.removeAll { $0.buffer == nil }
            for candidate in known {
                if let candidate = candidate.buffer, candidate.isUniformly(like: buffer) { return candidate }
            }
            if known.count == most { known.removeFirst() }
            known.append(Known(buffer: buffer))
            return buffer
        }
    }
}

extension PixelBuffer {
    /// Whether all pixels are of one colour. It ends at the first that is not.
    fileprivate var isUniform: Bool {
        let rowBytes = width * 4
        guard memcmp(base, base + 1, rowBytes - 4) == 0 else { return false }
        return (1..<height).allSatisfy { memcmp(base, base + $0 * stride, rowBytes) == 0 }
    }

    /// Whether two buffers, each of one colour, are alike.
    fileprivate func isUniformly(like other: PixelBuffer) -> Bool {
        width == other.width && height == other.height && isOpaque == other.isOpaque && base[0] == other.base[0]
    }
}

extension CGContext {
    /// The picture, by a buffer shared with equal ones where it is of one colour. Nothing may be drawn afterwards.
    package func takeSharedImage() -> CGImage { bitmap.takeSharedImage() }
}
