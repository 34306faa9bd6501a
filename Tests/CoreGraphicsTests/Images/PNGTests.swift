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
