import CKernels
import CoreGraphics

/// Pixels, and where they lie among those of their pass, or of a picture of half its size.
struct PlacedPixels {
    let base: UnsafeMutablePointer<UInt32>
    let stride: Int32, width: Int32, height: Int32
    let originX: Int32, originY: Int32
}

/// Memory for the halved pictures of wide blurs, and the places of their pixels.
final class SmallerPictures {
    /// The picture halved once, and twice.
    private var buffers: [PixelBuffer?] = [nil, nil]

    func removeAll() { buffers = [nil, nil] }

    /// Where the `halving`th smaller version of `source` goes: with one more pixel on each side, which stands for all that lies beyond.
    func place(_ source: PlacedPixels, halving: Int) -> PlacedPixels {
        let (x, width) = Self.halved(source.originX, source.width)
        let (y, height) = Self.halved(source.originY, source.height)
        let buffer = buffer(halving, Int(width), Int(height))
        return PlacedPixels(
            base: buffer.base, stride: Int32(buffer.stride), width: width, height: height, originX: x, originY: y)
    }

    private static func halved(_ origin: Int32, _ length: Int32) -> (origin: Int32, length: Int32) {
        (origin >> 1 - 1, (length + (origin & 1) + 1) / 2 + 2)
    }

    private func buffer(_ halving: Int, _ width: Int, _ height: Int) -> PixelBuffer {
        let last = buffers[halving]
        if let last, last.width >= width, last.height >= height { return last }
        // A picture that grows from frame to frame does not ask anew each time.
        let room = last == nil ? 0 : 4
        let made = PixelBuffer(
            width: max(last?.width ?? 0, room > 0 ? width + width / room : width),
            height: max(last?.height ?? 0, room > 0 ? height + height / room : height), isCleared: false)
        buffers[halving] = made
        return made
    }
}

extension CKShrinking {
    /// Halves `source` into `target`.
    init(_ source: PlacedPixels, into target: PlacedPixels, repeatsEdges: UInt8) {
        self.init(
            source: UnsafePointer(source.base), width: source.width, height: source.height, stride: source.stride,
            firstColumn: 2 * target.originX - source.originX, firstRow: 2 * target.originY - source.originY,
            target: target.base, targetStride: target.stride, targetWidth: target.width, repeatsEdges: repeatsEdges)
    }
}

extension CKEnlarging {
    /// Paints what is `wanted` of `target`, in pixels from its own corner, as the smaller `source` is.
    init(_ source: PlacedPixels, into target: PlacedPixels, halvings: Int, wanted: PixelRect) {
        self.init(
            source: UnsafePointer(source.base), width: source.width, height: source.height, stride: source.stride,
            target: target.base, targetStride: target.stride, times: 1 << Int32(halvings),
            offsetX: target.originX - source.originX << Int32(halvings),
            offsetY: target.originY - source.originY << Int32(halvings), firstColumn: wanted.minX,
            lastColumn: wanted.maxX)
    }

    /// The small pixels between which those of `wanted` lie.
    func needed(for wanted: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(0, (wanted.minX + offsetX) / times - 1), minY: max(0, (wanted.minY + offsetY) / times - 1),
            maxX: min(width, (wanted.maxX - 1 + offsetX) / times + 2),
            maxY: min(height, (wanted.maxY - 1 + offsetY) / times + 2))
    }
}
