import CKernels
import CPrefetch
import CoreGraphics
import RenderTree

/// Turns one pass of a display list into a ``PaintScene``: places quads on the grid, resolves clips to scissors and
/// shapes, and chooses how each item's colours are fetched.
///
/// Everything here is decided once per item and frame, so that the kernels' loops have nothing left to decide.
struct SceneSetup {
    let list: DisplayList
    let scene: PaintScene
    /// The pass's pixels; the target's first pixel is its corner.
    let region: PixelRect
    /// The whole target, in target pixels.
    let limits: PixelRect
    let clips: Pool<ResolvedClip>
    let finishedPasses: FinishedPasses
    let textures: TextureStore
    let meshes: MeshStore
    let shadows: ShadowStore
    let paths: PathStore
    /// The list's paths where they lie: they hold references, which reading them in place does not count.
    let pathsOfList: UnsafeBufferPointer<DisplayPath>

    init(_ list: DisplayList, _ pass: DisplayPass, limits: PixelRect, of rasterizer: Rasterizer) {
        (self.list, self.limits, region) = (list, limits, pass.region)
        (scene, clips, finishedPasses) = (rasterizer.scene, rasterizer.clips, rasterizer.finished)
        (textures, meshes) = (rasterizer.textures, rasterizer.meshes)
        (shadows, paths) = (rasterizer.shadows, rasterizer.paths)
        // The list keeps the array, unchanged, as long as this does.
        pathsOfList = list.paths.withUnsafeBufferPointer { $0 }
    }

    /// Appends what `item` paints to the scene.
    func add(_ source: UnsafePointer<DisplayItem>) {
        let item = ItemLook(source)
        guard item.opacity > 0, !item.bounds.isEmpty else { return }
        let bounds = item.bounds.relative(toX: region.minX, region.minY).intersection(limits)
        guard !bounds.isEmpty else { return }
        switch source.pointee.kind {
        case .fill(let quad, let paint):
            addFill(quad, paint, of: item, within: bounds)
        case .path(let index, let paint):
            addPath(index, paint, of: item, within: bounds)
        case .border(let quad, let width, let color):
            addBorder(quad, width: width, color, of: item, within: bounds)
        case .pass(let index, let mask):
            addPass(index, mask: mask, of: item, within: bounds)
        case .mesh(let index):
            addMesh(list.meshes[index], of: item, within: bounds)
        case .shadow(let quad, let sigma, let color, let endsEarly):
            addShadow(quad, sigma: sigma, color, endsEarly: endsEarly, of: item, within: bounds)
        case .backdrop:
            preconditionFailure("A backdrop splits its pass; it is never an item of a scene.")
        }
    }

    /// An item with the blending of `item`, its source still to be set; nil when the clip leaves nothing. It stands where the scene's
    /// next item will and belongs to it when ``emit(_:)`` says so; until then no other is begun.
    func begin(_ item: ItemLook, within bounds: PixelRect) -> UnsafeMutablePointer<CKItem>? {
        let clip = item.clip < 0 ? ResolvedClip.none : resolvedClip(item.clip)
        let visible = bounds.intersection(clip.scissor)
        guard !visible.isEmpty else { return nil }
        scene.items.reserve(scene.items.count + 1)
        let result = scene.items.base + scene.items.count
        // Other threads read the items of the last frame.
        prefetch_to_write(result + 3, Int32(MemoryLayout<CKItem>.size))
        result.initialize(to: CKItem())
        (result.pointee.minX, result.pointee.minY) = (visible.minX, visible.minY)
        (result.pointee.maxX, result.pointee.maxY) = (visible.maxX, visible.maxY)
        (result.pointee.originX, result.pointee.originY) = (visible.minX, visible.minY)
        result.pointee.shape = clip.inner.contains(visible) ? -1 : clip.shape
        result.pointee.path = clip.path
        result.pointee.strength = item.opacity.isNaN ? 0 : min(item.opacity, 1) * 255
        result.pointee.blend = item.blendMode.kernelMode
        return result
    }

