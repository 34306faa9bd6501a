import CoreGraphics

/// The pictures of the last frame's passes. A pass that is equal keeps its pixels.
final class PassCache {
    private var last = DisplayList()
    private var lastPasses: [DisplayPass.Key: Int] = [:]
    private var pictures: [DisplayPass.Key: FinishedPass] = [:]
    /// Keys of this frame's passes that were painted anew.
    private var changed: Set<DisplayPass.Key> = []
    let buffers = BufferPool()

    /// The pixels of an equal pass of the last frame.
    func unchanged(_ pass: DisplayPass, of list: DisplayList) -> FinishedPass? {
        guard let picture = pictures[pass.key], let index = lastPasses[pass.key] else { return nil }
        let comparison = PassComparison(new: list, old: last, changed: changed)
        return comparison.isSame(pass, last.passes[index]) ? picture : nil
    }

    /// A buffer to paint a pass into: the one it had, when that still fits.
    func buffer(for pass: DisplayPass) -> PixelBuffer {
        changed.insert(pass.key)
        let (width, height) = (pass.region.width, pass.region.height)
        if let picture = pictures.removeValue(forKey: pass.key) {
            if BufferPool.suits(picture.buffer, width, height) { return picture.buffer }
            buffers.giveBack(picture.buffer)
        }
        return buffers.take(width: width, height: height)
    }

    func keep(_ picture: FinishedPass, for key: DisplayPass.Key) {
        pictures[key] = picture
    }

    /// Forgets passes that `list` does not have, and keeps `list` for the next comparison.
    func endFrame(_ list: DisplayList) {
        changed.removeAll(keepingCapacity: true)
        guard list.passes.count > 1 || !pictures.isEmpty else { return }
        last = list
        lastPasses.removeAll(keepingCapacity: true)
        for (index, pass) in list.passes.enumerated() { lastPasses[pass.key] = index }
        for (key, picture) in pictures where lastPasses[key] == nil {
            pictures[key] = nil
            buffers.giveBack(picture.buffer)
        }
    }
}
