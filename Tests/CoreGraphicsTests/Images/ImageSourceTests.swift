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

    @Test("bytes that come by and by are a picture once all are there; others are none")
    func piecemeal() throws {
        let url = try #require(Bundle.module.url(forResource: "plain", withExtension: "png", subdirectory: "Resources"))
        let bytes = try Data(contentsOf: url)
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, bytes.prefix(40) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        CGImageSourceUpdateData(source, bytes as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceGetCount(source) == 1)
        let none = try #require(CGImageSourceCreateWithData(Data("no picture".utf8) as CFData, nil))
        #expect(CGImageSourceGetCount(none) == 0)
        #expect(CGImageSourceGetType(none) == nil)
        #expect(CGImageSourceGetStatus(none) == .statusUnknownType)
    }

    @Test(
        "a picture is written as PNG and JPEG, and not as what cannot be written",
        arguments: ["public.png", "public.jpeg"])
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
        #expect(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 1, nil) == nil)
    }
}
