package import CoreGraphics
import CKernels

/// Paints display lists on the CPU.
///
/// The pixels do not depend on the number of threads, on the level of the kernels, or on what was painted before
/// outside the damage.
package final class Rasterizer {
    private let workers: WorkerPool
    private let painter: PassPainter
    private let scene = PaintScene()
    private let clips = Pool<ResolvedClip>()
    private let finished = FinishedPasses()
    private let textures = TextureStore()
    private let meshEdges = MeshEdgeStore()

    /// `threads` counts the caller's own; one or less paints on the caller's thread alone.
    package init(threads: Int, kernels level: KernelLevel = .chosen) {
        guard let kernels = level.kernels else {
            preconditionFailure("This processor cannot run the kernels of level \(level.rawValue).")
        }
        workers = WorkerPool(threads: threads)
        painter = PassPainter(workers: workers, kernels: kernels)
    }

    deinit {
        workers.stop()
    }

    /// Off: pictures are sampled at their full size however small they are drawn, as other renderers do by default.
    package var usesMipLevels: Bool {
        get { textures.usesMipLevels }
        set { textures.usesMipLevels = newValue }
    }

    /// Paints the list's last pass into `target`, inside `damage` (device pixels); what it needs of the other passes
    /// is painted first. Outside the damage `target` keeps its pixels.
    package func paint(_ list: DisplayList, damage: [PixelRect], into target: PixelBuffer) {
        guard let screen = list.passes.last else { return }
        finished.removeAll()
        for pass in list.passes.dropLast() {
            finished.append(paint(pass, of: list))
        }
        let moved = damage.map { $0.relative(toX: screen.region.minX, screen.region.minY) }
        paint(screen, of: list, damage: moved, into: target)
    }

    private func paint(_ pass: DisplayPass, of list: DisplayList) -> FinishedPass? {
        guard !pass.region.isEmpty else { return nil }
        let buffer = PixelBuffer(width: pass.region.width, height: pass.region.height)
        let whole = PixelRect(minX: 0, minY: 0, maxX: Int32(buffer.width), maxY: Int32(buffer.height))
        paint(pass, of: list, damage: [whole], into: buffer)
        return FinishedPass(buffer: buffer, region: pass.region)
    }

    private func paint(_ pass: DisplayPass, of list: DisplayList, damage: [PixelRect], into target: PixelBuffer) {
        scene.removeAll()
        let setup = SceneSetup(
            list: list, scene: scene, region: pass.region,
            limits: PixelRect(minX: 0, minY: 0, maxX: Int32(target.width), maxY: Int32(target.height)), clips: clips,
            finishedPasses: finished, textures: textures, meshEdges: meshEdges)
        setup.resolveClips()
        for index in pass.items { setup.add(list.items[index]) }
        painter.paint(
            scene, 0..<scene.items.count, damage: damage, background: pass.background.premultipliedWord, into: target)
    }
}
