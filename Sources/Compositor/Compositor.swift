package import CoreGraphics
package import RenderTree

/// What one frame did.
package struct FrameReport: Equatable, Sendable {
    /// The pixels that changed, as few rectangles; empty when the frame looks like the last.
    package var damage: [PixelRect]
    package var itemCount: Int
    package var passCount: Int

    package init(damage: [PixelRect], itemCount: Int, passCount: Int) {
        self.damage = damage
        self.itemCount = itemCount
        self.passCount = passCount
    }
}

/// Draws render trees: samples them, builds the display list, paints what differs from the last frame.
///
/// One compositor serves one surface. Given the same tree, time and size it paints the same pixels, whatever it painted before.
package final class Compositor {
    private let sampler = TreeSampler()
    private let builder = SceneBuilder()
    private let rasterizer: Rasterizer
    private let difference = DisplayListDifference()
    /// The list of the last frame; its memory becomes the next one's.
    private var lastList = DisplayList()
    private weak var lastTarget: PixelBuffer?
    /// What the frame paints. The memory stays from frame to frame.
    private var damage: [PixelRect] = []
    /// Shown where no layer is.
    package var background = RGBA.black

    /// `threads` nil takes as many as `MUTOSCOPE_THREADS` says, or all of the machine's cores.
    package init(threads: Int? = nil) {
        rasterizer = Rasterizer(threads: max(1, threads ?? ThreadCount.chosen))
        builder.early = Unmanaged.passUnretained(rasterizer)
    }

    /// The display list of the last frame.
    package var displayList: DisplayList { lastList }

    /// Off: pictures are sampled at their full size however small they are drawn.
    package var usesMipLevels: Bool {
        get { rasterizer.usesMipLevels }
        set { rasterizer.usesMipLevels = newValue }
    }

    /// Makes the next frame paint everything: the target no longer holds what the last frame left.
    package func invalidate() { lastTarget = nil }

    /// The next frame goes to another target that holds the last frame's pixels already.
    package func moveOn(to copy: PixelBuffer) {
        if lastTarget != nil { lastTarget = copy }
    }

    /// Gives back memory that only further frames of the same motion would use: the display comes to rest.
    package func rest() { rasterizer.rest() }

    /// Paints the frame of `time` (seconds on the display's clock) into `target`.
    ///
    /// `width` and `height` are pixels, `scale` is pixels per point. Called again with the same target, only what changed since is
    /// painted; another target is painted whole.
    @discardableResult
    package func render(
        _ tree: RenderTree, at time: Double, width: Int, height: Int, scale: Double, into target: PixelBuffer
    ) -> FrameReport {
        precondition(
            target.width >= width && target.height >= height,
            "A frame of \(width)×\(height) pixels does not fit into a buffer of \(target.width)×\(target.height).")
        let screen = PixelRect(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height))
        rasterizer.prepare()
        rasterizer.forget(target)
        sampler.sample(tree, at: time)
        builder.build(sampler, screen: screen, scale: scale, background: background)
        FrameStopwatch.mark(.sample)
        damage.removeAll(keepingCapacity: true)
        if lastTarget === target {
            damage.append(contentsOf: difference.damage(from: lastList, to: builder.list).rects)
        } else {
            damage.append(screen)
        }
        if damage.isEmpty {
            rasterizer.skipFrame()
        } else {
            rasterizer.paint(builder.list, damage: damage, into: target)
        }
        FrameStopwatch.mark(.paint)
        builder.exchange(&lastList)
        lastTarget = target
        return FrameReport(damage: damage, itemCount: lastList.items.count, passCount: lastList.passes.count)
    }

    /// A picture of one layer with its sublayers at a time of its superlayer's time space: the layer's bounds fill the picture,
    /// its own position and transform do not count. nil when the bounds are empty or larger than any canvas.
    ///
    /// - Parameter asShown: as the screen shows the layer, and not as Core Graphics draws it.
    package static func image(
        of layer: LayerNode, at time: Double, scale: Double, asShown: Bool = false
    ) -> PixelBuffer? {
        pictureList(of: layer, at: time, scale: scale, asShown: asShown).map { picture(of: $0, $1) }
    }

    /// The part of ``image(of:at:scale:)`` in which anything is drawn, and where that part lies in it. nil when nothing is.
    package static func drawnPart(of layer: LayerNode, at time: Double, scale: Double) -> (PixelBuffer, PixelRect)? {
        guard let (list, screen) = pictureList(of: layer, at: time, scale: scale) else { return nil }
        let part = list.drawnRegion(in: screen)
        return part.isEmpty ? nil : (picture(of: list, part), part)
    }

    private static func pictureList(
        of layer: LayerNode, at time: Double, scale: Double, asShown: Bool = false
    ) -> (DisplayList, PixelRect)? {
        let sampler = TreeSampler()
        sampler.sample(layer, parentTime: time)
        guard let screen = pictureBounds(of: sampler, scale: scale) else { return nil }
        let builder = SceneBuilder()
        builder.buildPicture(sampler, screen: screen, scale: scale, asShown: asShown)
        return (builder.list, screen)
    }

    /// The pixels that fill a layer's bounds; nil when there are none or more than any canvas has.
    private static func pictureBounds(of sampler: TreeSampler, scale: Double) -> PixelRect? {
        guard let size = sampler.layers.first?.geometry.bounds.upright.size else { return nil }
        let width = (Double(size.width) * scale).rounded(.up), height = (Double(size.height) * scale).rounded(.up)
        guard width >= 1, height >= 1, max(width, height) <= Double(PixelRect.longestSide) else { return nil }
        return PixelRect(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height))
    }

    /// The pixels of `region`, of a list's last pass.
    private static func picture(of list: DisplayList, _ region: PixelRect) -> PixelBuffer {
        var list = list
        list.passes[list.passes.count - 1].region = region
        // The painter writes every pixel.
        let target = PixelBuffer(width: region.width, height: region.height, isCleared: false)
        Rasterizer(threads: 1).paint(list, damage: [region], into: target)
        return target
    }
}

extension DisplayList {
    /// What the last pass paints, with room for a filter to fade out at its edges; all of `screen` where a backdrop looks around itself.
    fileprivate func drawnRegion(in screen: PixelRect) -> PixelRect {
        guard let pass = passes.last else { return .empty }
        var region = PixelRect.empty
        for item in items[pass.items] {
            if case .backdrop = item.kind { return screen }
            region = region.union(item.bounds)
        }
        let shown = region.intersection(screen)
        return shown.isEmpty ? .empty : shown.expanded(x: 2, y: 2).intersection(screen)
    }
}
