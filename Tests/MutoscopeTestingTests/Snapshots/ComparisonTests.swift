import QuartzCore
import Testing

@testable import MutoscopeTesting

@Suite("Comparisons")
struct ComparisonTests {
    /// White with a black square of 4 pixels.
    private func square(at x: Int, _ y: Int, word: UInt32 = 0xFF00_0000) -> PixelBuffer {
        let buffer = PixelBuffer(width: 20, height: 16, isOpaque: true)
        buffer.fill(0xFFFF_FFFF)
        for row in y..<(y + 4) { for column in x..<(x + 4) { buffer.base[row * buffer.stride + column] = word } }
        return buffer
    }

    private func accepts(_ a: PixelBuffer, _ b: PixelBuffer, _ comparison: SnapshotComparison) -> Bool {
        PictureVerdict(a, b, by: comparison).isAccepted
    }

    @Test("the published pairs of CIEDE2000")
    func published() {
        let pairs: [(LabColor, LabColor, Double)] = [
            (.init(lightness: 50, a: 2.6772, b: -79.7751), .init(lightness: 50, a: 0, b: -82.7485), 2.0425),
            (.init(lightness: 50, a: 3.1571, b: -77.2803), .init(lightness: 50, a: 0, b: -82.7485), 2.8615),
            (.init(lightness: 50, a: 2.8361, b: -74.0200), .init(lightness: 50, a: 0, b: -82.7485), 3.4412),
            (.init(lightness: 50, a: -1.3802, b: -84.2814), .init(lightness: 50, a: 0, b: -82.7485), 1.0000),
            (.init(lightness: 50, a: 0, b: 0), .init(lightness: 50, a: -1, b: 2), 2.3669),
            (.init(lightness: 50, a: 2.4900, b: -0.0010), .init(lightness: 50, a: -2.4900, b: 0.0009), 7.1792),
            (.init(lightness: 50, a: 2.4900, b: -0.0010), .init(lightness: 50, a: -2.4900, b: 0.0011), 7.2195),
            (.init(lightness: 50, a: 2.5, b: 0), .init(lightness: 50, a: 0, b: -2.5), 4.3065),
            (.init(lightness: 50, a: 2.5, b: 0), .init(lightness: 73, a: 25, b: -18), 27.1492),
            (.init(lightness: 50, a: 2.5, b: 0), .init(lightness: 61, a: -5, b: 29), 22.8977),
            (.init(lightness: 2.0776, a: 0.0795, b: -1.1350), .init(lightness: 0.9033, a: -0.0636, b: -0.5514), 0.9082),
        ]
        for (a, b, expected) in pairs {
            #expect(abs(a.difference(from: b) - expected) < 0.00006, "\(a) \(b)")
            #expect(abs(b.difference(from: a) - expected) < 0.00006, "\(b) \(a)")
        }
    }

    @Test("black against white is 100, and see-through pixels are seen on both")
    func blackAndWhite() {
        #expect(abs(UInt32(0xFF00_0000).perceivedDifference(from: 0xFFFF_FFFF) - 100) < 0.001)
        #expect(UInt32(0x0000_0000).perceivedDifference(from: 0xFFFF_FFFF) > 99)
        #expect(UInt32(0x0000_0000).perceivedDifference(from: 0xFF00_0000) > 99)
    }

    @Test("what cannot be seen is accepted, what can is not, however small its channels differ")
    func perceptual() {
        let black = square(at: 4, 4), nearly = square(at: 4, 4, word: 0xFF02_0202)
        #expect(!accepts(black, nearly, .exact))
        #expect(accepts(black, nearly, .perceptual()))
        #expect(!accepts(black, square(at: 4, 4, word: 0xFF20_2020), .perceptual()))
        #expect(!accepts(black, nearly, .perceptual(difference: 0)))
    }

    @Test("the share of pixels that are equal is what was asked for")
    func share() {
        let black = square(at: 4, 4), red = square(at: 4, 4, word: 0xFFFF_0000)
        #expect(accepts(black, red, .perceptual(share: 1 - 16.0 / 320)))
        #expect(!accepts(black, red, .perceptual(share: 1 - 15.0 / 320)))
    }

    @Test("things may have moved by a pixel, but not gone, come or moved by two")
    func moved() {
        let black = square(at: 4, 4), empty = square(at: 4, 4, word: 0xFFFF_FFFF)
        #expect(accepts(black, square(at: 5, 3), .moved()))
        #expect(!accepts(black, square(at: 6, 4), .moved()))
        #expect(accepts(black, square(at: 6, 4), .moved(by: 2)))
        #expect(!accepts(black, empty, .moved()))
        #expect(!accepts(empty, black, .moved()))
    }

    @Test("each comparison says what it found")
    func sentences() {
        let black = square(at: 4, 4), red = square(at: 4, 4, word: 0xFFFF_0000)
        #expect(PictureVerdict(black, red, by: .exact).sentence.contains("16 of 320 pixels (5 %), by up to 255 of 255"))
        #expect(PictureVerdict(black, red, by: .perceptual()).sentence.contains("ΔE"))
        #expect(PictureVerdict(black, red, by: .moved()).sentence.contains("nowhere within 1 pixel,"))
    }

    @Test("a comparison tells its verdict on pictures of one's own")
    func verdict() throws {
        let black = CGImage(buffer: square(at: 4, 4)), red = CGImage(buffer: square(at: 4, 4, word: 0xFFFF_0000))
        #expect(SnapshotComparison.exact.difference(of: black, from: black) == nil)
        let difference = try #require(SnapshotComparison.exact.difference(of: red, from: black))
        #expect(difference.message.contains("16 of 320 pixels"))
        #expect(difference.picture.width == 20)
        #expect(difference.together.width > 60)
        let small = CGImage(buffer: PixelBuffer(width: 2, height: 2, isOpaque: true))
        let sizes = SnapshotComparison.perceptual(share: 0).difference(of: small, from: black)
        #expect(sizes?.message == "is 2×2 pixels, its golden picture 20×16.")
    }

    @Test("lines that differ stand among some that do not")
    func lines() {
        let old = (1...20).map(String.init).joined(separator: "\n")
        let new = old.replacingOccurrences(of: "\n10\n", with: "\nten\nagain\n")
        #expect(
            TextDifference(old, new).lines
                == ["…", " 7", " 8", " 9", "-10", "+ten", "+again", " 11", " 12", " 13"])
        #expect(TextDifference("", "a").lines == ["-", "+a"])
        #expect(TextDifference(old, old).lines.isEmpty)
    }
}
