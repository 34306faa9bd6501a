import CoreGraphics
import Foundation
import Testing

/// Picture files as Image I/O reads and writes them.
@Suite("image sources") struct ImageSourceTests {
    private func source(_ name: String, _ type: String) throws -> CGImageSource {
        let url = try #require(Bundle.module.url(forResource: name, withExtension: type, subdirectory: "Resources"))
        return try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
    }

    @Test("an animation has its frames and how long each stays")
    func animation() throws {
        let gif = try source("two-frames", "gif")
        #expect(CGImageSourceGetCount(gif) == 2)
        #expect(CGImageSourceGetType(gif) == "com.compuserve.gif" as CFString)
        #expect(CGImageSourceGetStatus(gif) == .statusComplete)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(gif, 1, nil) as? [String: Any])
        let values = try #require(properties[kCGImagePropertyGIFDictionary as String] as? [String: Any])
        let delay = try #require(values[kCGImagePropertyGIFDelayTime as String] as? Double)
        #expect(delay > 0)
        #expect(CGImageSourceCreateImageAtIndex(gif, 1, nil) != nil)
        #expect(CGImageSourceCreateImageAtIndex(gif, 2, nil) == nil)
        let whole = try #require(CGImageSourceCopyProperties(gif, nil) as? [String: Any])
        #expect(
            (whole[kCGImagePropertyGIFDictionary as String] as? [String: Any])?[kCGImagePropertyGIFLoopCount as String]
                != nil)
    }

    @Test("thumbnails are no larger than asked for, and upright where that is asked for")
    func thumbnails() throws {
        let photo = try source("turned", "jpg")
        let stored = try #require(CGImageSourceCreateImageAtIndex(photo, 0, nil))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: kCFBooleanTrue as Any,
            kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: 4,
        ]
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(photo, 0, options as CFDictionary))
        #expect(max(small.width, small.height) == min(4, max(stored.width, stored.height)))
        #expect((small.width > small.height) != (stored.width > stored.height))
        #expect(CGImageSourceCreateThumbnailAtIndex(photo, 0, nil) == nil)
        let properties = CGImageSourceCopyPropertiesAtIndex(photo, 0, nil) as NSDictionary?
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == stored.width)
        #expect(properties?[kCGImagePropertyOrientation] as? Int == 6)
    }

    @Test(
        "images of a GIF that stay 50 ms or less are told to stay 100 ms, and the file's time beside it",
        arguments: [(0, 0.1), (2, 0.1), (5, 0.1), (6, 0.06), (20, 0.2)])
    func shortDelays(hundredths: Int, told: Double) throws {
        let url = try #require(
            Bundle.module.url(forResource: "two-frames", withExtension: "gif", subdirectory: "Resources"))
        var bytes = try Data(contentsOf: url)
        bytes[0x17] = UInt8(hundredths)
        let gif = try #require(CGImageSourceCreateWithData(bytes as CFData, nil))
        let values = try #require(inner(gif, kCGImagePropertyGIFDictionary))
        #expect(values[kCGImagePropertyGIFDelayTime as String] as? Double == told)
        #expect(values[kCGImagePropertyGIFUnclampedDelayTime as String] as? Double == Double(hundredths) / 100)
        let whole = try #require(CGImageSourceCopyProperties(gif, nil) as? [String: Any])
        #expect(whole[kCGImagePropertyFileSize as String] as? Int == bytes.count)
    }

    private func inner(_ source: CGImageSource, _ key: CFString, at index: Int = 0) -> [String: Any]? {
        (CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any])?[key as String] as? [String: Any]
    }

    @Test("dictionaries of a JPEG tell its density and how it is turned")
    func dictionaries() throws {
        let photo = try source("turned", "jpg")
        let jfif = try #require(inner(photo, kCGImagePropertyJFIFDictionary))
        #expect(jfif[kCGImagePropertyJFIFVersion as String] as? [Int] == [1, 0, 1])
        #expect(inner(photo, kCGImagePropertyTIFFDictionary)?[kCGImagePropertyTIFFOrientation as String] as? Int == 6)
        let plain = try source("plain", "png")
        #expect(inner(plain, kCGImagePropertyPNGDictionary)?[kCGImagePropertyPNGInterlaceType as String] as? Int == 0)
    }

    @Test("bytes that come by and by are a picture once all are there; others are none")
    func piecemeal() throws {
        let url = try #require(Bundle.module.url(forResource: "plain", withExtension: "png", subdirectory: "Resources"))
        let bytes = try Data(contentsOf: url)
        let source = CGImageSourceCreateIncremental(nil)
        // As few bytes do not tell what they are (WinObjC's tests, which ran on OS X).
        CGImageSourceUpdateData(source, bytes.prefix(40) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusInvalidData)
        #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusReadingHeader)
        CGImageSourceUpdateData(source, bytes as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceGetCount(source) == 1)
        let none = try #require(CGImageSourceCreateWithData(Data("no picture".utf8) as CFData, nil))
        #expect(CGImageSourceGetCount(none) == 0)
        #expect(CGImageSourceGetType(none) == nil)
        #expect(CGImageSourceGetStatus(none) == .statusUnknownType)
    }

    @Test("of a file that still comes the rows that are there can be seen", arguments: ["png", "jpeg"])
    func partly(type: String) throws {
        let buffer = PixelBuffer(width: 64, height: 64, isOpaque: true)
        for i in 0..<(buffer.stride * 64) { buffer.base[i] = 0xFF00_0000 | UInt32(truncatingIfNeeded: i &* 2_654_435) }
        let image = CGImage(buffer: buffer)
        let bytes = try type == "png" ? image.pngData() : #require(image.jpegData(quality: 90))
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, bytes.prefix(96) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        CGImageSourceUpdateData(source, bytes.prefix(bytes.count / 2) as CFData, false)
        #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusIncomplete)
        let half = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        CGImageSourceUpdateData(source, bytes as CFData, true)
        let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(half.width == 64)
        #expect(half.height == 64)
        #expect(half.buffer[5, 5] == whole.buffer[5, 5])
        #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
    }

    @Test(
        "a picture is written in five formats, and not in what cannot be written",
        arguments: ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp"])
    func writing(type: String) throws {
        let image = try #require(CGImageSourceCreateImageAtIndex(source("plain", "png"), 0, nil))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
        CGImageDestinationAddImage(
            destination, image, [kCGImageDestinationLossyCompressionQuality: 0.9] as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        let read = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetType(read) == type as CFString)
        #expect(CGImageSourceCreateImageAtIndex(read, 0, nil)?.width == image.width)
        #expect(CGImageDestinationCreateWithData(data, "org.webmproject.webp", 1, nil) == nil)
    }
}
