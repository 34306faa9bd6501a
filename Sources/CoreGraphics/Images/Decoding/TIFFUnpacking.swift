import CZlib

/// The ways in which TIFF packs bytes.
enum TIFFUnpacking {
    /// Never more than `mostBytes`, whatever the data says.
    static func unpack(
        _ packed: ArraySlice<UInt8>, _ compression: Int, mostBytes: Int
    ) throws(ImageDecodingError) -> [UInt8] {
        switch compression {
        case 1: return Array(packed.prefix(mostBytes))
        case 5: return try codes(packed, mostBytes)
        case 8, 32_946: return try deflated(packed, mostBytes)
        case 32_773: return runs(packed, mostBytes)
        default: throw .damaged(reason: "TIFF compression \(compression) is none that is read here.")
        }
    }

    /// PackBits.
    private static func runs(_ packed: ArraySlice<UInt8>, _ most: Int) -> [UInt8] {
        var out: [UInt8] = []
        var rest = packed
        while out.count < most, let head = rest.popFirst() {
            if head < 128 {
                out.append(contentsOf: rest.prefix(Int(head) + 1))
                rest = rest.dropFirst(Int(head) + 1)
            } else if head > 128, let value = rest.popFirst() {
                out.append(contentsOf: repeatElement(value, count: 257 - Int(head)))
            }
        }
        return Array(out.prefix(most))
    }

    private static func deflated(_ packed: ArraySlice<UInt8>, _ most: Int) throws(ImageDecodingError) -> [UInt8] {
        var stream = z_stream()
        guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .damaged(reason: "zlib cannot be set up.")
        }
        defer { inflateEnd(&stream) }
        var input = Array(packed), out = [UInt8](repeating: 0, count: most)
        let status = input.withUnsafeMutableBufferPointer { input in
            out.withUnsafeMutableBufferPointer { out in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(clamping: input.count)
                stream.next_out = out.baseAddress
                stream.avail_out = UInt32(clamping: out.count)
                return inflate(&stream, Z_FINISH)
            }
        }
        guard status == Z_STREAM_END || status == Z_BUF_ERROR || status == Z_OK else {
            throw .damaged(reason: "its deflated data is wrong.")
        }
        return Array(out.prefix(most - Int(stream.avail_out)))
    }

    /// LZW with the highest bit first; codes widen one code early.
    private static func codes(_ packed: ArraySlice<UInt8>, _ most: Int) throws(ImageDecodingError) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(min(most, packed.count * 4))
        // Of each code where its bytes lie in `out`: every string is there once it has been read.
        var places = [(start: Int, count: Int)](repeating: (0, 0), count: 4_096)
        var used = 258, width = 9, bits: UInt32 = 0, bitCount = 0
        var previous: (start: Int, count: Int)?
        for byte in packed {
            bits = bits << 8 | UInt32(byte)
            bitCount += 8
            guard bitCount >= width else { continue }
            bitCount -= width
            let code = Int(bits >> UInt32(bitCount)) & (1 << width - 1)
            if code == 257 || out.count >= most { break }
            if code == 256 {
                (used, width, previous) = (258, 9, nil)
                continue
            }
            let start = out.count
            if code < 256 {
                out.append(UInt8(code))
            } else if code < used {
                out.append(contentsOf: out[places[code].start..<(places[code].start + places[code].count)])
            } else if code == used, let previous {
                out.append(contentsOf: out[previous.start..<(previous.start + previous.count)])
                out.append(out[previous.start])
            } else {
                throw .damaged(reason: "its LZW codes are wrong.")
            }
            if let previous, used < 4_096 {
                // Which lies there already: the string before, and after it the first byte of this one.
                places[used] = (previous.start, previous.count + 1)
                used += 1
                if used >= 1 << width - 1, width < 12 { width += 1 }
            }
            previous = (start, out.count - start)
        }
        return Array(out.prefix(most))
    }
}
