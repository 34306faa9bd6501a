import CoreGraphics

/// The pixels of a pass. The buffer may be larger than the region it holds.
struct FinishedPass {
    let buffer: PixelBuffer
    let region: PixelRect
}

/// The pictures painted so far in this frame, by the number of their pass.
final class FinishedPasses {
    private var passes: [FinishedPass?] = []

    func removeAll() {
        passes.removeAll(keepingCapacity: true)
    }

    func append(_ pass: FinishedPass?) {
        passes.append(pass)
    }

    /// Nil for a pass without pixels.
    subscript(index: Int) -> FinishedPass? {
        passes.indices.contains(index) ? passes[index] : nil
    }
}
