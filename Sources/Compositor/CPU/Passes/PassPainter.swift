import CKernels
import CoreGraphics

/// Paints prepared items into a target, tile by tile, on all threads.
final class PassPainter: ParallelWork {
    private let workers: WorkerPool
    private let kernels: CKKernels
    private var bins = TileBins()
    private let isWanted = Pool<UInt8>()
    private let wantedTiles = Pool<UInt32>()
    private let damage = Pool<PixelRect>()
    private var scene = CKScene()
    private var tile = CKTile()
    private var width: Int32 = 0, height: Int32 = 0

    /// Two megabytes.
    private static let leastStreamedTiles = 64

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
        // Fewer pixels stay in the caches for whoever shows them.
        tile.streams = isFinal && wantedTiles.count >= PassPainter.leastStreamedTiles ? 1 : 0
        bins.sort(scene.items, range, width: target.width, height: target.height, isWanted: isWanted)
        self.scene = scene.view
        workers.run(wantedTiles.count, self)
    }

    func runJob(_ index: Int) {
        let number = Int(wantedTiles[index])
        let (row, column) = (number / columns, number % columns)
        let whole = PixelRect(
            minX: Int32(column) * CK_TILE_WIDTH, minY: Int32(row) * CK_TILE_HEIGHT,
            maxX: min(width, Int32(column + 1) * CK_TILE_WIDTH), maxY: min(height, Int32(row + 1) * CK_TILE_HEIGHT))
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
