import CoreGraphics
import Foundation
import Testing

@Suite("PNG files")
struct PNGTests {
    /// Pixels that look random but are the same in every run.
    private func noise(_ width: Int, _ height: Int, seed: UInt32, _ word: (UInt32) -> UInt32) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        var state = seed
        for y in 0..<height {
            for x in 0..<width {
                state = state &* 1_664_525 &+ 1_013_904_223
                buffer.base[y * buffer.stride + x] = word(state >> 8)
            }
        }
        return buffer
    }

    @Test(
        "what is written is read again, bit by bit",
        arguments: [(1, 1), (1, 9), (2, 3), (3, 2), (5, 7), (90, 3), (260, 40), (700, 90)])
    func roundTrip(_ width: Int, _ height: Int) throws {
        let pictures = [
            noise(width, height, seed: 1) { 0xFF00_0000 | $0 },
            noise(width, height, seed: 2) { $0 % 5 == 0 ? 0xFF12_3456 : 0xFFFF_FFFF },
            noise(width, height, seed: 3) { _ in 0 },
            noise(width, height, seed: 4) { word in
                let alpha = word >> 16 & 255
                return alpha << 24 | (alpha * (word & 255) / 255) << 16 | alpha / 2
            },
        ]
        for picture in pictures {
            let read = try PNGFile.read(PNGWriter.data(of: picture))
            #expect(read.hasSamePixels(as: picture))
            #expect(read.isOpaque == picture.findsOpaque())
        }
    }

    @Test("the decoder of all formats reads the same pixels")
    func othersRead() throws {
        let picture = noise(130, 33, seed: 7) { $0 % 3 == 0 ? 0xFF00_0000 | $0 : 0xFF80_8080 }
        let read = try ImageDecoder.decode(PNGWriter.data(of: picture)).image.buffer
        #expect(read.hasSamePixels(as: picture))
    }

    /// A file as Xcode packs it into apps.
    private func crushed(_ rows: [[UInt8]], width: Int, kind: UInt8, depth: UInt8 = 8, cut: Int = 0) -> Data {
        func number(_ value: Int) -> [UInt8] { withUnsafeBytes(of: UInt32(value).bigEndian) { Array($0) } }
        func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
            var bytes = number(content.count)
            bytes += Array(name.utf8)
            bytes += content
            return bytes + [0, 0, 0, 0]
        }
        let flat = rows.flatMap { $0 }
        // One block that is kept as it is, without zlib's frame.
        let count = [UInt8(flat.count & 255), UInt8(flat.count >> 8)]
        let packed = ([1] + count + count.map { ~$0 } + flat).dropLast(cut)
        let header = number(width) + number(rows.count) + [depth, kind, 0, 0, 0]
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("CgBI", [0x50, 0, 0x20, 2])
                + chunk("IHDR", header) + chunk("IDAT", Array(packed)) + chunk("IEND", []))
    }

    @Test("files that Xcode packed have blue first, premultiplied, and no frame around their rows")
    func crushedFiles() throws {
        // The second row is said as differences from the first.
        let rows: [[UInt8]] = [[0, 10, 20, 30, 128, 1, 2, 3, 255], [2, 0, 0, 5, 0, 255, 0, 0, 0]]
        let picture = try ImageDecoder.decode(crushed(rows, width: 2, kind: 6)).image.buffer
        let words = (0..<2).flatMap { y in (0..<2).map { picture.base[y * picture.stride + $0] } }
        #expect(words == [0x801E_140A, 0xFF03_0201, 0x8023_140A, 0xFF03_0200])
        #expect(!picture.isOpaque)
        let opaque = try ImageDecoder.decode(crushed([[0, 1, 2, 3]], width: 1, kind: 2)).image.buffer
        #expect(opaque.base[0] == 0xFF03_0201)
        #expect(opaque.isOpaque)
    }

    @Test("a packed file that is damaged, or packed otherwise, says so")
    func damagedCrushedFiles() {
        func reason(_ data: Data) -> String? {
            do { _ = try ImageDecoder.decode(data) } catch { return "\(error)" }
            return nil
        }
        let row: [UInt8] = [0, 10, 20, 30, 128]
        let start = "The image is damaged: "
        #expect(reason(crushed([row], width: 1, kind: 6, cut: 2)) == start + "its pixels cannot be unpacked.")
        let unknown = crushed([[9] + row.dropFirst()], width: 1, kind: 6)
        #expect(reason(unknown) == start + "it names a filter that does not exist.")
        let palette = "Xcode packed it for apps, in another way than with three or four channels of eight bits."
        #expect(reason(crushed([row], width: 1, kind: 3)) == start + palette)
        #expect(reason(crushed([row], width: 100_000, kind: 6)) != nil)
    }

    @Test("rows that repeat cost next to nothing")
    func repeatedRows() {
        let plain = PixelBuffer(width: 780, height: 1688)
        plain.fill(0xFFFF_FFFF)
        #expect(PNGWriter.data(of: plain).count < 8000)
    }

    @Test("files that are none, are cut off or damaged have a reason each")
    func reasons() {
        let whole = PNGWriter.data(of: noise(20, 20, seed: 9) { 0xFF00_0000 | $0 })
        #expect(throws: PNGReadingError.empty) { try PNGFile.read(Data()) }
        #expect(throws: PNGReadingError.notPNG) { try PNGFile.read(Data("GIF89a".utf8)) }
        for count in [8, 9, 20, 33, 60, whole.count - 1] {
            #expect(throws: PNGReadingError.cutOff(bytes: count)) { try PNGFile.read(whole.prefix(count)) }
        }
        for index in stride(from: 40, to: whole.count - 16, by: 97) {
            var damaged = whole
            damaged[index] ^= 0x10
            #expect(throws: PNGReadingError.self, "byte \(index)") { try PNGFile.read(damaged) }
        }
    }
}
