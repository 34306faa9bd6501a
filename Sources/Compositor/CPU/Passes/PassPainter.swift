import CKernels
import CoreGraphics
import Glibc

/// Paints prepared items into a target, tile by tile, on all threads.
final class PassPainter: ParallelWork {
    private let workers: WorkerPool
    private let kernels: CKKernels
    private var bins = TileBins()
    private let isWanted = Pool<UInt8>()
    private let wantedTiles = Pool<UInt32>()
    /// What is one job each.
    private let runs = Pool<TileRun>()
    private let damage = Pool<PixelRect>()
    private var scene = CKScene()
    private var tile = CKTile()
    private var width: Int32 = 0, height: Int32 = 0

    /// Tiles side by side.
    private struct TileRun: BitwiseCopyable {
        var first: Int
        var count: Int
    }

    /// As many tiles take half of the last cache, or two megabytes where nothing is known of it: less than that stays there for whoever
    /// shows it, and is written sooner than to memory.
    private static let leastStreamedTiles: Int = {
        let tile = Int(CK_TILE_WIDTH * CK_TILE_HEIGHT) * 4
        return max(2 << 20, sysconf(Int32(_SC_LEVEL3_CACHE_SIZE)) / 2) / tile
    }()

    init(workers: WorkerPool, kernels: CKKernels) {
        self.workers = workers
        self.kernels = kernels
    }

    /// Paints `range` of the scene's items inside `damage` (target pixels). Without a background, over what is there.
    /// `isFinal`: the compositor itself reads these pixels no more.
    func paint(
        _ scene: PaintScene, _ range: Range<Int>, damage rects: [PixelRect], background: UInt32?,
        into target: PixelBuffer, isFinal: Bool
    ) {
        (width, height) = (Int32(target.width), Int32(target.height))
        tile = CKTile()
        tile.pixels = target.base
        tile.stride = Int32(target.stride)
        tile.background = background ?? 0
        tile.keepsContent = background == nil ? 1 : 0
        markWanted(rects)
        guard wantedTiles.count > 0 else { return }
        tile.streams = isFinal && wantedTiles.count >= PassPainter.leastStreamedTiles ? 1 : 0
        bins.sort(scene.items, range, width: target.width, height: target.height, isWanted: isWanted)
        self.scene = scene.view
        findRuns(scene.items)
        workers.run(runs.count, self)
    }

    /// Tiles side by side that one plain box covers are painted together: its rows are then long, and come from memory sooner.
    private func findRuns(_ items: Pool<CKItem>) {
        runs.removeAll()
        let most = max(1, wantedTiles.count / (4 * workers.threadCount))
        var cover: UInt32?
        for k in 0..<wantedTiles.count {
            let number = Int(wantedTiles[k])
            let last = runs.count - 1, top = topmost(number)
            if let cover, cover == top, number % columns != 0, runs[last].first + runs[last].count == number,
                runs[last].count < most, items[Int(cover)].bounds.contains(pixels(of: TileRun(first: number, count: 1)))
            {
                runs[last].count += 1
                continue
            }
            let run = TileRun(first: number, count: 1)
            runs.append(run)
            cover = nil
            // Each of several rectangles may touch another part of a tile.
            if damage.count == 1, let top, ck_is_plain_cover(items.base + Int(top)) != 0,
                items[Int(top)].bounds.contains(pixels(of: run))
            {
                cover = top
            }
        }
    }

    private func topmost(_ tile: Int) -> UInt32? {
        let first = bins.starts[tile], end = bins.starts[tile + 1]
        return end > first ? bins.order[Int(end) - 1] : nil
    }

    private func pixels(of run: TileRun) -> PixelRect {
        let (row, column) = (run.first / columns, run.first % columns)
        return PixelRect(
            minX: Int32(column) * CK_TILE_WIDTH, minY: Int32(row) * CK_TILE_HEIGHT,
            maxX: min(width, Int32(column + run.count) * CK_TILE_WIDTH),
            maxY: min(height, Int32(row + 1) * CK_TILE_HEIGHT))
    }

    func runJob(_ index: Int) {
        let number = runs[index].first
        let whole = pixels(of: runs[index])
        let first = bins.starts[number], count = bins.starts[number + 1] - first
        for k in 0..<damage.count {
            let part = whole.intersection(damage[k])
            guard !part.isEmpty else { continue }
            var tile = tile
            (tile.minX, tile.minY, tile.maxX, tile.maxY) = (part.minX, part.minY, part.maxX, part.maxY)
            kernels.paintTile(&scene, bins.order.base + Int(first), Int32(count), &tile)
        }
    }

    private var columns: Int { (Int(width) + Int(CK_TILE_WIDTH) - 1) / Int(CK_TILE_WIDTH) }

    /// Collects the tiles that any damage touches, each once.
    private func markWanted(_ rects: [PixelRect]) {
        let rows = (Int(height) + Int(CK_TILE_HEIGHT) - 1) / Int(CK_TILE_HEIGHT)
        isWanted.resize(to: columns * rows)
        isWanted.base.update(repeating: 0, count: columns * rows)
        damage.removeAll()
        wantedTiles.removeAll()
        let limits = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        for rect in rects {
            let part = rect.intersection(limits)
            guard !part.isEmpty else { continue }
            damage.append(part)
            for row in Int(part.minY / CK_TILE_HEIGHT)...Int((part.maxY - 1) / CK_TILE_HEIGHT) {
                for column in Int(part.minX / CK_TILE_WIDTH)...Int((part.maxX - 1) / CK_TILE_WIDTH) {
                    want(row * columns + column)
                }
            }
        }
    }

    private func want(_ tile: Int) {
        guard isWanted[tile] == 0 else { return }
        isWanted[tile] = 1
        wantedTiles.append(UInt32(tile))
    }
}
