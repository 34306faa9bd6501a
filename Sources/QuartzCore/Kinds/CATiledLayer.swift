public import CoreGraphics
import Dispatch
import RenderTree
import Synchronization

/// A layer whose contents are drawn in tiles, only where they are visible, in the detail that the magnification asks for.
///
/// Tiles are drawn before the commit that first shows them and fade in, so that every frame is a function of time.
open class CATiledLayer: CALayer {
    final private var tiles = TileStore()
    final private var detail = (levels: 1, bias: 0)
    final private var size = CGSize(width: 256, height: 256)

    /// How long a new tile takes to fade in, in seconds.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// How many levels of detail there are, each half as fine as the one before.
    open var levelsOfDetail: Int {
        get { detail.levels }
        set { detail.levels = max(1, newValue); setNeedsDisplay() }
    }
    /// How many of them are for magnification, each twice as fine as the layer's own scale.
    open var levelsOfDetailBias: Int {
        get { detail.bias }
        set { detail.bias = max(0, newValue); setNeedsDisplay() }
    }
    /// The largest size of a tile, in pixels.
    open var tileSize: CGSize {
        get { size }
        set { size = newValue; setNeedsDisplay() }
    }

    override func adopt(_ content: LayerContent, of model: CALayer) {
        guard let model = model as? CATiledLayer else { return }
        (detail, size, tiles) = (model.detail, model.size, model.tiles)
    }

    override class var keyTable: KeyTable { tiledTable }

    private static let tiledTable = KeyTable(
        parent: .layer,
        [
            ("levelsOfDetail", .integer(\CATiledLayer.levelsOfDetail)),
            ("levelsOfDetailBias", .integer(\CATiledLayer.levelsOfDetailBias)),
            ("tileSize", .size(\CATiledLayer.tileSize)),
        ])

    // MARK: Tiles

    override var contentNodes: [LayerNode] { tiles.nodes }
    override var updatesBeforeCommit: Bool { true }

    /// Drops the tiles that are out of date; they are drawn anew where they are visible.
    open override func display() {
        if tiles.removeAll(touching: passes.dirtyRect) { markTiles() }
    }

    private func markTiles() {
        passes.stale.insert(.children)
        mark(.commit)
    }

    override func updateBeforeCommit(localTime: Double) {
        guard let grid = visibleGrid else { return }
        let fade = type(of: self).fadeDuration()
        var changed = tiles.retire(outside: grid, at: localTime, after: fade)
        let missing = grid.places.filter { !tiles.contains($0) }.map { ($0, grid.frame(of: $0).overlap(with: bounds)) }
        let images = drawTiles(missing.map { $0.1 }, scale: grid.pixelsPerPoint)
        for ((place, frame), image) in zip(missing, images) {
            guard let image else { continue }
            tiles.add(
                TileStore.Tile(
                    place: place, frame: frame, image: image, softEdges: softEdges(of: frame), born: localTime),
                fade: fade)
            changed = true
        }
        if changed { markTiles() }
    }

    /// Only edges on the layer's own rim are antialiased, where the layer's are when the tile is drawn: between two soft edges that touch,
    /// what lies behind would shine through.
    private func softEdges(of frame: CGRect) -> CAEdgeAntialiasingMask {
        guard allowsEdgeAntialiasing else { return [] }
        var edges: CAEdgeAntialiasingMask = []
        if frame.minX <= bounds.minX { edges.insert(.layerLeftEdge) }
        if frame.maxX >= bounds.maxX { edges.insert(.layerRightEdge) }
        if frame.minY <= bounds.minY { edges.insert(.layerTopEdge) }
        if frame.maxY >= bounds.maxY { edges.insert(.layerBottomEdge) }
        return edges
    }

    /// On several threads, as tiles are drawn everywhere: a class of tiled layers knows no other tile. A delegate, which may be a view,
    /// draws on the thread of the commit.
    private func drawTiles(_ frames: [CGRect], scale: Double) -> [CGImage?] {
        guard frames.count > 1, delegate == nil else { return frames.map { drawTile($0, scale: scale) } }
        // What draws nothing then does not write that on several threads.
        passes.drewNothing = true
        nonisolated(unsafe) let layer = self
        let images = Mutex([CGImage?](repeating: nil, count: frames.count))
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: min(ThreadCount.chosen, frames.count)) { _ in
            while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < frames.count {
                let image = layer.drawTile(frames[index], scale: scale)
                images.withLock { $0[index] = image }
            }
        }
        return images.withLock { $0 }
    }

    private func drawTile(_ frame: CGRect, scale: Double) -> CGImage? {
        let width = (frame.width * scale).rounded(.up), height = (frame.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width * height <= 16_777_216 else { return nil }
        let context = CGContext(
            yDownInto: PixelBuffer(width: Int(width), height: Int(height)), scale: scale, isOpaque: isOpaque)
        context.translateBy(x: -frame.minX, y: -frame.minY)
        StandInWork.run { draw(in: context) }
        return context.makeImage()
    }

    /// The tiles in sight, in the level of detail that the magnification on screen asks for.
    private var visibleGrid: TileGrid? {
        guard let root = context?.root, contentsScale > 0, contentsScale.isFinite else { return nil }
        let onScreen = convert(root.bounds, from: root)
        let visible = visibleRect.overlap(with: onScreen)
        guard !visible.isEmpty, !visible.isInfinite else { return nil }
        let unit = convert(CGRect(x: visible.midX, y: visible.midY, width: 1, height: 1), to: root)
        let magnification = max(unit.width, unit.height)
        guard magnification > 0, magnification.isFinite else { return nil }
        let wanted = (log2(magnification) - 1e-6).rounded(.up)
        let level = min(max(wanted, Double(detail.bias - detail.levels + 1)), Double(detail.bias))
        return TileGrid(
            level: Int(level), pixelsPerPoint: contentsScale * exp2(level), tileSize: size, origin: bounds.origin,
            visible: visible)
    }
}
