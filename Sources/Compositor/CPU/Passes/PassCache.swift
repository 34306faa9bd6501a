import CoreGraphics

/// The pictures of the last frame's passes. A pass that is equal keeps its pixels.
final class PassCache {
    private let lists = DisplayListComparison()
    private var last = DisplayList()
    private var pictures: [DisplayPass.Key: FinishedPass] = [:]
    /// The passes of the frame that ends. The memory stays.
    private var kept: Set<DisplayPass.Key> = []
    let buffers = BufferPool()

    func beginFrame(_ list: DisplayList) {
        if list.passes.count > 1 { lists.begin(last, list) }
    }

    /// The pixels of an equal pass of the last frame. Passes are asked for in their order.
    func unchanged(_ index: Int, of list: DisplayList) -> FinishedPass? {
        guard let picture = pictures[list.passes[index].key], lists.isUnchanged(pass: index) else { return nil }
        return picture
    }

    /// A buffer to paint a pass into: the one it had, when that still fits.
    func buffer(for index: Int, of list: DisplayList) -> PixelBuffer {
        let pass = list.passes[index]
        lists.counterparts[index] = -1
        let (width, height) = (pass.region.width, pass.region.height)
        if let picture = pictures.removeValue(forKey: pass.key) {
            if BufferPool.suits(picture.buffer, width, height) { return picture.buffer }
            buffers.giveBack(picture.buffer)
            return buffers.take(width: width, height: height, outgrown: picture.buffer)
        }
        return buffers.take(width: width, height: height)
    }

    func keep(_ picture: FinishedPass, for key: DisplayPass.Key) {
        pictures[key] = picture
    }

    /// Forgets passes that `list` does not have, and keeps `list` for the next comparison.
    func endFrame(_ list: DisplayList) {
        lists.end()
        guard list.passes.count > 1 || !pictures.isEmpty else { return }
        last = list
        kept.removeAll(keepingCapacity: true)
        for pass in list.passes.dropLast() { kept.insert(pass.key) }
        for (key, picture) in pictures where !kept.contains(key) {
            pictures[key] = nil
            buffers.giveBack(picture.buffer)
        }
    }
}
