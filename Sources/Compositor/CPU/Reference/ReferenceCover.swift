import CKernels

/// What the edges of an outline cover, in plain Swift: see `loops/cover.h` and `loops/runs.h`.
enum ReferenceCover {
    /// What the sums are where an outline goes once around the pixel.
    private static let whole: UInt32 = 131_072

    static func addEdges(_ cover: CKCover) -> Int32 {
        for k in 0..<Int(cover.edgeCount) { add(cover.edges[k], cover) }
        let narrow = ck_narrow_stride(cover.width) / CK_BLOCK
        for row in 0..<Int(cover.height) where narrow > 0 { cover.touched[row] |= 1 << UInt64(narrow) - 1 }
        var blocks = 0
        for k in 0..<Int(cover.words * cover.height) { blocks += cover.touched[k].nonzeroBitCount }
        return Int32(blocks)
    }

    /// The nearest whole number, for |v| below 2^31.
    private static func nearest(_ v: Double) -> Int32 { Int32(truncatingIfNeeded: Int64(v + 4294967296.5)) }

    private static func add(_ edge: CKEdge, _ cover: CKCover) {
        var (x0, y0) = (edge.x0 &+ cover.offsetX, edge.y0 &+ cover.offsetY)
        var (x1, y1) = (edge.x1 &+ cover.offsetX, edge.y1 &+ cover.offsetY)
        guard y0 != y1 else { return }
        let sign: Int32 = y0 < y1 ? 1 : -1
        if sign < 0 { (x0, y0, x1, y1) = (x1, y1, x0, y0) }
        let bottom = min(y1, cover.height << 8)
        let slope = Double(x1 - x0) / Double(y1 - y0)
        func position(_ y: Int32) -> Int32 {
            y == y0 ? x0 : y == y1 ? x1 : x0 &+ nearest(Double(y - y0) * slope)
        }
        var y = max(y0, 0)
        while y < bottom {
            let next = min((y | 255) + 1, bottom)
            let (a, b) = (position(y), position(next))
            addPiece(Row(cover, y >> 8), min(a, b), max(a, b), next - y, sign)
            y = next
        }
    }

    private struct Row {
        let sums: UnsafeMutablePointer<UInt32>
        let touched: UnsafeMutablePointer<UInt64>
        let width: Int32

        init(_ cover: CKCover, _ row: Int32) {
            sums = cover.sums + Int(row) * Int(cover.stride)
            touched = cover.touched + Int(row) * Int(cover.words)
            width = cover.width
        }

        /// An edge through `dy` of a pixel's height at twice the mean distance `across` from its left side.
        func add(_ column: Int32, _ dy: Int32, _ across: Int32) {
            sums[Int(column)] &+= UInt32(bitPattern: dy * 512 - dy * across)
            sums[Int(column) + 1] &+= UInt32(bitPattern: dy * across)
            for x in [column, column + 1] { touched[Int(x) / 512] |= 1 << UInt64(x / CK_BLOCK % 64) }
        }
    }

    /// A piece of an edge in one row, from the left to the right.
    private static func addPiece(_ row: Row, _ left: Int32, _ right: Int32, _ dy: Int32, _ sign: Int32) {
        let first = left >> 8, end = right >> 8
        if first >= row.width { return }
        if end < 0 { return row.add(0, sign * dy, 0) }
        if first == end { return row.add(first, sign * dy, (left & 255) + (right & 255)) }
        let rise = Double(dy) / Double(right - left)
        var before: Int32 = 0
        if first < 0 {
            before = nearest(Double(-left) * rise)
            row.add(0, sign * before, 0)
        }
        var column = max(first, 0)
        while column < end, column < row.width {
            let y = nearest(Double((column + 1) << 8 - left) * rise)
            row.add(column, sign * (y - before), (column == first ? left & 255 : 0) + 256)
            before = y
            column += 1
        }
        if end < row.width { row.add(end, sign * (dy - before), right & 255) }
    }

    /// Runs of eight pixels with their own coverage where edges are, of any length with one coverage between.
    static func findRuns(_ cover: CKCover) {
        var writer = Writer(cover: cover)
        for row in 0..<Int(cover.height) { writer.add(row) }
        cover.rows[Int(cover.height)] = writer.runs
    }

    private struct Writer {
        let cover: CKCover
        var runs: UInt32 = 0
        var bytes: UInt32 = 0

        mutating func add(_ row: Int) {
            let sums = cover.sums + row * Int(cover.stride), touched = cover.touched + row * Int(cover.words)
            cover.rows[row] = runs
            let start = runs
            var sum: UInt32 = 0
            var gap: Int32 = 0
            for block in 0..<Int32(cover.words * 64) where touched[Int(block / 64)] >> UInt64(block % 64) & 1 != 0 {
                let x = block * CK_BLOCK
                addEven(gap, x, sum)
                addBlock(sums, x, &sum, start)
                gap = x + CK_BLOCK
            }
            addEven(gap, cover.width, sum)
            for word in 0..<Int(cover.words) { touched[word] = 0 }
        }

        private mutating func addEven(_ first: Int32, _ last: Int32, _ sum: UInt32) {
            let value = coverage(sum), end = min(last, cover.width)
            guard value > 0, first < end else { return }
            cover.runs[Int(runs)] = CKRun(first: first, last: end, coverage: CK_EVEN | value)
            runs += 1
        }

        private mutating func addBlock(
            _ sums: UnsafeMutablePointer<UInt32>, _ x: Int32, _ sum: inout UInt32, _ start: UInt32
        ) {
            let isInside = x < cover.width
            for column in Int(x)..<Int(x + CK_BLOCK) {
                sum &+= sums[column]
                sums[column] = 0
                if isInside { cover.coverage[Int(bytes) + column - Int(x)] = UInt8(coverage(sum)) }
            }
            guard isInside else { return }
            let last = min(x + CK_BLOCK, cover.width)
            let before = Int(runs) - 1
            if runs > start, cover.runs[before].last == x, cover.runs[before].coverage & CK_EVEN == 0 {
                cover.runs[before].last = last
            } else {
                cover.runs[Int(runs)] = CKRun(first: x, last: last, coverage: bytes)
                runs += 1
            }
            bytes += UInt32(CK_BLOCK)
        }

        /// 0…255. What the outline goes round twice is not covered more, or by the even-odd rule not at all.
        private func coverage(_ sum: UInt32) -> UInt32 {
            var area: UInt32
            if cover.isEvenOdd != 0 {
                area = sum & (2 * whole - 1)
                if area > whole { area = 2 * whole - area }
            } else {
                area = min(Int32(bitPattern: sum).magnitude, whole)
            }
            return (area * 255 + whole / 2) >> 17
        }
    }
}
