import Foundation
import Testing

@testable import CoreGraphics

/// Picture files as Image I/O writes them, read again.
@Suite("image destinations") struct ImageDestinationTests {
    /// Of a few colours, or of thousands; a corner is clear where that is asked for.
    private func picture(
        _ width: Int = 20, _ height: Int = 12, colors: Int = 16, isClear: Bool = false, seed: UInt32 = 1
    ) -> CGImage {
        let buffer = PixelBuffer(width: width, height: height, isOpaque: !isClear)
        for y in 0..<height {
            for x in 0..<width {
                let number = (UInt32(x * 3 + y * 5) &* seed) % UInt32(colors)
                let word = 0xFF00_0000 | (number &* 2_654_435_761) & 0xFF_FFFF
                buffer.base[y * buffer.stride + x] = isClear && x < 4 && y < 4 ? 0 : word
            }
        }
        return CGImage(buffer: buffer)
    }

    private func written(_ type: String, _ images: [CGImage], _ options: [CFString: Any] = [:]) throws -> CGImageSource
    {
        let data = NSMutableData()
        let file = try #require(CGImageDestinationCreateWithData(data, type as CFString, images.count, nil))
        for image in images { CGImageDestinationAddImage(file, image, options as CFDictionary) }
        #expect(CGImageDestinationFinalize(file))
        return try #require(CGImageSourceCreateWithData(data, nil))
    }

    private func pixels(_ image: CGImage?) -> [UInt32] {
        guard let image else { return [] }
        return (0..<image.height).flatMap { y in (0..<image.width).map { image.buffer[$0, y] } }
    }

    private func properties(_ source: CGImageSource, _ key: CFString, at index: Int = 0) -> [String: Any] {
        let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
        return all?[key as String] as? [String: Any] ?? [:]
    }

