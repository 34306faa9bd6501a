import CKernels
import CPrefetch

/// The strips of rows that are worked out together: rows, runs and coverages in one block that is kept from frame to frame.
///
/// Plain pointers: whoever reads them counts no references.
struct StripMemory: BitwiseCopyable {
    private var base: UnsafeMutableRawPointer?
    private var capacity = 0
    /// How many bytes the rows take, and rows and runs together.
    private var rowBytes = 0, runsEnd = 0
    /// How many coverages a row has in a narrow band; 0 where each row has its own number.
    private var narrowStride: Int32 = 0

    /// Room for what the kernels find in `height` rows of `width` pixels, of which edges touch so many blocks.
    mutating func makeRoom(blocks: Int, width: Int32, height: Int) {
        narrowStride = ck_narrow_stride(width)
        rowBytes = (height + 1) * MemoryLayout<UInt32>.stride
        let runs = narrowStride > 0 ? height : 2 * blocks + height
        runsEnd = rowBytes + runs * MemoryLayout<CKRun>.stride
        let needed = runsEnd + (blocks + 1) * Int(CK_BLOCK)
        guard needed > capacity else { return }
        free()
        // A shape that changes needs a little more in one frame and a little less in the next.
        capacity = (needed + needed / 4 + 63) & ~63
        base = .allocate(byteCount: capacity, alignment: 16)
    }

    func free() { base?.deallocate() }

    /// Asks for as much of it as small paths fill.
    @inline(__always)
    func askAhead() { prefetch_bytes(base, Int32(min(capacity, 1536))) }

    func lend(to cover: inout CKCover) {
        guard let base else { return }
        cover.rows = base.assumingMemoryBound(to: UInt32.self)
        cover.runs = (base + rowBytes).assumingMemoryBound(to: CKRun.self)
        cover.coverage = (base + runsEnd).assumingMemoryBound(to: UInt8.self)
    }

    /// A band whose first row is this one.
    func view(fromRow row: Int) -> CKBand {
        let coverage = UnsafePointer((base! + runsEnd).assumingMemoryBound(to: UInt8.self))
        return CKBand(
            runs: UnsafePointer((base! + rowBytes).assumingMemoryBound(to: CKRun.self)),
            rows: UnsafePointer(base!.assumingMemoryBound(to: UInt32.self)) + row, coverage: coverage,
            narrow: narrowStride > 0 ? coverage + row * Int(narrowStride) : nil, narrowStride: narrowStride)
    }
}