    /// A fill's own placement narrows the item's bounds; its shape goes before the clip's.
    func limit(_ item: inout CKItem, to placement: QuadPlacement) -> Bool {
        item.minX = max(item.minX, placement.bounds.minX)
        item.minY = max(item.minY, placement.bounds.minY)
        item.maxX = min(item.maxX, placement.bounds.maxX)
        item.maxY = min(item.maxY, placement.bounds.maxY)
        (item.originX, item.originY) = (placement.originX, placement.originY)
        return item.minX < item.maxX && item.minY < item.maxY
    }

    func addFill(_ quad: Quad, _ paint: Paint, of item: ItemLook, within bounds: PixelRect) {
        if case .solid(let color) = paint, dimLastFill(quad, color, item) { return }
        addQuad(quad, of: item, within: bounds) { setSource(&$0, paint, $1) }
    }

    /// A quad whose colours `setSource` chooses, or that is left out when it says so.
    func addQuad(
        _ quad: Quad, of item: ItemLook, within bounds: PixelRect,
        setSource: (inout CKItem, QuadPlacement) -> Bool
    ) {
        guard let result = begin(item, within: bounds), let placement = place(quad, within: bounds),
            limit(&result.pointee, to: placement)
        else { return }
        guard setSource(&result.pointee, placement) else { return }
        if placement.innerRect(of: quad).contains(result.pointee.bounds) {
            noteCover(result)
        } else {
            result.pointee.shape = addShapes(quad, placement, before: result.pointee.shape)
        }
        emit(result)
        scene.lastFill = PaintScene.Fill(item: scene.items.count - 1, quad: quad, clip: item.clip)
    }

    /// A plain sheet exactly over an opaque picture becomes part of the picture's colours: a dimmed card is painted once.
    private func dimLastFill(_ quad: Quad, _ color: RGBA, _ item: ItemLook) -> Bool {
        guard let last = scene.lastFill, last.item == scene.items.count - 1, item.blendMode == .normal,
            last.clip == item.clip, last.quad == quad
        else { return false }
        var below = scene.items[last.item]
        guard below.isOpaque != 0, below.isTinted == 0, below.strength == 255, below.blend == .normal,
            below.source != .solid
        else { return false }
        var sheet = color
        sheet.alpha *= min(item.opacity, 1)
        below.isTinted = 1
        below.tintAdd = sheet.premultipliedWord
        below.tint = (255 - below.tintAdd >> 24) * 0x0101_0101
        scene.items[last.item] = below
        return true
    }

    /// The ring between the quad's outline and the outline moved inwards by `width`.
    private func addBorder(_ quad: Quad, width: Double, _ color: RGBA, of item: ItemLook, within bounds: PixelRect) {
        guard width > 0, let result = begin(item, within: bounds), let placement = place(quad, within: bounds),
            limit(&result.pointee, to: placement)
        else { return }
        result.pointee.shape = addShapes(quad, placement, before: result.pointee.shape)
        let hole = quad.inset(by: width)
        if let inner = hole.flatMap({ place($0, within: bounds) }), let hole {
            result.pointee.shape = addShapes(hole, inner, before: result.pointee.shape, isInverted: true)
        }
        setSolid(&result.pointee, color)
        emit(result)
    }

    /// What lies behind the quad, already filtered: `buffer` holds the pixels of `area`.
    func addBackdrop(_ quad: Quad, _ buffer: PixelBuffer, _ area: PixelRect, of item: ItemLook) {
        let bounds = item.bounds.relative(toX: region.minX, region.minY).intersection(area)
        guard let result = begin(item, within: bounds), let placement = place(quad, within: bounds),
            limit(&result.pointee, to: placement)
        else { return }
        result.pointee.shape = addShapes(quad, placement, before: result.pointee.shape)
        result.pointee.source = .copy
        result.pointee.isOpaque = scene.isOpaque ? 1 : 0
        if result.pointee.blend == .normal { result.pointee.blend = .copy }
        (result.pointee.copyX, result.pointee.copyY) = (-area.minX, -area.minY)
        let texels = PixelRect(minX: 0, minY: 0, maxX: Int32(area.width), maxY: Int32(area.height))
        result.pointee.level = addLevel(buffer, texels, isNearest: true)
        result.pointee.levelCount = 1
        emit(result)
    }

