package import CoreGraphics

/// Paints display lists on the CPU.
///
/// The pixels do not depend on the number of threads, on the level of the kernels, or on what was painted before
/// outside the damage.
package final class Rasterizer {
    private let workers: WorkerPool
    let painter: PassPainter
    let filters: FilterRunner
    let scene = PaintScene()
    let clips = Pool<ResolvedClip>()
    let finished = FinishedPasses()
    let textures: TextureStore
    let meshes: MeshStore
    let shadows = ShadowStore()
    let paths: PathStore
    let passes = PassCache()
    /// Damage in the pixels of the target.
    var damage: [PixelRect] = []
    private var frame = 0
    @exclusivity(unchecked) private var hasBegun = false
    /// What was not needed for so many frames is given up.
    private static let patience = 240

    /// `threads` counts the caller's own; one or less paints on the caller's thread alone.
    package init(threads: Int, kernels level: KernelLevel = .chosen) {
        guard let kernels = level.kernels else {
            preconditionFailure("This processor cannot run the kernels of level \(level.rawValue).")
        }
        workers = WorkerPool(threads: threads)
        painter = PassPainter(workers: workers, kernels: kernels)
        filters = FilterRunner(workers: workers, kernels: kernels)
        textures = TextureStore(workers: workers, kernels: kernels)
        paths = PathStore(workers: workers, kernels: kernels)
        meshes = MeshStore(workers: workers, scene: scene)
    }

    deinit {
        workers.stop()
    }

    /// Off: pictures are sampled at their full size however small they are drawn, as other renderers do by default.
    package var usesMipLevels: Bool {
        get { textures.usesMipLevels }
        set { textures.usesMipLevels = newValue }
    }

    /// Says that a list will follow soon, so that the threads are awake when it does.
    package func prepare() { workers.callUp() }

    /// Begins with a path of a list that is still being built; see ``PathStore``.
    func use(earlyPath path: UnsafePointer<DisplayPath>, at index: Int, limits: PixelRect) {
        beginFrame()
        paths.use(early: path, at: index, limits: limits)
    }

    /// Says that nothing of that list is painted.
    func skipFrame() {
        if hasBegun { paths.prepare() }
        hasBegun = false
    }

    /// A frame begins with its first path, or with its painting.
    @inline(__always)
    private func beginFrame() {
        guard !hasBegun else { return }
        hasBegun = true
        frame += 1
        if frame % Rasterizer.patience == 0 { dropIdle() }
        paths.beginFrame(frame)
    }

    /// Forgets what was made from the pixels of a buffer that is painted anew.
    package func forget(_ target: PixelBuffer) { textures.forget(target) }

    /// Gives back what was not used since the call before.
    private func dropIdle() {
        shadows.drop(usedBefore: frame - Rasterizer.patience)
        paths.drop(usedBefore: frame - Rasterizer.patience)
        passes.buffers.dropIdle()
        filters.dropIdle()
        textures.removeOrphans()
        PixelBuffer.dropIdleSpareMemory()
    }

    /// Gives back what only further frames of the same motion would use: the display comes to rest.
    package func rest() {
        passes.buffers.removeAll()
        textures.removeOrphans()
    }

    /// Paints the list's last pass into `target`, inside `damage` (device pixels); what it needs of the other passes
    /// is painted first. Outside the damage `target` keeps its pixels.
    package func paint(_ list: DisplayList, damage rects: [PixelRect], into target: PixelBuffer) {
        guard let screen = list.passes.last else { return }
        beginFrame()
        hasBegun = false
        finished.removeAll()
        passes.beginFrame(list)
        shadows.beginFrame(frame)
        for index in 0..<list.passes.count - 1 { finished.append(picture(ofPass: index, list)) }
        damage.removeAll(keepingCapacity: true)
        for rect in rects { damage.append(rect.relative(toX: screen.region.minX, screen.region.minY)) }
        paint(screen, of: list, width: target.width, height: target.height, into: target, isScreen: true)
        passes.endFrame(list)
    }

    /// The pixels of a pass: those of the last frame when nothing in it changed.
    private func picture(ofPass index: Int, _ list: DisplayList) -> FinishedPass? {
        let pass = list.passes[index]
        guard !pass.region.isEmpty, pass.wanted?.isEmpty != true else { return nil }
        if let same = passes.unchanged(index, of: list) { return same }
        let buffer = passes.buffer(for: index, of: list)
        textures.forget(buffer)
        let (width, height) = (pass.region.width, pass.region.height)
        damage.removeAll(keepingCapacity: true)
        damage.append(PixelRect(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height)))
        buffer.isOpaque = paint(pass, of: list, width: width, height: height, into: buffer)
        if !pass.filters.isEmpty {
            let wanted = (pass.wanted ?? pass.region).relative(toX: pass.region.minX, pass.region.minY)
            filters.apply(
                list.filters[pass.filters], to: buffer, width: width, height: height,
                origin: (pass.region.minX, pass.region.minY), wanted: wanted, repeatsEdges: false)
            buffer.isOpaque = false
        }
        let picture = FinishedPass(buffer: buffer, region: pass.region)
        passes.keep(picture, for: pass.key)
        return picture
    }
}
