import CoreGraphics
import Testing
import UIKit

@testable import gallery

@Suite("Gallery pictures")
@MainActor
struct PicturesTests {
    @Test("a folder that is missing or holds no pictures is a sentence")
    func folders() throws {
        #expect(throws: GalleryError.self) { try Pictures(folder: "/nonexistent-folder") }
        let empty = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: empty) }
        let error = #expect(throws: GalleryError.self) { try Pictures(folder: empty.path) }
        #expect(error?.description.contains("no pictures") == true)
    }

    @Test("photos fill what is asked for and are no larger than needed; unreadable ones give way to a landscape")
    func photos() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let wide = Landscape(1).image(size: CGSize(width: 400, height: 100), scale: 1)
        try PNGWriter.write(wide.buffer, to: folder.appendingPathComponent("a.png"))
        try Data("not a picture".utf8).write(to: folder.appendingPathComponent("b.png"))
        let pictures = try Pictures(folder: folder.path)
        let photo = pictures.image(0, size: CGSize(width: 50, height: 50), scale: 1)
        #expect(photo.width == 25, "400×100 was decoded to at most 100 a side and cut to a square")
        #expect(photo.height == 25, "400×100 was decoded to at most 100 a side and cut to a square")
        let landscape = pictures.image(1, size: CGSize(width: 50, height: 50), scale: 1)
        #expect(landscape.width == 50)
        #expect(landscape.height == 50)
        #expect(pictures.image(0, size: CGSize(width: 50, height: 50), scale: 1) === photo)
    }

    @Test(
        "a picture for a window beyond all screens is drawn with the pixels that a window may have",
        arguments: [(28_836, 10_486), (40_000, 1), (1, 40_000)])
    func largest(width: Int, height: Int) {
        let image = CGImage.drawn(size: CGSize(width: width, height: height), scale: 1) { _ in }
        #expect(max(image.width, image.height) <= 16_384)
        #expect(image.width * image.height <= 67_108_864 + 16_384)
        #expect(
            abs(Double(image.width) / Double(image.height) * Double(height) / Double(width) - 1) < 0.01
                || min(image.width, image.height) == 1)
        #expect(CGImage.drawn(size: CGSize(width: 64, height: 32), scale: 2) { _ in }.width == 128)
    }

    @Test("landscapes are the same on every run and differ from one another")
    func landscapes() {
        let size = CGSize(width: 32, height: 24)
        let first = PNGWriter.data(of: Landscape(0).image(size: size, scale: 1).buffer)
        #expect(first == PNGWriter.data(of: Landscape(0).image(size: size, scale: 1).buffer))
        #expect(first != PNGWriter.data(of: Landscape(1).image(size: size, scale: 1).buffer))
    }

    @Test("landscapes that other threads draw ahead are those that are drawn when asked for")
    func landscapesAhead() {
        let pictures = Pictures(), size = CGSize(width: 40, height: 30)
        // Of twenty the first ones are forgotten again, and drawn when they are asked for.
        pictures.prepare(0..<20, size: size, scale: 2)
        for index in [0, 19, 9, 12, 11, 10, 19, 3] {
            let image = pictures.image(index, size: size, scale: 2)
            let alone = Landscape(index).image(size: size, scale: 2)
            #expect(PNGWriter.data(of: image.buffer) == PNGWriter.data(of: alone.buffer), "landscape \(index)")
        }
    }

    /// A grey PNG of 20,000 × 10,000 pixels, one bit each.
    private static func hugePNG() throws -> Data {
        func chunk(_ kind: String, _ body: [UInt8]) -> Data {
            func word(_ value: UInt32) -> Data { Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }) }
            let named = Data(kind.utf8) + Data(body)
            var crc = ~UInt32(0)
            for byte in named {
                crc ^= UInt32(byte)
                for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
            }
            return word(UInt32(body.count)) + named + word(~crc)
        }
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file += chunk("IHDR", [0, 0, 0x4E, 0x20, 0, 0, 0x27, 0x10, 1, 0, 0, 0, 0])
        file += chunk("IDAT", ZeroStream(count: 10_000 * 2_501).bytes)
        return file + chunk("IEND", [])
    }

    @Test("a photo of 200 megapixels is made small, off the main actor, and within the bound")
    func huge() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.hugePNG().write(to: folder.appendingPathComponent("huge.png"))
        let pictures = try Pictures(folder: folder.path)
        pictures.loadsInBackground = true
        let view = AwaitedImageView(), size = CGSize(width: 100, height: 50)
        pictures.show(0, size: size, scale: 1, in: view)
        #expect(view.image == nil, "nothing waits for it")
        await withCheckedContinuation { come in view.onImage = { come.resume() } }
        #expect((100...200).contains(view.image?.cgImage?.width ?? 0))
        #expect(pictures.cachedBytes < Pictures.limit)
    }

    @Test("thousands of photos stay within the bound")
    func bounded() {
        let pictures = Pictures()
        for index in 0..<40 { _ = pictures.image(index, size: CGSize(width: 1_500, height: 1_200), scale: 1) }
        #expect(pictures.cachedBytes <= Pictures.limit)
        #expect(pictures.cachedBytes > 0)
    }
}

/// Tells when its picture has come.
private final class AwaitedImageView: UIImageView {
    var onImage: (() -> Void)?

    override var image: UIImage? {
        didSet {
            guard image != nil else { return }
            onImage?()
            onImage = nil
        }
    }
}

/// Zeros in zlib's format: one literal, then repeats of the byte before, in a block of fixed codes.
private struct ZeroStream {
    private(set) var bytes: [UInt8] = [0x78, 0x01]
    private var bits: UInt32 = 0
    private var bitCount = 0

    init(count: Int) {
        put(0b011, 3)
        literal()
        var left = count - 1
        while left >= 258 {
            // Length 258 is code 285: 11000101, most significant bit first; distance 1 is 00000.
            put(0b1010_0011, 8)
            put(0, 5)
            left -= 258
        }
        for _ in 0..<left { literal() }
        put(0, 7)
        if bitCount > 0 { put(0, 8 - bitCount) }
        // Adler-32 of zeros: the sum of the sums grows by one a byte.
        let sum = UInt32(count % 65_521) << 16 | 1
        bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }

    /// The byte 0 is the code 00110000.
    private mutating func literal() { put(0b0000_1100, 8) }

    /// Least significant bit first.
    private mutating func put(_ value: UInt32, _ count: Int) {
        bits |= value << UInt32(bitCount)
        bitCount += count
        while bitCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }
}
