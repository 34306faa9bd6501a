/// The colours of a GIF frame, one after the other, from its LZW codes.
struct GIFCodes {
    private let bytes: FileBytes
    private let clear: Int
    private var position: Int
    private var blockEnd: Int
    private var bits: UInt32 = 0, bitCount = 0
    private var width: Int
    private let firstWidth: Int
    /// Of each code: the code of all but its last colour, that colour, and how many there are.
    private var prefix = [UInt16](repeating: 0, count: 4_096)
    private var last = [UInt8](repeating: 0, count: 4_096)
    private var used: Int
    private var previous: Int?
    /// Colours of the code that was read, the last one first.
    private var waiting: [UInt8] = []

    init(_ bytes: FileBytes, _ frame: GIFFrame) {
        self.bytes = bytes
        // Wider colours than eight bits are refused with the first code.
        firstWidth = min(max(frame.firstCodeSize, 1), 11) + 1
        width = firstWidth
        clear = 1 << (firstWidth - 1)
        used = clear + 2
        position = frame.dataStart
        blockEnd = frame.dataStart
        for code in 0..<min(clear, 256) { last[code] = UInt8(code) }
        waiting.reserveCapacity(4_096)
    }

    /// The next colour; nil when the codes say that no more come.
    mutating func next() throws(ImageDecodingError) -> Int? {
        while waiting.isEmpty {
            guard let code = try readCode() else { return nil }
            if code == clear {
                (width, used, previous) = (firstWidth, clear + 2, nil)
            } else if code == clear + 1 {
                return nil
            } else {
                try expand(code)
            }
        }
        return Int(waiting.removeLast())
    }

    private mutating func expand(_ code: Int) throws(ImageDecodingError) {
        guard code < used || code == used && previous != nil, clear <= 256 else {
            throw .damaged(reason: "its LZW codes are wrong.")
        }
        var current = code
        if code == used, let previous {
            // The code that is just being made: the one before, and its own first colour again.
            waiting.append(0)
            current = previous
        }
        while current >= clear + 2 {
            waiting.append(last[current])
            current = Int(prefix[current])
        }
        guard current < clear else { throw .damaged(reason: "its LZW codes are wrong.") }
        waiting.append(last[current])
        if code == used, previous != nil { waiting[0] = last[current] }
        if let previous, used < 4_096 {
            prefix[used] = UInt16(previous)
            last[used] = last[current]
            used += 1
            if used == 1 << width, width < 12 { width += 1 }
        }
        previous = code
    }

    /// nil at the end of the frame's blocks.
    private mutating func readCode() throws(ImageDecodingError) -> Int? {
        while bitCount < width {
            if position == blockEnd {
                let length = Int(try bytes.byte(position))
                if length == 0 { return nil }
                position += 1
                blockEnd = position + length
            }
            bits |= UInt32(try bytes.byte(position)) << UInt32(bitCount)
            bitCount += 8
            position += 1
        }
        let code = Int(bits) & (1 << width - 1)
        bits >>= UInt32(width)
        bitCount -= width
        return code
    }
}
