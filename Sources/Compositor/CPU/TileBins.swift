import CKernels

/// Which items touch which tiles. Tiles are counted row by row; items keep their order.
struct TileBins {
    private(set) var columns = 0
    private(set) var rows = 0
    /// Items of tile t: `order[starts[t]..<starts[t + 1]]`.
    let starts = Pool<UInt32>()
    let order = Pool<UInt32>()
    private let cursors = Pool<UInt32>()

    /// Sorts the items in `range` into the tiles of a target. Tiles whose bit in `isWanted` is 0 stay empty.
    mutating func sort(
        _ items: Pool<CKItem>, _ range: Range<Int>, width: Int, height: Int, isWanted: Pool<UInt8>
    ) {
        columns = (width + Int(CK_TILE_WIDTH) - 1) / Int(CK_TILE_WIDTH)
        rows = (height + Int(CK_TILE_HEIGHT) - 1) / Int(CK_TILE_HEIGHT)
        let tiles = columns * rows
        starts.resize(to: tiles + 1)
        cursors.resize(to: tiles)
        for tile in 0..<tiles { cursors[tile] = 0 }
        for index in range {
            forEachTile(of: items.base + index) { cursors.base[$0] += UInt32(isWanted.base[$0]) }
        }
        var total: UInt32 = 0
        for tile in 0..<tiles {
            starts[tile] = total
            total += cursors[tile]
            cursors[tile] = starts[tile]
        }
        starts[tiles] = total
        order.resize(to: Int(total) + 1)
        for index in range {
            forEachTile(of: items.base + index) { tile in
                guard isWanted.base[tile] != 0 else { return }
                order.base[Int(cursors.base[tile])] = UInt32(index)
                cursors.base[tile] += 1
            }
        }
    }

    @inline(__always)
    private func forEachTile(of item: UnsafePointer<CKItem>, _ body: (Int) -> Void) {
        let firstColumn = Int(item.pointee.minX) / Int(CK_TILE_WIDTH)
        let lastColumn = (Int(item.pointee.maxX) - 1) / Int(CK_TILE_WIDTH)
        let firstRow = Int(item.pointee.minY) / Int(CK_TILE_HEIGHT)
        let lastRow = (Int(item.pointee.maxY) - 1) / Int(CK_TILE_HEIGHT)
        var row = firstRow
        while row <= lastRow {
            var tile = row * columns + firstColumn
            let end = row * columns + lastColumn
            while tile <= end {
                body(tile)
                tile += 1
            }
            row += 1
        }
    }
}