    @Test(
        "formats that lose nothing give the same pixels, clear ones too",
        arguments: ["public.png", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp"], [false, true])
    func lossless(type: String, isClear: Bool) throws {
        for (width, height) in [(20, 12), (1, 1), (301, 90)] {
            let image = picture(width, height, isClear: isClear)
            let read = CGImageSourceCreateImageAtIndex(try written(type, [image]), 0, nil)
            #expect(pixels(read) == pixels(image))
        }
    }

    @Test("of thousands of colours a GIF keeps 256 that are near")
    func palette() throws {
        let buffer = PixelBuffer(width: 64, height: 64, isOpaque: true)
        for y in 0..<64 {
            for x in 0..<64 {
                buffer.base[y * buffer.stride + x] = 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 4) << 8 | 90
            }
        }
        let image = CGImage(buffer: buffer)
        let read = pixels(CGImageSourceCreateImageAtIndex(try written("com.compuserve.gif", [image]), 0, nil))
        #expect(Set(read).count <= 256)
        #expect(read.count == 64 * 64)
        // What a pixel is off goes to its neighbours: areas have their colour.
        for shift in [UInt32(16), 8, 0] {
            let sums = [read, pixels(image)].map { $0.reduce(0) { $0 + Int($1 >> shift & 255) } }
            #expect(abs(sums[0] - sums[1]) < 64 * 64)
        }
    }

    @Test("an animation is written with how often it plays and how long each image stays")
    func animation() throws {
        let images = [picture(seed: 1), picture(seed: 2), picture(colors: 7, seed: 3)], data = NSMutableData()
        let file = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 3, nil))
        CGImageDestinationSetProperties(
            file,
            [kCGImagePropertyGIFDictionary as String: [kCGImagePropertyGIFLoopCount as String: 15]] as CFDictionary)
        for (image, delay) in zip(images, [0.5, 0.05, 0.3]) {
            CGImageDestinationAddImage(
                file, image,
                [kCGImagePropertyGIFDictionary as String: [kCGImagePropertyGIFDelayTime as String: delay]]
                    as CFDictionary)
        }
        #expect(CGImageDestinationFinalize(file))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetCount(source) == 3)
        for (index, image) in images.enumerated() {
            #expect(pixels(CGImageSourceCreateImageAtIndex(source, index, nil)) == pixels(image))
        }
        let times = (0..<3).map { index in
            properties(source, kCGImagePropertyGIFDictionary, at: index)[kCGImagePropertyGIFDelayTime as String]
                as? Double
        }
        #expect(times == [0.5, 0.1, 0.3])
        let whole = CGImageSourceCopyProperties(source, nil) as? [String: Any]
        let told = whole?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
        #expect(told?[kCGImagePropertyGIFLoopCount as String] as? Int == 15)
    }

    @Test("what lay clear in an image of an animation does not show the one before")
    func clearAnimation() throws {
        let images = [picture(), picture(isClear: true)]
        let source = try written("com.compuserve.gif", images)
        for (index, image) in images.enumerated() {
            #expect(pixels(CGImageSourceCreateImageAtIndex(source, index, nil)) == pixels(image))
        }
    }

    @Test("pages of a TIFF have their own size")
    func pages() throws {
        let images = [picture(20, 12), picture(5, 30, isClear: true), picture(7, 7)]
        let source = try written("public.tiff", images)
        #expect(CGImageSourceGetCount(source) == 3)
        for (index, image) in images.enumerated() {
            #expect(pixels(CGImageSourceCreateImageAtIndex(source, index, nil)) == pixels(image))
        }
        #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
    }

    private var told: [CFString: Any] {
        let place: [CFString: Any] = [
            kCGImagePropertyGPSLatitude: 10.55, kCGImagePropertyGPSLatitudeRef: "N",
            kCGImagePropertyGPSAltitude: 150.25, kCGImagePropertyGPSAltitudeRef: 1,
            kCGImagePropertyGPSTimeStamp: "04:30:51.71", kCGImagePropertyGPSVersion: [2, 3, 0, 0],
        ]
        let camera: [CFString: Any] = [
            kCGImagePropertyExifUserComment: "Grüße", kCGImagePropertyExifExposureTime: 1.0 / 60,
            kCGImagePropertyExifISOSpeedRatings: [400], kCGImagePropertyExifVersion: [2, 2, 1],
            kCGImagePropertyExifExposureBiasValue: -0.5, kCGImagePropertyExifDateTimeOriginal: "2020:01:02 03:04:05",
        ]
        return [
            kCGImagePropertyOrientation: 2, kCGImagePropertyDPIWidth: 300, kCGImagePropertyDPIHeight: 150,
            kCGImagePropertyGPSDictionary: place as CFDictionary,
            kCGImagePropertyExifDictionary: camera as CFDictionary,
            kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFMake: "Mutoscope"] as [CFString: Any] as CFDictionary,
        ]
    }

    @Test("what a program tells of a picture is read again", arguments: ["public.jpeg", "public.tiff", "public.png"])
    func metadata(type: String) throws {
        let source = try written(type, [picture()], told)
        let all = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        #expect(all[kCGImagePropertyOrientation as String] as? Int == 2)
        #expect(all[kCGImagePropertyDPIWidth as String] as? Double == 300)
        #expect(all[kCGImagePropertyDPIHeight as String] as? Double == 150)
        let place = properties(source, kCGImagePropertyGPSDictionary)
        #expect(abs(try #require(place[kCGImagePropertyGPSLatitude as String] as? Double) - 10.55) < 1e-9)
        #expect(place[kCGImagePropertyGPSLatitudeRef as String] as? String == "N")
        #expect(place[kCGImagePropertyGPSAltitude as String] as? Double == 150.25)
        #expect(place[kCGImagePropertyGPSAltitudeRef as String] as? Int == 1)
        #expect(place[kCGImagePropertyGPSTimeStamp as String] as? String == "04:30:51.71")
        #expect(place[kCGImagePropertyGPSVersion as String] as? [Int] == [2, 3, 0, 0])
        let camera = properties(source, kCGImagePropertyExifDictionary)
        #expect(camera[kCGImagePropertyExifUserComment as String] as? String == "Grüße")
        #expect(camera[kCGImagePropertyExifExposureTime as String] as? Double == 1.0 / 60)
        #expect(camera[kCGImagePropertyExifISOSpeedRatings as String] as? [Int] == [400])
        #expect(camera[kCGImagePropertyExifVersion as String] as? [Int] == [2, 2, 1])
        #expect(camera[kCGImagePropertyExifExposureBiasValue as String] as? Double == -0.5)
        #expect(camera[kCGImagePropertyExifDateTimeOriginal as String] as? String == "2020:01:02 03:04:05")
        let tiff = properties(source, kCGImagePropertyTIFFDictionary)
        #expect(tiff[kCGImagePropertyTIFFMake as String] as? String == "Mutoscope")
        #expect(tiff[kCGImagePropertyTIFFXResolution as String] as? Double == 300)
        #expect(tiff[kCGImagePropertyTIFFResolutionUnit as String] as? Int == 2)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 20)
    }

    @Test("an image of another file brings what that tells; null takes it out")
    func fromSource() throws {
        let first = try written("public.jpeg", [picture()], told), data = NSMutableData()
        let file = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
        let changes: [CFString: Any] = [kCGImagePropertyGPSDictionary: NSNull(), kCGImagePropertyOrientation: 3]
        CGImageDestinationAddImageFromSource(file, first, 0, changes as CFDictionary)
        #expect(CGImageDestinationFinalize(file))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        let all = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        #expect(all[kCGImagePropertyOrientation as String] as? Int == 3)
        #expect(all[kCGImagePropertyGPSDictionary as String] == nil)
        #expect(
            properties(source, kCGImagePropertyExifDictionary)[kCGImagePropertyExifUserComment as String] as? String
                == "Grüße")
    }

    @Test("numbers that no file can hold are left out", arguments: ["public.jpeg", "public.tiff", "public.png"])
    func wildNumbers(type: String) throws {
        let camera: [CFString: Any] = [
            kCGImagePropertyExifFlash: 1e300, kCGImagePropertyExifFNumber: Double.nan,
            kCGImagePropertyExifExposureTime: Double.infinity, kCGImagePropertyExifVersion: [1e300],
        ]
        let source = try written(
            type, [picture()],
            [
                kCGImagePropertyDPIWidth: 1e300, kCGImagePropertyOrientation: Double.nan,
                kCGImagePropertyExifDictionary: camera as CFDictionary,
            ])
        let all = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        #expect(all[kCGImagePropertyPixelWidth as String] as? Int == 20)
        #expect((all[kCGImagePropertyDPIWidth as String] as? Double ?? 0) < 1_000)
    }

    @Test("texts and the power of a PNG are kept")
    func texts() throws {
        let words: [CFString: Any] = [
            kCGImagePropertyPNGTitle: "Title", kCGImagePropertyPNGAuthor: "Łucja", kCGImagePropertyPNGGamma: 0.45455,
        ]
        let source = try written(
            "public.png", [picture()], [kCGImagePropertyPNGDictionary: words as CFDictionary])
        let told = properties(source, kCGImagePropertyPNGDictionary)
        #expect(told[kCGImagePropertyPNGTitle as String] as? String == "Title")
        #expect(told[kCGImagePropertyPNGAuthor as String] as? String == "Łucja")
        #expect(told[kCGImagePropertyPNGGamma as String] as? Double == 0.45455)
    }

    @Test("files of which images are missing are not written, nor several images where a format has one")
    func counts() throws {
        let data = NSMutableData()
        let file = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 2, nil))
        CGImageDestinationAddImage(file, picture(), nil)
        #expect(!CGImageDestinationFinalize(file))
        #expect(data.length == 0)
        #expect(CGImageDestinationCreateWithData(data, "public.jpeg", 2, nil) == nil)
        let consumer = try #require(CGDataConsumer(data: data))
        let other = try #require(CGImageDestinationCreateWithDataConsumer(consumer, "com.microsoft.bmp", 1, nil))
        CGImageDestinationAddImage(other, picture(), nil)
        #expect(CGImageDestinationFinalize(other))
        #expect(data.length > 0)
    }
}
