import TestSupport
import Testing

@testable import CoreGraphics

@Suite("Images")
struct ImageTests {
    private func sample(width: Int = 7, height: Int = 5) -> CGImage {
        let buffer = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let alpha: Float = x == 0 ? 0.5 : 1
                buffer.base[y * buffer.stride + x] =
                    RGBA(red: Float(x) / Float(width), green: Float(y) / Float(height), blue: 0.25, alpha: alpha).pixel
            }
        }
        return CGImage(buffer: buffer)
    }

    private func resource(_ name: String) throws -> Data {
        let url = try #require(Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Resources"))
        return try Data(contentsOf: url)
    }

    @Test("PNG: the same pixels come back, equal pictures give equal bytes")
    func png() throws {
        let image = sample()
        let data = image.pngData()
        #expect(data == sample().pngData())
        let back = try ImageDecoder.decode(data).image
        #expect((back.width, back.height) == (7, 5))
        for y in 0..<5 { for x in 1..<7 { #expect(back.buffer[x, y] == image.buffer[x, y]) } }
        #expect(back.straightPixel(0, 2).alpha == 128)
    }

    @Test("cropping takes whole pixels and stays inside")
    func cropping() throws {
        let image = sample()
        let part = try #require(image.cropping(to: CGRect(x: 1.5, y: 1, width: 2, height: 9)))
        #expect((part.width, part.height) == (3, 4))
        #expect(part.buffer[0, 0] == image.buffer[1, 1])
        #expect(image.cropping(to: CGRect(x: 7, y: 0, width: 2, height: 2)) == nil)
        #expect(image.cropping(to: .null) == nil)
        #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: .infinite)?.width == 7)
    }

    @Test("a file too short for the size in its header is refused before a pixel is made")
    func lyingHeader() {
        var gif = Data("GIF89a".utf8)
        gif.append(contentsOf: [0x09, 0x26, 0x00, 0x07, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
        gif.append(contentsOf: [0x2c, 0, 0, 0, 0, 0x09, 0x26, 0x00, 0x07, 0, 2, 3, 0x84, 0x51, 0x05, 0, 0x3b])
        #expect(throws: ImageDecodingError.damaged(reason: "\(gif.count) bytes cannot hold 9737×1792 pixels.")) {
            _ = try ImageDecoder.decode(gif)
        }
    }

    @Test(
        "every truncation of a file throws or gives a picture, and never crashes",
        arguments: ["two-frames.gif", "turned.jpg", "plain.png"])
    func truncated(name: String) throws {
        let data = try resource(name)
        _ = try ImageDecoder.decode(data)
        for count in stride(from: 0, to: data.count - 1, by: max(1, data.count / 40)) {
            #expect(throws: (any Error).self) {
                _ = try ImageDecoder.decode(data.prefix(count))
                // A loader may have drawn all rows it needs; what is left out is then only the file's end.
                if count > data.count * 3 / 4 { throw ImageDecodingError.damaged(reason: "complete enough") }
            }
        }
    }

    @Test("bytes changed at random throw or give a picture, and never crash")
    func corrupted() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        for name in ["two-frames.gif", "turned.jpg", "plain.png"] {
            let data = try resource(name)
            for _ in 0..<60 {
                var bytes = data
                for _ in 0..<3 {
                    bytes[Int(random.next() % UInt64(data.count))] = UInt8(truncatingIfNeeded: random.next())
                }
                if let decoded = try? ImageDecoder.decode(bytes) {
                    #expect(
                        PixelBuffer.allows(width: decoded.image.width, height: decoded.image.height), "seed \(seed)")
                }
            }
        }
    }

    @Test("a header that promises 20,000 × 20,000 pixels is refused before anything is allocated")
    func tooLarge() throws {
        var data = try resource("plain.png")
        let size: [UInt8] = [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20]
        data.replaceSubrange(16..<24, with: size)
        data.replaceSubrange(29..<33, with: crc32(of: data[12..<29]))
        #expect(throws: ImageDecodingError.tooLarge(width: 20_000, height: 20_000)) { try ImageDecoder.decode(data) }
        #expect(throws: ImageDecodingError.unknownFormat) { try ImageDecoder.decode(Data("no picture".utf8)) }
        #expect(throws: ImageDecodingError.unreadable(path: "/nowhere.png")) {
            try ImageDecoder.decode(contentsOf: URL(fileURLWithPath: "/nowhere.png"))
        }
    }

    private func crc32(of bytes: Data) -> [UInt8] {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        crc = ~crc
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: crc >> UInt32($0)) }
    }

    @Test("an animation has its frames and their delays")
    func animation() throws {
        let decoded = try ImageDecoder.decode(try resource("two-frames.gif"))
        #expect(decoded.frames.map(\.delay) == [0.2, 0.5])
        #expect(decoded.loopCount == 0)
        #expect(decoded.frames[0].image.straightPixel(1, 1) == StraightPixel(0xFFFF_0000))
        #expect(decoded.frames[1].image.straightPixel(1, 1) == StraightPixel(0xFF00_00FF))
    }

    @Test("a photo tells how it is turned, and can be turned upright")
    func orientation() throws {
        let decoded = try ImageDecoder.decode(try resource("turned.jpg"))
        #expect(decoded.orientation == 6)
        #expect((decoded.image.width, decoded.image.height) == (24, 16))
        let upright = decoded.image.upright(fromOrientation: 6)
        #expect((upright.width, upright.height) == (16, 24))
        // The left half is red as stored; turned a quarter clockwise it is the top half.
        #expect(upright.straightPixel(8, 4).red > 200)
        #expect(upright.straightPixel(8, 20).blue > 200)
    }

    @Test("a picture can be read smaller than it is stored")
    func downsampled() throws {
        let image = try ImageDecoder.decode(try resource("turned.jpg"), maximumPixelSize: 12).image
        #expect((image.width, image.height) == (12, 8))
    }

    @Test(
        "bytes in other layouts become the same pixels",
        arguments: [
            (CGImageAlphaInfo.premultipliedLast, false, [255, 128, 0, 255] as [UInt8]),
            (.premultipliedFirst, true, [0, 128, 255, 255]),
            (.noneSkipFirst, false, [9, 255, 128, 0]),
            (.last, false, [255, 128, 0, 255]),
        ])
    func layouts(alpha: CGImageAlphaInfo, little: Bool, bytes: [UInt8]) throws {
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        let info = CGBitmapInfo(rawValue: alpha.rawValue | (little ? CGBitmapInfo.byteOrder32Little.rawValue : 0))
        let image = try #require(
            CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent))
        #expect(image.straightPixel(0, 0) == StraightPixel(0xFFFF_8000))
        #expect(image.dataProvider?.data as Data? == Data(bytes))
    }

    @Test("too few bytes give no image")
    func tooFewBytes() throws {
        let provider = try #require(CGDataProvider(data: Data(count: 100) as CFData))
        let (image, messages) = Diagnostics.collecting {
            CGImage(
                width: 100, height: 100, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 400,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: 1), provider: provider,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
        #expect(image == nil)
        #expect(messages.count == 1)
    }

    @Test(
        "a buffer of any size is clear, begins at a cache line and goes back whole", arguments: [3, 700, 1_200, 1_900])
    func memory(side: Int) throws {
        for _ in 0..<3 {
            let buffer = PixelBuffer(width: side, height: side)
            #expect(Int(bitPattern: buffer.base) % 64 == 0)
            // With the texel beyond the last one that samplers read.
            let count = buffer.stride * (side + 1) + 1
            for index in stride(from: 0, to: count, by: 509) { #expect(buffer.base[index] == 0) }
            withExtendedLifetime(buffer) { _ = memset(buffer.base, 255, count * 4) }
        }
        let before = try Self.addressSpace()
        for _ in 0..<200 {
            let buffer = PixelBuffer(width: side, height: side)
            withExtendedLifetime(buffer) { buffer.base[0] = 1 }
        }
        // Other tests run meanwhile; of the largest, 2.7 GiB would be left behind.
        #expect(try Self.addressSpace() - before < 2 << 30)
    }

    /// Bytes of addresses that the process has.
    private static func addressSpace() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ").first
        return (pages.flatMap { Int($0) } ?? 0) * 4_096
    }
}
