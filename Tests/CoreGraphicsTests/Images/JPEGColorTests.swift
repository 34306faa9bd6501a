import CoreGraphics
import Foundation
import Testing

/// Measured by pictures of airbnb/lottie-ios (`issue_2265`): colours of the file are Apple's to half a level where brightness is.
@Suite("Colours of JPEG files, which are stored at half the size") struct JPEGColorTests {
    /// A picture that is red up to an edge and blue behind it, written and read again; brightness aside.
    private func picture(width: Int, height: Int, isBlue: (Int, Int) -> Bool) throws -> CGImage {
        let buffer = PixelBuffer(width: width, height: height, isOpaque: true)
        for y in 0..<height {
            for x in 0..<width { buffer.base[y * buffer.stride + x] = isBlue(x, y) ? 0xFF00_00FF : 0xFFFF_0000 }
        }
        let bytes = try #require(CGImage(buffer: buffer).jpegData(quality: 95))
        let source = try #require(CGImageSourceCreateWithData(bytes as CFData, nil))
        return try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    }

    private func red(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 { image.buffer[x, y] >> 16 & 255 }
    private func blue(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 { image.buffer[x, y] & 255 }

    private func isRed(_ image: CGImage, _ x: Int, _ y: Int) -> Bool {
        red(image, x, y) > 240 && blue(image, x, y) < 16
    }
    private func isBlue(_ image: CGImage, _ x: Int, _ y: Int) -> Bool {
        blue(image, x, y) > 240 && red(image, x, y) < 16
    }

    @Test("stay in blocks of 16 pixels, across and down")
    func blocks() throws {
        let across = try picture(width: 40, height: 16) { x, _ in x >= 16 }
        #expect(isRed(across, 15, 7))
        #expect(isBlue(across, 16, 7))
        let down = try picture(width: 16, height: 40) { _, y in y >= 16 }
        #expect(isRed(down, 7, 15))
        #expect(isBlue(down, 7, 16))
    }

    @Test("mix within a block, a neighbour counting a quarter")
    func mixed() throws {
        let across = try picture(width: 16, height: 16) { x, _ in x >= 8 }
        #expect(isRed(across, 4, 7))
        #expect((35...80).contains(blue(across, 7, 7)))
        #expect((35...80).contains(red(across, 8, 7)))
        let down = try picture(width: 16, height: 16) { _, y in y >= 8 }
        #expect((35...80).contains(blue(down, 7, 7)))
        #expect((35...80).contains(red(down, 7, 8)))
    }

    @Test("reach the last pixels of odd sizes", arguments: [1, 2, 15, 17, 33])
    func odd(side: Int) throws {
        let image = try picture(width: side, height: side) { _, _ in true }
        for (x, y) in [(0, 0), (side - 1, 0), (0, side - 1), (side - 1, side - 1)] {
            #expect(isBlue(image, x, y), "\(x), \(y)")
        }
    }
}
