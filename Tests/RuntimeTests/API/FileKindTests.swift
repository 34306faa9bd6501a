import Testing
import UIKit

@Suite("Kinds of files")
struct FileKindTests {
    @Test("those that programs name are known by their endings and by what they are")
    func named() throws {
        let endings: [(String, UTType, UTType)] = [
            ("js", .javaScript, .sourceCode), ("py", .pythonScript, .shellScript), ("tar", .tarArchive, .archive),
            ("usdz", .usdz, .threeDContent), ("m3u8", .m3uPlaylist, .text), ("eml", .emailMessage, .message),
            ("mpg", .mpeg, .movie), ("cpp", .cPlusPlusSource, .plainText), ("dng", .dng, .image),
            ("app", .applicationBundle, .package),
        ]
        for (ending, kind, wider) in endings {
            let found = try #require(UTType(filenameExtension: ending))
            #expect(found == kind && found.conforms(to: wider))
        }
        #expect(UTType(mimeType: "text/css") == .css)
        #expect(UTType.livePhoto.identifier == "com.apple.live-photo")
        #expect(kUTTypeJavaScript as String == UTType.javaScript.identifier)
    }
}
