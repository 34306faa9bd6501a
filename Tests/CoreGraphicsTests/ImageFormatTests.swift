import Testing

@testable import CoreGraphics

/// The seeds of the fuzzer hold the same few pictures in many formats.
@Suite("Image formats")
struct ImageFormatTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fuzz/FuzzImage/Seeds")

    /// Those that can be read: the others are what once ended the program.
    static var seeds: [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
        return all.filter { !$0.hasPrefix("damaged") }
    }

    private func file(_ name: String) throws -> Data { try Data(contentsOf: Self.folder.appendingPathComponent(name)) }
    private func seed(_ name: String) throws -> DecodedImage { try ImageDecoder.decode(try file(name)) }

    private func pixels(_ image: CGImage) -> [UInt32] {
        (0..<image.height).flatMap { y in (0..<image.width).map { image.buffer[$0, y] } }
    }

    @Test(
        "the same picture is the same pixels in every lossless format",
        arguments: [
            ("shade.png", "shade-interlaced.gif"), ("shade.png", "shade-24.bmp"), ("shade.png", "shade-os2.bmp"),
            ("shade.png", "shade-plain.tif"), ("shade.png", "shade-lzw.tif"), ("shade.png", "shade-deflate.tif"),
            ("shade.png", "shade-packbits.tif"), ("shade.png", "shade-differences.tif"),
            ("shade.png", "shade-tiles.tif"), ("shade.png", "shade-turned.tif"), ("veil.png", "veil-interlaced.png"),
            ("veil.png", "veil-lossless.webp"), ("veil.png", "veil-lzw.tif"), ("veil.png", "veil-deflate.tif"),
            ("gray.png", "gray-lzw.tif"), ("few.png", "few-lzw.tif"), ("few.png", "few-packbits.tif"),
            ("two-coloured.png", "two-coloured-1.bmp"), ("two-coloured.png", "two-coloured-deflate.tif"),
            ("two-coloured.png", "two-coloured-packbits.tif"),
        ])
    func lossless(reference: String, name: String) throws {
        let first = try seed(reference).image, second = try seed(name).image
        #expect((second.width, second.height) == (first.width, first.height))
        #expect(pixels(second) == pixels(first))
        #expect(second.buffer.isOpaque == first.buffer.isOpaque)
    }

    @Test(
        "formats that lose something stay near the picture",
        arguments: [
            ("shade.png", "photo.jpg", 24), ("shade.png", "photo-progressive.jpg", 24),
            ("shade.png", "photo-inks.jpg", 40), ("gray.png", "photo-gray.jpg", 24), ("shade.png", "photo.webp", 24),
            ("shade.png", "shade-565.bmp", 8), ("veil.png", "photo-see-through.webp", 80),
            ("veil.png", "veil-32.bmp", 1),
            ("veil.png", "veil-16.png", 1), ("veil.png", "veil-16.tif", 1), ("gray.png", "gray-16.png", 1),
            ("few.png", "few-8.bmp", 60),
        ])
    func lossy(reference: String, name: String, distance: Int) throws {
        let first = pixels(try seed(reference).image), second = pixels(try seed(name).image)
        #expect(first.count == second.count)
        let worst = zip(first, second).map(Self.distance).max()
        #expect(try #require(worst) <= distance)
    }

    /// Of the two pixels' parts that differ most.
    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        var most = 0
        for shift: UInt32 in [0, 8, 16, 24] { most = max(most, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
        return most
    }

    @Test("run lengths of a BMP are the pixels without them")
    func runs() throws {
        #expect(try pixels(seed("few-runs.bmp").image) == pixels(seed("few-8.bmp").image))
    }

    @Test("frames lie on those before them as each says how it goes, in GIF and in WebP")
    func disposal() throws {
        let gif = try seed("frames.gif"), webP = try seed("frames.webp")
        #expect(gif.frames.count == 4)
        #expect(webP.frames.count == 4)
        #expect(gif.frames.map(\.delay) == webP.frames.map(\.delay))
        for (first, second) in zip(gif.frames, webP.frames) { #expect(pixels(first.image) == pixels(second.image)) }
        #expect(try seed("two-loops.gif").frames.map(\.delay) == [0.2, 0.07])
    }

    @Test("of an icon the largest picture is taken")
    func icons() throws {
        #expect(try seed("one.ico").image.width == 16)
        #expect(try seed("two.ico").image.width == 32)
    }

    @Test("a TIFF file tells how it is turned")
    func turned() throws {
        #expect(try seed("shade-turned.tif").orientation == 6)
    }

    @Test("a drawing is as large as it says, else as its view box")
    func drawings() throws {
        let drawing = try seed("drawing.svg").image
        #expect((drawing.width, drawing.height) == (40, 30))
        #expect(drawing.straightPixel(28, 26).green > 100)
        let box = try seed("drawing-box.svg").image
        #expect((box.width, box.height) == (20, 15))
        #expect(try ImageDecoder.decode(file("drawing.svg"), maximumPixelSize: 20).image.width == 20)
    }

    @Test("a drawing shows PNG pictures within it, no other formats, and nothing from outside")
    func picturesInDrawings() throws {
        let image = try seed("drawing-pictures.svg").image
        #expect(image.straightPixel(10, 10).alpha == 255)
        #expect(image.straightPixel(30, 10).alpha == 0)
        #expect(image.straightPixel(50, 10).alpha == 0)
    }

    @Test("every truncation of every seed throws or gives a picture", arguments: seeds)
    func truncated(name: String) throws {
        let data = try file(name)
        _ = try ImageDecoder.decode(data)
        for count in stride(from: 0, to: data.count - 1, by: max(1, data.count / 24)) {
            let decoded = try? ImageDecoder.decode(data.prefix(count))
            #expect(decoded.map { $0.image.width > 0 } ?? true)
        }
    }

    @Test("a palette with numbers that are too large for colours is damaged")
    func palettes() {
        #expect(throws: ImageDecodingError.self) { try seed("damaged-palette.tif") }
    }

    @Test("limits are asked before pixels are made")
    func limits() throws {
        let small = ImageLimits(side: 100, pixels: 600, frames: 10)
        #expect(throws: ImageDecodingError.tooLarge(width: 20, height: 14 * 3)) {
            try ImageDecoder.decode(file("frames.gif"), limits: small)
        }
        #expect(throws: ImageDecodingError.tooLarge(width: 20, height: 14 * 4)) {
            try ImageDecoder.decode(file("frames.webp"), limits: small)
        }
        for name in ["drawing.svg", "two.ico"] {
            #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(file(name), limits: small) }
        }
        #expect(throws: Never.self) { try ImageDecoder.decode(file("veil.png"), limits: small) }
    }

    @Test("a drawing that names itself, or far too much, ends")
    func bombs() {
        let nested = (1..<12).map {
            "<g id=\"g\($0)\">" + String(repeating: "<use href=\"#g\($0 - 1)\"/>", count: 10) + "</g>"
        }
        for body in [
            "<g id=\"g0\"><rect width=\"1\" height=\"1\"/></g>" + nested.joined(),
            "<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>",
        ] {
            let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\">\(body)</svg>"
            _ = try? ImageDecoder.decode(Data(text.utf8))
        }
        let huge = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1e30\" height=\"8\"/>"
        #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(Data(huge.utf8)) }
    }
}
