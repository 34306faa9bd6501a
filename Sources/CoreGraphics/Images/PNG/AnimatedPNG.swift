import CPNGRows
import CZlib

/// Frames of one size as one animated PNG file. Each frame but the first holds only the part that has changed, so that films of
/// screens are small and quick to write; equal films give equal bytes.
package struct AnimatedPNG {
    /// What has changed since the frame before.
    package struct Frame: Equatable {
        package let x: Int, y: Int, width: Int, height: Int
        /// Packed rows, RGB.
        let rows: Data
    }

    package let width: Int, height: Int
    package let framesPerSecond: Int
    package private(set) var frames: [Frame] = []
    /// Text that travels with the film and that players do not show.
    package var notes = ""

    package init(width: Int, height: Int, framesPerSecond: Int) {
        (self.width, self.height, self.framesPerSecond) = (width, height, framesPerSecond)
    }

    /// - Parameter previous: the frame before, of the same size; nil for the first.
    package mutating func append(_ picture: PixelBuffer, after previous: PixelBuffer?) {
        frames.append(Self.frame(picture, after: previous))
    }

    /// The same bytes for the same two pictures.
    package static func frame(_ picture: PixelBuffer, after previous: PixelBuffer?) -> Frame {
        let whole = (x: 0, y: 0, width: picture.width, height: picture.height)
        let part = previous.map { changed(picture, $0) } ?? whole
        let first = picture.base + part.y * picture.stride + part.x
        return Frame(
            x: part.x, y: part.y, width: part.width, height: part.height,
            rows: PNGEncoder.rows(first, part.width, part.height, stride: picture.stride, channels: 3))
    }

    /// The smallest rectangle with all changes; one pixel when there are none.
    private static func changed(
        _ a: PixelBuffer, _ b: PixelBuffer
    ) -> (x: Int, y: Int, width: Int, height: Int) {
        var box = [Int32](repeating: 0, count: 4)
        png_changed(a.base, a.stride, b.base, b.stride, a.width, a.height, &box)
        return (Int(box[0]), Int(box[1]), Int(box[2]), Int(box[3]))
    }

    // MARK: Writing

    /// The bytes of the file.
    package var data: Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file.append(chunk: "IHDR", numbers([width, height]) + Data([8, 2, 0, 0, 0]))
        file.append(chunk: "sRGB", Data([0]))
        file.append(chunk: "acTL", numbers([frames.count, 0]))
        if let packed = Self.packed(Data(notes.utf8)) { file.append(chunk: "zTXt", Data("Frames\0\0".utf8) + packed) }
        var sequence = 0
        for (index, frame) in frames.enumerated() {
            file.append(chunk: "fcTL", control(frame, sequence))
            sequence += 1
            if index == 0 {
                file.append(chunk: "IDAT", frame.rows)
            } else {
                file.append(chunk: "fdAT", numbers([sequence]) + frame.rows)
                sequence += 1
            }
        }
        file.append(chunk: "IEND", Data())
        return file
    }

    private func control(_ frame: Frame, _ sequence: Int) -> Data {
        var data = numbers([sequence, frame.width, frame.height, frame.x, frame.y])
        data.append(contentsOf: [0, 1, UInt8(framesPerSecond >> 8 & 255), UInt8(framesPerSecond & 255), 0, 0])
        return data
    }

    private func numbers(_ values: [Int]) -> Data {
        values.reduce(into: Data()) { $0.append(bigEndian: UInt32($1)) }
    }

    private static func packed(_ data: Data) -> Data? {
        guard !data.isEmpty else { return nil }
        var count = compressBound(uLong(data.count))
        var result = Data(count: Int(count))
        let status = result.withUnsafeMutableBytes { out in
            data.withUnsafeBytes { bytes in
                compress2(
                    out.baseAddress!.assumingMemoryBound(to: UInt8.self), &count,
                    bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), uLong(data.count), 6)
            }
        }
        return status == Z_OK ? result.prefix(Int(count)) : nil
    }

    // MARK: Reading

    /// Reads a film that was written here.
    package init(_ data: Data) throws(PNGReadingError) {
        let chunks = try Self.wholeChunks(data)
        let size = try Self.size(chunks)
        (width, height) = size
        var rate = 0
        var control: Data?
        for chunk in chunks {
            switch chunk.name {
            case "fcTL" where chunk.content.count == 26:
                control = chunk.content
                let tail = [UInt8](chunk.content.suffix(6))
                rate = Int(tail[2]) << 8 | Int(tail[3])
            case "IDAT", "fdAT":
                guard let place = control else { throw .damaged(reason: "a frame has no place.") }
                let rows = chunk.name == "IDAT" ? chunk.content : chunk.content.dropFirst(4)
                frames.append(try Self.frame(rows, at: place, in: size))
                control = nil
            case "zTXt": notes = Self.unpacked(chunk.content)
            default: break
            }
        }
        framesPerSecond = rate
        guard let first = frames.first, first.width == width, first.height == height else {
            throw .damaged(reason: "its first frame is not whole.")
        }
    }

    private static func wholeChunks(_ data: Data) throws(PNGReadingError) -> [PNGChunks.Chunk] {
        guard !data.isEmpty else { throw .empty }
        guard PNGChunks.isPNG(data) else { throw .notPNG }
        if let end = PNGChunks.breakOff(data) { throw .cutOff(bytes: end) }
        let chunks = PNGChunks.chunks(data)
        if let broken = chunks.first(where: { !$0.isWhole }) {
            throw .damaged(reason: "the checksum of \(broken.name) is wrong.")
        }
        return chunks
    }

    /// The size of a film's pictures, pixels, by its first chunk, which has to say what is written here: three channels of eight bits.
    private static func size(_ chunks: [PNGChunks.Chunk]) throws(PNGReadingError) -> (width: Int, height: Int) {
        guard let header = chunks.first, header.name == "IHDR", header.content.count == 13,
            chunks.contains(where: { $0.name == "acTL" })
        else { throw .damaged(reason: "it is no film.") }
        let bytes = [UInt8](header.content)
        if bytes[8] == 16 { throw .sixteenBits }
        guard bytes[8] == 8, bytes[9] == 2, bytes[12] == 0 else {
            throw .damaged(reason: "it was packed by another program.")
        }
        let size = (width: number(header.content, 0), height: number(header.content, 1))
        guard PixelBuffer.allows(width: size.width, height: size.height) else {
            throw .tooLarge(width: size.width, height: size.height)
        }
        return size
    }

    /// - Parameter size: that of the film, pixels, outside of which no frame may lie.
    private static func frame(
        _ rows: Data, at place: Data, in size: (width: Int, height: Int)
    ) throws(PNGReadingError) -> Frame {
        let frame = Frame(
            x: number(place, 3), y: number(place, 4), width: number(place, 1), height: number(place, 2),
            rows: Data(rows))
        guard frame.width > 0, frame.height > 0, frame.x + frame.width <= size.width,
            frame.y + frame.height <= size.height
        else { throw .damaged(reason: "a frame lies outside of the film.") }
        return frame
    }

    private static func number(_ data: Data, _ index: Int) -> Int {
        Int(PNGChunks.number(data, at: data.startIndex + 4 * index))
    }

    private static func unpacked(_ content: Data) -> String {
        guard let end = content.firstIndex(of: 0), end + 2 <= content.endIndex else { return "" }
        let packed = content[(end + 2)...]
        for room in [1 << 18, 1 << 22, 1 << 26] {
            var count = uLong(room)
            var result = Data(count: room)
            let status = result.withUnsafeMutableBytes { out in
                packed.withUnsafeBytes {
                    uncompress(
                        out.baseAddress!.assumingMemoryBound(to: UInt8.self), &count,
                        $0.baseAddress?.assumingMemoryBound(to: UInt8.self), uLong($0.count))
                }
            }
            if status == Z_OK { return String(decoding: result.prefix(Int(count)), as: UTF8.self) }
            if status != Z_BUF_ERROR { return "" }
        }
        return ""
    }

    /// Frame by frame from the first; calls `visit` with each whole picture, which is changed by the next.
    package func forEachPicture(until end: Int, _ visit: (Int, PixelBuffer) -> Void) throws(PNGReadingError) {
        let picture = PixelBuffer(width: width, height: height, isOpaque: true)
        for (index, frame) in frames.prefix(end).enumerated() {
            try PNGFile.unpack(
                frame.rows, frame.width, frame.height, channels: 3,
                into: picture.base + frame.y * picture.stride + frame.x, stride: picture.stride)
            visit(index, picture)
        }
    }
}