    /// An opaque item over the whole target makes the target opaque.
    private func noteCover(_ item: UnsafePointer<CKItem>) {
        let isCover =
            item.pointee.shape < 0 && item.pointee.path < 0 && item.pointee.isOpaque != 0
            && item.pointee.blend == .normal && item.pointee.strength == 255
        if isCover, item.pointee.bounds.contains(limits) { scene.isOpaque = true }
    }

    /// Two opaque pictures over the whole target, and nothing else, leave every pixel opaque when their shares add up to all.
    func noteDissolve(_ pass: DisplayPass) {
        guard pass.items.count == 2, scene.items.count == 2, shareOfWhole(0) + shareOfWhole(1) >= 255 else { return }
        scene.isOpaque = true
    }

    /// What an opaque picture over the whole target adds to each pixel's alpha, as the kernels round it; nothing of other items.
    private func shareOfWhole(_ index: Int) -> Int {
        let item = scene.items.base + index
        guard item.pointee.source == .copy, item.pointee.blend == .plusLighter, item.pointee.isOpaque != 0,
            item.pointee.isTinted == 0, item.pointee.shape < 0, item.pointee.path < 0, item.pointee.mask == nil,
            item.pointee.bounds.contains(limits)
        else { return 0 }
        return Int(item.pointee.strength + 0.5)
    }

    /// Adds an item that was begun and is finished.
    func emit(_ item: UnsafeMutablePointer<CKItem>) {
        if item.pointee.blend.canReduceAlpha { scene.isOpaque = false }
        item.pointee.noteWhetherHides()
        scene.items.resize(to: scene.items.count + 1)
    }

    func place(_ quad: Quad, within bounds: PixelRect) -> QuadPlacement? {
        QuadPlacement(quad.rect, by: quad.toPixels, regionX: region.minX, regionY: region.minY, limits: bounds)
    }
}

/// What of a display item does not hang on its kind. Items are large and are read where they lie.
struct ItemLook {
    let opacity: Float
    let blendMode: BlendMode
    let clip: Int32
    let bounds: PixelRect

    init(_ item: UnsafePointer<DisplayItem>) {
        (opacity, blendMode) = (item.pointee.opacity, item.pointee.blendMode)
        (clip, bounds) = (item.pointee.clip, item.pointee.bounds)
    }
}

extension CKItem {
    /// Only opaque items of some size are asked what they hide.
    mutating func noteWhetherHides() {
        hides = isOpaque != 0 && path < 0 && Int(maxX - minX) * Int(maxY - minY) >= 4096 ? 1 : 0
    }

    var bounds: PixelRect {
        PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    }
}

extension CKBlend {
    /// True for the modes that can leave an opaque pixel translucent.
    var canReduceAlpha: Bool {
        switch self {
        case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor, .clear: true
        default: false
        }
    }
}

extension Quad {
    /// The outline moved inwards, radii with it; nil when nothing is left inside.
    func inset(by width: Double) -> Quad? {
        guard rect.size.width > 2 * width, rect.size.height > 2 * width else { return nil }
        var inner = self
        inner.rect = CGRect(
            x: rect.origin.x + width, y: rect.origin.y + width, width: rect.size.width - 2 * width,
            height: rect.size.height - 2 * width)
        inner.radii.topLeft = max(0, radii.topLeft - width)
        inner.radii.topRight = max(0, radii.topRight - width)
        inner.radii.bottomLeft = max(0, radii.bottomLeft - width)
        inner.radii.bottomRight = max(0, radii.bottomRight - width)
        inner.cuts = 0..<0
        return inner
    }
}
